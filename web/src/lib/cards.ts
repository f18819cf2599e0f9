/** Cards in notation ("7S"): their order, and melds as sets of them. */

import type { Arrangement, Card, Meld } from "./protocol";

const RANKS = "A23456789TJQK";
const SUITS = "CDHS";

/** The rank's place, ace 0 to king 12. */
export function rankOf(card: Card): number {
  return RANKS.indexOf(card.charAt(0));
}

/** The suit's place: clubs, diamonds, hearts, spades. */
export function suitOf(card: Card): number {
  return SUITS.indexOf(card.charAt(1));
}

/** The number by which the rules order cards. */
export function codeOf(card: Card): number {
  return suitOf(card) * 16 + rankOf(card);
}

export function cardOf(code: number): Card {
  return RANKS.charAt(code & 15) + SUITS.charAt(code >> 4);
}

export function bySuit(a: Card, b: Card): number {
  return codeOf(a) - codeOf(b);
}

export function byRank(a: Card, b: Card): number {
  return rankOf(a) - rankOf(b) || suitOf(a) - suitOf(b);
}

/** All cards of the packs, by code, copies side by side. */
export function fullPack(pack: number, packs: number): Card[] {
  const found: Card[] = [];
  for (let suit = 0; suit < 4; suit++)
    for (let rank = 0; rank < 13; rank++)
      if (pack === 52 || rank < 7 || rank > 9)
        for (let copy = 0; copy < packs; copy++) found.push(cardOf(suit * 16 + rank));
  return found;
}

/** One text for one arrangement, however its melds and cards are ordered. */
export function arrangementKey(melds: Arrangement): string {
  return melds
    .map((meld) => [...meld].sort(bySuit).join("-"))
    .sort()
    .join(",");
}

/** The cards of melds, in one list. */
export function cardsIn(melds: Arrangement): Card[] {
  return melds.flat();
}

/** How often each card occurs. */
export function counted(cards: readonly Card[]): Map<Card, number> {
  const found = new Map<Card, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return found;
}

/** Cards without other cards, each taken away once. */
export function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  const left = counted(gone);
  return cards.filter((card) => {
    const count = left.get(card) ?? 0;
    if (count) left.set(card, count - 1);
    return !count;
  });
}

/** Whether one list holds every card of another as often. */
export function holds(cards: readonly Card[], some: readonly Card[]): boolean {
  return without(some, cards).length === 0;
}

/** The place of a rank in runs: with 40 cards the jack follows the seven (M2). */
export function runPlace(card: Card, pack: number): number {
  const rank = rankOf(card);
  return pack === 40 && rank > 9 ? rank - 3 : rank;
}

/** Whether the cards are all of one rank. */
export function sameRank(cards: readonly Card[]): boolean {
  return cards.every((card) => card.charAt(0) === cards[0]?.charAt(0));
}

/** Whether a meld could take a card alone: only for telling which melds F1 means. */
export function grows(meld: Meld, card: Card, pack: number, packs: number): boolean {
  if (sameRank(meld)) {
    const copies = meld.filter((each) => each === card).length;
    return meld.length < 4 && card.charAt(0) === meld[0]?.charAt(0) && copies < packs;
  }
  if (card.charAt(1) !== meld[0]?.charAt(1)) return false;
  const places = meld.map((each) => runPlace(each, pack));
  const place = runPlace(card, pack);
  return place === Math.min(...places) - 1 || place === Math.max(...places) + 1;
}

/** The cards of a meld as they are read: runs upwards, sets by suit. */
export function inOrder(meld: Meld): Card[] {
  return [...meld].sort(bySuit);
}
