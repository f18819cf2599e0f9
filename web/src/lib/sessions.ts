/** Events around the hands as sentences; the choice of messages is that of `text.sessions`. */

import type { Args, Catalog } from "./catalog";
import { sentencesOf } from "./narrate";
import type { Pen } from "./pen";
import type { FullRules, HandView, MatchEvent, Settled } from "./protocol";

type Sentence = [key: string, args: Args];
const ACCOUNTS = "event-settled-balance";
type Of<Kind extends MatchEvent["kind"]> = Extract<MatchEvent, { kind: Kind }>;

/** An event of a match told to the seat `you` (null: a spectator). */
export function narrateMatch(...about: Parameters<typeof toldOf>): string {
  return toldOf(...about).join(" ");
}

/** The same, one sentence after the other; without the accounts where a table shows them. */
export function toldOf(
  pen: Pen,
  event: MatchEvent,
  names: readonly string[],
  you: number | null,
  rules: FullRules,
  view: HandView | null,
  teach: boolean,
  accounts = true,
): string[] {
  if (event.kind === "played")
    return view ? sentencesOf(pen, event.event, names, you, rules, view, teach) : [];
  const teller = new Teller(pen, names, you, rules);
  const told = sentences(teller, event)
    .filter(([key]) => accounts || key !== ACCOUNTS)
    .map(([key, args]) => pen.catalog.text(key, args));
  const reason = `event-${event.kind}-why`;
  if (teach && pen.catalog.has(reason)) told.push(pen.catalog.text(reason));
  return told;
}

/** A list in a sentence: "Ana, Bob and Carla". */
export function listed(catalog: Catalog, items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  const last = items[items.length - 1] ?? "";
  return catalog.text("names-and", { first: items.slice(0, -1).join(", "), last });
}

/** The beginning of a seal or secret, enough to compare by eye. */
export function shortened(digits: string): string {
  return `${digits.slice(0, 16)}…`;
}

/** A number of units with its sign. */
export function signed(value: number): string {
  return `${value > 0 ? "+" : value < 0 ? "\u2212" : ""}${Math.abs(value)}`;
}

class Teller {
  constructor(
    readonly pen: Pen,
    readonly names: readonly string[],
    readonly you: number | null,
    readonly rules: FullRules,
  ) {}

  name(seat: number): string {
    return this.names[seat] ?? "";
  }

  who(seat: number): Args {
    return { you: this.you === seat ? "seat" : "none", name: this.name(seat) };
  }

  several(seats: readonly number[]): Args {
    const others = seats.filter((seat) => seat !== this.you).map((seat) => this.name(seat));
    return {
      you: this.you !== null && seats.includes(this.you) ? "seat" : "none",
      names: listed(this.pen.catalog, others),
    };
  }

  side(side: number): number[] {
    const { sides } = this.rules;
    return this.names.map((_, seat) => seat).filter((seat) => seat % sides === side);
  }

  figures(values: readonly number[]): string {
    return this.names.map((name, seat) => `${name} ${signed(values[seat] ?? 0)}`).join(", ");
  }

  score(event: { balances: readonly number[]; points: readonly number[] }): Sentence {
    const points = event.points.map((count, side) => {
      const names = this.side(side).map((seat) => this.name(seat));
      return `${listed(this.pen.catalog, names)} ${count}`;
    });
    const balances = this.figures(event.balances);
    return [ACCOUNTS, { balances, points: points.join(", ") }];
  }
}

