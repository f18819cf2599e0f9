/** Cards as things that lie somewhere: each with an id by which it is followed as it moves. */

import { byRank, bySuit } from "./cards";
import type { Arrangement, Card, HandView } from "./protocol";

export interface Piece {
  id: string;
  card: Card;
}

export interface Pieces {
  /** By side and meld. */
  tables: Piece[][][];
  hand: Piece[];
  pile: Piece[];
  /** The card on offer; not among the pile. */
  offered: Piece | null;
}

export const NOTHING: Pieces = { tables: [], hand: [], pile: [], offered: null };

/** All cards that a seat sees; of a card seen twice, each copy has its own id. */
export function piecesOf(view: HandView): Pieces {
  const seen = new Map<Card, number>();
  const piece = (card: Card): Piece => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { id: `${card}.${copy}`, card };
  };
  const table = (melds: Arrangement) => melds.map((meld) => meld.map(piece));
  const onPile = view.source === "pile" || view.source === "starter";
  const lying = onPile && view.offered ? view.pile.slice(0, -1) : view.pile;
  const tables = view.tables.map(table);
  const hand = (view.hand ?? []).map(piece);
  const pile = lying.map(piece);
  return { tables, hand, pile, offered: view.offered ? piece(view.offered) : null };
}

/** How a hand lies: ids of cards, and gaps between groups of them. */
export type Order = readonly string[];
export const GAP = "|";

/** An order with the cards of today: those that went are left out, new ones come last. */
export function settle(order: Order, hand: readonly Piece[]): string[] {
  const here = new Set(hand.map(({ id }) => id));
  const left = hand.map(({ id }) => id).filter((id) => !order.includes(id));
  const kept = order.flatMap((id) => {
    if (id === GAP || here.has(id)) return [id];
    // With two packs a card may have become the other of its copies.
    const copy = left.findIndex((each) => each.slice(0, 2) === id.slice(0, 2));
    return copy < 0 ? [] : left.splice(copy, 1);
  });
  return tidy([...kept, ...left]);
}

/** No gap at an end, and no two side by side. */
export function tidy(order: Order): string[] {
  const found = order.filter((id, at) => id !== GAP || (at > 0 && order[at - 1] !== GAP));
  while (found[found.length - 1] === GAP) found.pop();
  while (found[0] === GAP) found.shift();
  return found;
}

/** A hand sorted by suit or by rank, with a gap between groups. */
export function sorted(hand: readonly Piece[], by: "suit" | "rank"): string[] {
  const order: string[] = [];
  const place = by === "suit" ? 1 : 0;
  const pieces = [...hand].sort((a, b) => (by === "suit" ? bySuit : byRank)(a.card, b.card));
  let last = "";
  for (const { id, card } of pieces) {
    const group = card.charAt(place);
    if (last && group !== last && by === "suit") order.push(GAP);
    last = group;
    order.push(id);
  }
  return order;
}

/** Cards moved to lie before another one (null: at the end). */
export function moved(order: Order, ids: readonly string[], before: string | null): string[] {
  const rest = order.filter((id) => !ids.includes(id));
  const at = before === null ? rest.length : rest.indexOf(before);
  return tidy([...rest.slice(0, at < 0 ? rest.length : at), ...ids, ...rest.slice(at < 0 ? rest.length : at)]);
}

/** Cards put together as a group of their own, at the left end. */
export function grouped(order: Order, ids: readonly string[]): string[] {
  const rest = order.filter((id) => !ids.includes(id));
  const mine = order.filter((id) => ids.includes(id));
  return tidy([...mine, GAP, ...rest]);
}

/** Cards moved by one place; a gap is a place of its own. */
export function nudged(order: Order, id: string, step: -1 | 1): string[] {
  const at = order.indexOf(id);
  const to = at + step;
  if (at < 0 || to < 0 || to >= order.length) return [...order];
  const found = [...order];
  found[at] = order[to] ?? "";
  found[to] = id;
  return tidy(found);
}
