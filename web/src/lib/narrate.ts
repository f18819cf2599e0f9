/** Events of a hand as sentences; the choice of messages is that of `conquian.text.narrate`. */

import { cardsIn, grows } from "./cards";
import type { Args, Catalog } from "./catalog";
import type { Pen } from "./pen";
import type { Arrangement, FullRules, HandView, MatchEvent, PlayedEvent } from "./protocol";

/** An event told to the seat `you` (null: a spectator), after which the hand is as in `view`. */
export function narrate(...about: Parameters<typeof sentencesOf>): string {
  return sentencesOf(...about).join(" ");
}

/** The same, one sentence after the other. */
export function sentencesOf(
  pen: Pen,
  event: PlayedEvent,
  names: readonly string[],
  you: number | null,
  rules: FullRules,
  view: HandView,
  teach: boolean,
): string[] {
  const { catalog } = pen;
  const args: Args = {
    you: role(event, you, rules),
    name: names[event.seat] ?? "",
    target: rules.target,
    limit: rules.limit ?? rules.deck_size,
  };
  if (event.card) args["card"] = pen.card(event.card);
  if (["gave", "received", "asked", "forced", "waived"].includes(event.word))
    args["other"] = names[event.other ?? -1] ?? "";
  if (event.word === "asked" || event.word === "forced")
    args["meld"] = pen.table(extended(event, rules, view));
  if (event.table) {
    args["melds"] = pen.table(event.table);
    args["count"] = cardsIn(event.table).length;
  }
  const sentences = [catalog.text(keyOf(event), args)];
  for (const extra of extras(event, view)) sentences.push(catalog.text(extra, args));
  if (teach) sentences.push(why(catalog, event, rules));
  return sentences;
}

/** The rule behind an event, in a sentence or two. */
export function why(catalog: Catalog, event: PlayedEvent, rules: FullRules): string {
  let key = keyOf(event).replace(/-hidden$/, "") + "-why";
  if (!rules.forced && catalog.has(`${key}-unforced`)) key += "-unforced";
  return catalog.text(key);
}

/** Whether what follows an event tells of it too. */
export function saysItAgain(event: MatchEvent, following: MatchEvent | undefined): boolean {
  return (
    event.kind === "played" &&
    event.event.word === "declined" &&
    !event.event.table &&
    following?.kind === "played" &&
    following.event.word === "asked"
  );
}

export function keyOf(event: PlayedEvent): string {
  const key = `event-${event.word}`;
  if ((event.word === "gave" || event.word === "received") && !event.card) return `${key}-hidden`;
  if (event.word === "declined" && event.table) return `${key}-laid`;
  return key;
}

function extras(event: PlayedEvent, view: HandView): string[] {
  if (event.word === "used" && view.phase === "discard" && view.mover === event.seat)
    return ["event-discard-due"];
  if (event.word === "drew" && view.stock_count === 0) return ["event-drew-last"];
  if (event.word === "won" && view.outcome?.rummy) return ["event-won-rummy"];
  return [];
}

/** What the reader is in an event. */
export function role(event: PlayedEvent, you: number | null, rules: FullRules): string {
  if (you === null) return "none";
  if (you === event.seat) return "seat";
  if (event.word !== "won" && you === event.other) return "other";
  return you % rules.sides === event.seat % rules.sides ? "partner" : "none";
}

/** The melds that make an event's card one that can be forced (F1). */
function extended(event: PlayedEvent, rules: FullRules, view: HandView): Arrangement {
  const table = view.tables[(event.other ?? 0) % rules.sides] ?? [];
  const { card } = event;
  const found = card ? table.filter((meld) => grows(meld, card, rules.pack, rules.packs)) : [];
  return found.length ? found : table;
}
