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
import type { Card, HandRecord } from "./protocol";

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

export type Check = { what: "commitment" | "deck-order" | "cut"; good: boolean };

/** Every step by which a record proves its deal. Throws the key of an error if it cannot. */
export function checkDeal(record: HandRecord, pack: Pack): Check[] {
  const { fair } = record;
  if (!fair) throw new Error("fair-missing");
  if (!fair.secret) throw new Error("fair-hidden");
  if (!/^[0-9a-f]{64}$/.test(fair.secret)) throw new Error("fair-secret");
  const secret = hexToBytes(fair.secret);
  const { contributions, hand } = fair;
  const rules = rulesText(record.rules);
  const deal = { rules, contributions, hand, dealer: record.dealer };
  const order = deckOrder(pack, secret, deal);
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
