/**
 * The fair deal worked out again in the browser; the theory is in `conquian.match.fair`.
 *
 * Browsers have SHA-256 of their own over secure connections only, and tables in the living room
 * have none: hence a library, which comes with the page of a finished hand alone.
 */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";

import { cardOf, codeOf, fullPack } from "./cards";
import type { Card, CutRecord, FairDeal, HandRecord } from "./protocol";

const RANKS = "A23456789TJQK";
const DOMAIN = "conquian fair deal 1";
const encoder = new TextEncoder();

export function commitmentOf(secret: Uint8Array): string {
  return bytesToHex(sha256(secret));
}

export interface Pack {
  pack: number;
  packs: number;
}

/** What belongs to one deal, beside the secret. */
export interface Deal {
  /** The house rules in notation, as in "classic,target=12". */
  rules: string;
  contributions: readonly string[];
  hand: number;
  /** -1 while the seats cut for deal. */
  dealer: number;
}

/** The shuffled pack, top card first, before the cut. */
export function deckOrder(pack: Pack, secret: Uint8Array, deal: Deal): Card[] {
  const word = randomWords(secret, message(deal));
  const order = fullPack(pack.pack, pack.packs).map(codeOf);
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(word, last + 1);
    const moved = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = moved;
  }
  return order.map(cardOf);
}

export function cutDeck(deck: readonly Card[], index: number): Card[] {
  return [...deck.slice(index), ...deck.slice(0, index)];
}

/** What the secret signs, up to the counter. */
function message(deal: Deal): Uint8Array {
  const { rules, contributions, hand, dealer } = deal;
  const numbers = [hand, dealer + 1, contributions.length];
  return concatBytes(frame(DOMAIN), frame(rules), ...numbers.map(four), ...contributions.map(frame));
}

/** House rules in notation: the preset, and what differs from it. */
export function rulesText(rules: HandRecord["rules"]): string {
  const { name, ...changes } = rules;
  const written = (value: unknown): string => {
    if (typeof value === "boolean") return value ? "on" : "off";
    return value === null ? "none" : String(value);
  };
  return [name, ...Object.entries(changes).map(([field, value]) => `${field}=${written(value)}`)].join(",");
}

export type Check = { what: "commitment" | "deck-order" | "cut" | "dealer"; good: boolean };

/** Every step by which a record proves its deal. Throws the key of an error if it cannot. */
export function checkDeal(record: HandRecord, pack: Pack): Check[] {
  const { fair } = record;
  if (!fair) throw new Error("fair-missing");
  const secret = secretOf(fair);
  const order = deckOrder(pack, secret, { ...fair, rules: rulesText(record.rules), dealer: record.dealer });
  const dealt = record.deck.split(" ");
  const uncut = cutDeck(dealt, dealt.length - fair.cut);
  const same = (one: readonly Card[], two: readonly Card[]) => one.join(" ") === two.join(" ");
  const anyCut = order.some((_, index) => same(cutDeck(order, index), dealt));
  return [
    { what: "commitment", good: commitmentOf(secret) === fair.commitment },
    { what: "deck-order", good: anyCut },
    { what: "cut", good: same(uncut, order) },
  ];
}

/** The same for cutting for deal: the cards lay where they were cut, and the lowest deals. */
export function checkCutting(record: CutRecord, pack: Pack): Check[] {
  const { fair, seats } = record;
  const secret = secretOf(fair);
  const order = deckOrder(pack, secret, { ...fair, rules: rulesText(record.rules), dealer: -1 });
  const picks = record.picks.map((pick) => {
    const [seat, place, card] = pick.split(":");
    return { seat: Number(seat), place: Number(place), card };
  });
  const places = new Set(picks.map(({ place }) => place));
  const there = picks.every(({ place, card }) => order[place] === card);
  return [
    { what: "commitment", good: commitmentOf(secret) === fair.commitment },
    { what: "deck-order", good: there && places.size === picks.length },
    { what: "dealer", good: lowest(picks, seats.length, order.length) === record.dealer },
  ];
}

/** The seat that cut the lowest card; those who cut equally low cut again. */
function lowest(
  picks: readonly { seat: number; card?: string | undefined }[],
  players: number,
  size: number,
): number | null {
  let cutting = Array.from({ length: players }, (_, seat) => seat);
  let from = 0;
  for (;;) {
    const round = picks.slice(from, from + cutting.length);
    const cut = new Map(round.map(({ seat, card }) => [seat, RANKS.indexOf(card?.charAt(0) ?? "")]));
    if (cutting.some((seat) => !cut.has(seat))) return null;
    from += cutting.length;
    const least = Math.min(...cut.values());
    const tied = cutting.filter((seat) => cut.get(seat) === least);
    // With too few cards left to cut again, the first of them deals.
    if (tied.length === 1 || tied.length > size - from)
      return from === picks.length ? (tied[0] ?? null) : null;
    cutting = tied;
  }
}

function secretOf(fair: FairDeal): Uint8Array {
  if (!fair.secret) throw new Error("fair-hidden");
  if (!/^[0-9a-f]{64}$/.test(fair.secret)) throw new Error("fair-secret");
  return hexToBytes(fair.secret);
}

/** 32-bit words without end, from HMAC-SHA-256 in counter mode. */
function randomWords(secret: Uint8Array, about: Uint8Array): () => number {
  let counter = 0;
  let block = new DataView(new ArrayBuffer(0));
  let at = 0;
  return () => {
    if (at >= block.byteLength) {
      block = new DataView(hmac(sha256, secret, concatBytes(about, four(counter++))).buffer);
      at = 0;
    }
    at += 4;
    return block.getUint32(at - 4);
  };
}

function below(word: () => number, bound: number): number {
  const size = 2 ** 32;
  const fair = size - (size % bound);
  for (;;) {
    const next = word();
    if (next < fair) return next % bound;
  }
}

function frame(text: string): Uint8Array {
  const bytes = encoder.encode(text);
  return concatBytes(four(bytes.length), bytes);
}

function four(number: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}