function sentences(teller: Teller, event: Exclude<MatchEvent, { kind: "played" }>): Sentence[] {
  switch (event.kind) {
    case "anted":
      return [["event-anted", { stake: event.stake, pot: event.pot }]];
    case "committed":
      return [["event-committed", { commitment: shortened(event.commitment) }]];
    case "contributed":
      if (!event.text) return [["event-contributed-nothing", teller.who(event.seat)]];
      return [["event-contributed", { ...teller.who(event.seat), text: event.text }]];
    case "picked":
    case "dealer":
      return [
        [
          `event-${event.kind}`,
          { ...teller.who(event.seat), card: teller.pen.card(event.card) },
        ],
      ];
    case "tied":
      return [["event-tied", teller.several(event.seats)]];
    case "cut":
      if (!event.index) return [["event-cut-none", teller.who(event.seat)]];
      return [["event-cut", { ...teller.who(event.seat), index: event.index }]];
    case "misdealt": {
      const { cards, expected } = event;
      return [["event-misdealt", { ...teller.who(event.seat), cards, expected }]];
    }
    case "dealt":
      return dealt(teller, event);
    case "hand":
      return [["event-hand", { cards: teller.pen.cards(event.cards) }]];
    case "settled":
      return settled(teller, event);
    case "revealed":
      return [
        [
          event.hand ? "event-revealed" : "event-revealed-cutting",
          { hand: event.hand, secret: shortened(event.secret) },
        ],
      ];
    case "stop":
      return stop(teller, event);
    case "reseated": {
      const args: Args = { number: event.seat + 1, name: event.name };
      if (event.who === "open") return [["event-reseated-open", args]];
      if (event.who !== "human") return [["event-reseated-bot", args]];
      return [["event-reseated", { ...teller.who(event.seat), ...args }]];
    }
    case "over":
      return over(teller, event);
    case "late":
      return [["server-late", teller.who(event.seat)]];
    default:
      return []; // what only programs need to know
  }
}

function dealt(teller: Teller, event: Of<"dealt">): Sentence[] {
  const first = (event.dealer + 1) % teller.rules.players;
  const more: Args = {
    stock: event.stock,
    first: teller.name(first),
    you: teller.you === first ? "first" : "none",
  };
  if (event.offered) more["card"] = teller.pen.card(event.offered);
  return [
    ["event-dealt", { ...teller.who(event.dealer), hand: event.hand, cards: event.cards }],
    [`event-dealt-${event.source}`, more],
  ];
}

function settled(teller: Teller, event: Settled): Sentence[] {
  const told: Sentence[] = [];
  if (event.outcome.winner === null) told.push(["event-settled-drawn", { hand: event.hand }]);
  else told.push(...won(teller, event, event.outcome.winner));
  const dealer = event.next_dealer; // null: that was the last hand
  if (event.pot && dealer !== null) told.push(["event-settled-pot", { pot: event.pot }]);
  told.push(teller.score(event));
  if (dealer !== null) {
    const key = event.replay ? "event-settled-replay" : "event-settled-next";
    told.push([key, teller.who(dealer)]);
  }
  return told;
}

function won(teller: Teller, event: Settled, winner: number): Sentence[] {
  const seats = teller.side(winner);
  const first = seats[0] ?? 0;
  let args: Args = { ...teller.several(seats), hand: event.hand, paid: event.paid[first] ?? 0 };
  let key = "event-settled-won";
  if (seats.length > 1 && teller.you !== null && seats.includes(teller.you))
    args = { ...args, you: "partner", name: args["names"] ?? "" };
  else if (seats.length > 1) key = "event-settled-won-side";
  else args = { ...args, ...teller.who(first) };
  if (!args["paid"]) {
    key = "event-settled-won-free";
    args["count"] = seats.length;
  }
  const told: Sentence[] = [[key, args]];
  if (teller.rules.rummy_bonus && event.outcome.rummy) told.push(["event-settled-rummy", {}]);
  return told;
}

function stop(teller: Teller, event: Of<"stop">): Sentence[] {
  if (!event.agreed) return [["event-stop-back", teller.who(event.seat)]];
  const told: Sentence[] = [["event-stop", teller.who(event.seat)]];
  if (event.missing.length) {
    const args = teller.several(event.missing);
    if (args["you"] === "seat") {
      const names = event.missing.map((seat) => teller.name(seat));
      args["names"] = listed(teller.pen.catalog, names);
    }
    told.push(["event-stop-missing", args]);
  }
  return told;
}

function over(teller: Teller, event: Of<"over">): Sentence[] {
  const told: Sentence[] = [];
  if (event.winner === null) told.push([`event-over-${event.reason}`, {}]);
  else {
    const seats = teller.side(event.winner);
    const args: Args = { ...teller.several(seats), count: seats.length };
    if (seats.length > 1 && teller.you !== null && seats.includes(teller.you))
      args["you"] = "partner";
    told.push([`event-over-${event.reason}`, args]);
  }
  if (event.returned.some(Boolean))
    told.push(["event-over-returned", { returned: teller.figures(event.returned) }]);
  told.push(teller.score(event));
  return told;
}
