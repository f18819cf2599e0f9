/** A table in words: what happened, what is asked, and what a person is putting together. */

import { cardsIn } from "./cards";
import { capital, errorText } from "./explain";
import type { Pen } from "./pen";
import { prefs, t } from "./prefs.svelte";
import type { HandView, MatchView } from "./protocol";
import { narrateMatch, toldOf } from "./sessions";
import type { Entry, Table } from "./table.svelte";

const QUIET = ["contributed", "cut", "hand", "picked", "ready", "revealed"];

/** An entry of the log as a sentence; empty for what is not worth one. */
export function lineOf(table: Table, entry: Entry, pen: Pen): string {
  const { rules } = table;
  const { event } = entry;
  const [names, me] = toldTo(table, entry);
  if (!rules || QUIET.includes(event.kind)) return "";
  if (event.kind === "committed" && !event.hand) return "";
  const teach = entry.teach && prefs.teach;
  return capital(narrateMatch(pen, event, names, me, rules, entry.view, teach));
}

/** Everybody's names, and who "you" are: not what a computer did in the own seat. */
function toldTo({ names, me }: Table, { event, lent }: Entry): [readonly string[], number | null] {
  if (lent === null || event.kind !== "played" || event.event.seat !== me) return [names, me];
  return [names.map((name, seat) => (seat === me ? lent : name)), null];
}

/** The same, one sentence after the other, without the accounts. */
export function sentencesOf(table: Table, entry: Entry, pen: Pen): string[] {
  const { rules } = table;
  const [names, me] = toldTo(table, entry);
  const teach = entry.teach && prefs.teach;
  return rules ? toldOf(pen, entry.event, names, me, rules, entry.view, teach, false) : [];
}

/** What happened last, newest first: so many sentences at most. */
export function storyOf(table: Table, pen: Pen, most = Infinity): { id: number; text: string }[] {
  const found: { id: number; text: string }[] = [];
  for (let at = table.log.length - 1; at >= 0 && found.length < most; at--) {
    const entry = table.log[at];
    const text = entry && lineOf(table, entry, pen);
    if (text) found.push({ id: entry.id, text });
  }
  return found;
}

/** Whose turn it is and what is asked. */
export function questionOf(table: Table, pen: Pen): string {
  const { view, hand, me, names } = table;
  if (!view || view.stage === "over") return "";
  if (view.stage !== "play" || !hand || hand.outcome) return between(table, view);
  const mover = hand.mover ?? 0;
  const name = names[mover] ?? "";
  const card = hand.offered ? pen.card(hand.offered) : "";
  if (mover !== me) {
    const what = { offer: "offer", forced: "forced", force: "force", discard: "discard" };
    const key =
      hand.phase === "force" && hand.player === me ? "force-you" : (what[hand.phase as "offer"] ?? "give");
    return capital(t(`web-waits-${key}`, { name, card, other: names[hand.player ?? 0] ?? "" }));
  }
  switch (hand.phase) {
    case "force":
      return capital(t("ui-asked-force", { name: names[hand.player ?? 0] ?? "", card }));
    case "forced":
      return capital(t("ui-asked-forced", { card }));
    case "discard":
      return t("ui-asked-discard");
    case "exchange":
      return t("ui-asked-give", { name: names[(mover + 1) % names.length] ?? "" });
    default:
      return capital(offer(table, hand, card));
  }
}

function offer({ me, names }: Table, hand: HandView, card: string): string {
  if (hand.source !== "pile") return t(`ui-asked-offer-${hand.source}`, { card });
  const giver = hand.origin;
  if (giver === null || giver === me) return t("ui-asked-offer-round", { card });
  return t("ui-asked-offer-pile", { card, name: names[giver] ?? "" });
}

function between({ me, names, due }: Table, view: MatchView): string {
  const waiting = view.stage === "ready" ? [] : view.waiting;
  const others = waiting.filter((seat) => seat !== me).map((seat) => names[seat] ?? "");
  if (due) return prefs.byHand ? t(`web-asked-${view.stage}`) : "";
  return others.length ? t("web-waits-deal", { name: others.join(", ") }) : "";
}

/** The staged table in words. */
export function draftOf(table: Table, pen: Pen): string {
  const { hand, rules, verdict } = table;
  if (!hand || !rules || !table.staged || !verdict) return "";
  const { catalog, faces, spoken } = pen;
  if (!verdict.legal && verdict.error) return errorText(catalog, verdict.error, faces, spoken);
  if (!verdict.legal) return capital(t("web-draft-bad"));
  const melds = table.melds.map((meld) => meld.map(({ card }) => card));
  const args = {
    melds: pen.table(melds),
    count: cardsIn(melds).length,
    target: rules.target,
    card: hand.offered ? pen.card(hand.offered) : "",
  };
  if (verdict.wins) return capital(t("web-draft-wins", args));
  return capital(t(verdict.play.word === "use" ? "web-draft" : "web-draft-without", args));
}
