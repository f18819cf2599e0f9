/** The fair deal worked out again in the browser; the theory is in `conquian.match.fair`. */

import { cardOf, codeOf, fullPack } from "./cards";
import type { Card, HandRecord } from "./protocol";

const DOMAIN = "conquian fair deal 1";
const encoder = new TextEncoder();

export async function commitmentOf(secret: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", secret)));
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
export async function deckOrder(
  pack: Pack,
  secret: Uint8Array<ArrayBuffer>,
  deal: Deal,
): Promise<Card[]> {
  const about = message(deal);
  const words = await randomWords(secret, about);
  const order = fullPack(pack.pack, pack.packs).map(codeOf);
  for (let last = order.length - 1; last > 0; last--) {
    const other = await below(words, last + 1);
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
export function message(deal: Deal): Uint8Array<ArrayBuffer> {
  const { rules, contributions, hand, dealer } = deal;
  const numbers = [hand, dealer + 1, contributions.length];
  return joined([frame(DOMAIN), frame(rules), ...numbers.map(four), ...contributions.map(frame)]);
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
export async function checkDeal(record: HandRecord, pack: Pack): Promise<Check[]> {
  const { fair } = record;
  if (!fair) throw new Error("fair-missing");
  if (!fair.secret) throw new Error("fair-hidden");
  const secret = fromHex(fair.secret);
  const { contributions, hand } = fair;
  const rules = rulesText(record.rules);
  const deal = { rules, contributions, hand, dealer: record.dealer };
  const order = await deckOrder(pack, secret, deal);
  const dealt = record.deck.split(" ");
  const uncut = cutDeck(dealt, dealt.length - fair.cut);
  const same = (one: readonly Card[], two: readonly Card[]) => one.join(" ") === two.join(" ");
  const anyCut = order.some((_, index) => same(cutDeck(order, index), dealt));
  return [
    { what: "commitment", good: (await commitmentOf(secret)) === fair.commitment },
    { what: "deck-order", good: anyCut },
    { what: "cut", good: same(uncut, order) },
  ];
}

type Words = { next(): Promise<number> };

/** 32-bit words without end, from HMAC-SHA-256 in counter mode. */
async function randomWords(
  secret: Uint8Array<ArrayBuffer>,
  about: Uint8Array<ArrayBuffer>,
): Promise<Words> {
  const hash = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", secret, hash, false, ["sign"]);
  let counter = 0;
  let block = new DataView(new ArrayBuffer(0));
  let at = 0;
  return {
    async next() {
      if (at >= block.byteLength) {
        block = new DataView(
          await crypto.subtle.sign("HMAC", key, joined([about, four(counter++)])),
        );
        at = 0;
      }
      at += 4;
      return block.getUint32(at - 4);
    },
  };
}

async function below(words: Words, bound: number): Promise<number> {
  const size = 2 ** 32;
  const fair = size - (size % bound);
  for (;;) {
    const word = await words.next();
    if (word < fair) return word % bound;
  }
}

function frame(text: string): Uint8Array<ArrayBuffer> {
  const bytes = encoder.encode(text);
  return joined([four(bytes.length), bytes]);
}

function four(number: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length / 2);
  for (let at = 0; at < bytes.length; at++)
    bytes[at] = Number.parseInt(text.slice(at * 2, at * 2 + 2), 16);
  return bytes;
}

/** A contribution to the shuffle that nobody could have known: 128 bits. */
export function randomText(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}
