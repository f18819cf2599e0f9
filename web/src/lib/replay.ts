/**
 * A recorded hand played again, with all hands open.
 *
 * The record was checked by the server, so nothing is judged here: this only moves the cards that
 * each action names, in the order of play (D, T, P2, F).
 */

import { cardsIn, without } from "./cards";
import { readTable } from "./meant";
import type { Arrangement, Card, HandRecord, HandView, PlayedEvent, Rules } from "./protocol";

/** A moment of a hand. */
export interface Step {
  /** What led here; null: the deal. */
  action: string | null;
  seat: number;
  events: PlayedEvent[];
  view: HandView;
  hands: Card[][];
}

interface Now {
  hands: Card[][];
  tables: Arrangement[];
  pile: Card[];
  stock: Card[];
  offered: Card | null;
  source: HandView["source"];
  phase: HandView["phase"];
  mover: number;
  player: number;
  origin: number;
  given: (Card | null)[];
  outcome: HandView["outcome"];
}

/** Every moment of a record, from the deal on. */
export function steps(record: HandRecord, rules: Rules, sides: number): Step[] {
  const { players } = rules;
  const after = (seat: number) => (seat + 1) % players;
  const { dealer } = record;
  const now: Now = {
    ...dealt(record, rules),
    tables: Array.from({ length: sides }, () => []),
    offered: null,
    source: "none",
    phase: "offer",
    mover: after(dealer),
    player: after(dealer),
    origin: -1,
    given: Array.from({ length: players }, () => null),
    outcome: null,
  };
  let events: PlayedEvent[] = [];
  const found: Step[] = [];

  const event = (word: string, seat: number, more: Partial<PlayedEvent> = {}): void => {
    events.push({ word, seat, card: null, table: null, other: null, ...more });
  };
  const keep = (action: string | null, seat: number): void => {
    found.push({ action, seat, events, view: viewOf(now, dealer), hands: now.hands.map((hand) => [...hand]) });
    events = [];
  };
  const offer = (seat: number, source: Now["source"], card: Card): void => {
    Object.assign(now, { phase: "offer", source, offered: card, player: seat, mover: seat });
  };
  const draw = (seat: number): void => {
    const card = now.stock.shift();
    if (card === undefined) {
      event("drawn", seat);
      end(null, seat, false);
      return;
    }
    offer(seat, "stock", card);
    event("drew", seat, { card });
  };
  const end = (winner: number | null, seat: number, rummy: boolean): void => {
    Object.assign(now, { phase: "over", source: "none", offered: null, mover: -1 });
    now.outcome = { winner, seat, rummy };
  };
  const turn = (seat: number, origin: number): void => {
    now.origin = origin;
    const top = now.pile[now.pile.length - 1];
    if (top === undefined) draw(seat);
    else offer(seat, "pile", top);
  };
  const open = (): void => {
    const [starter] = now.pile;
    if (starter !== undefined) offer(after(dealer), "starter", starter);
    else draw(after(dealer));
  };
  const lay = (seat: number, table: Arrangement): void => {
    const side = seat % sides;
    const fresh = without(cardsIn(table), cardsIn(now.tables[side] ?? []));
    now.hands[seat] = without(now.hands[seat] ?? [], now.offered ? without(fresh, [now.offered]) : fresh);
    now.tables[side] = table;
  };
  const passOn = (): void => {
    const seat = now.player;
    const card = now.offered ?? "";
    const next = after(seat);
    if (now.source === "stock") {
      now.pile.push(card);
      turn(next, seat);
    } else if (now.source === "starter") {
      if (seat === dealer) draw(next);
      else offer(next, "starter", card);
    } else if (rules.offers === "round" && next !== now.origin) offer(next, "pile", card);
    else if (rules.offers === "round") draw(after(next));
    else draw(seat);
  };

  if (rules.exchange) now.phase = "exchange";
  else open();
  keep(null, dealer);
  record.actions.forEach((action, at) => {
    const [word = "", rest = ""] = action.split(":");
    const seat = now.mover;
    const card = now.offered;
    switch (word) {
      case "give": {
        now.given[seat] = rest;
        event("gave", seat, { card: rest, other: after(seat) });
        now.mover = now.player = after(seat);
        if (now.given[now.mover]) {
          const { given } = now;
          now.hands = now.hands.map((hand, each) => [
            ...without(hand, [given[each] ?? ""]),
            given[(each + players - 1) % players] ?? "",
          ]);
          for (let step = 1; step <= players; step++) {
            const to = (dealer + step) % players;
            const giver = (to + players - 1) % players;
            event("received", to, { card: given[giver] ?? null, other: giver });
          }
          open();
        }
        break;
      }
      case "use": {
        const empty = !(now.tables[seat % sides] ?? []).length;
        const table = readTable(rest);
        event("used", seat, { card, table });
        if (now.source !== "stock") now.pile.pop();
        lay(seat, table);
        if (cardsIn(table).length === rules.target) {
          event("won", seat, { other: seat % sides });
          end(seat % sides, seat, empty);
          break;
        }
        Object.assign(now, { offered: null, source: "none" });
        if (record.actions[at + 1]?.startsWith("discard:"))
          Object.assign(now, { phase: "discard", mover: seat });
        else turn(after(seat), seat);
        break;
      }
      case "decline": {
        const table = rest ? readTable(rest) : null;
        if (table) {
          const offered = now.offered;
          now.offered = null;
          lay(seat, table);
          now.offered = offered;
        }
        event("declined", seat, { card, table });
        const next = record.actions[at + 1];
        if (next === "force" || next === "waive") {
          Object.assign(now, { phase: "force", mover: after(seat) });
          event("asked", now.mover, { card, other: seat });
        } else passOn();
        break;
      }
      case "force":
        event("forced", seat, { card, other: now.player });
        Object.assign(now, { phase: "forced", mover: now.player });
        break;
      case "waive":
        event("waived", seat, { card, other: now.player });
        passOn();
        break;
      case "discard":
        event("discarded", seat, { card: rest });
        now.hands[seat] = without(now.hands[seat] ?? [], [rest]);
        now.pile.push(rest);
        turn(after(seat), seat);
    }
    keep(action, seat);
  });
  return found;
}

/** D2, D3: the hands in packets of two, the starter, and the stock. */
function dealt(record: HandRecord, rules: Rules): Pick<Now, "hands" | "pile" | "stock"> {
  const deck = record.deck.split(" ");
  const hands: Card[][] = Array.from({ length: rules.players }, () => []);
  for (let given = 0; given < rules.deal; given += 2)
    for (let step = 1; step <= rules.players; step++) {
      const packet = deck.splice(0, Math.min(2, rules.deal - given));
      hands[(record.dealer + step) % rules.players]?.push(...packet);
    }
  return { hands, pile: rules.starter ? deck.splice(0, 1) : [], stock: deck };
}

function viewOf(now: Now, dealer: number): HandView {
  return {
    seat: null,
    dealer,
    mover: now.mover < 0 ? null : now.mover,
    player: now.player,
    phase: now.phase,
    source: now.source,
    offered: now.offered,
    origin: now.origin < 0 ? null : now.origin,
    hand: null,
    counts: now.hands.map((hand) => hand.length),
    tables: [...now.tables],
    pile: [...now.pile],
    stock_count: now.stock.length,
    given: null,
    received: null,
    outcome: now.outcome,
  };
}
