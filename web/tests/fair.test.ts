import { describe, expect, it } from "vitest";

import { randomText } from "../src/lib/chance";
import { checkDeal, commitmentOf, cutDeck, deckOrder } from "../src/lib/fair";
import type { HandRecord, Rules } from "../src/lib/protocol";
import { fixture } from "./texts";

interface Deal {
  rules: string;
  pack: number;
  packs: number;
  secret: string;
  commitment: string;
  contributions: string[];
  hand: number;
  dealer: number;
  order: string;
  cut: string;
}
interface Hand {
  rules: Rules;
  record: HandRecord;
}

const deals = fixture("deals.json") as Deal[];
const hands = fixture("hands.json") as Hand[];
const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16));

describe("the order of the pack", () => {
  it.each(deals)("is Python's: $rules", (deal) => {
    const order = deckOrder(deal, bytes(deal.secret), deal);
    expect(order.join(" ")).toBe(deal.order);
    expect(cutDeck(order, 5).join(" ")).toBe(deal.cut);
    expect(commitmentOf(bytes(deal.secret))).toBe(deal.commitment);
  });
});

describe("checking a record", () => {
  const good = (record: HandRecord, rules: Rules) =>
    checkDeal(record, rules).map((check) => check.good);

  it.each(hands)("proves a fair deal: $record.rules.name", ({ record, rules }) => {
    expect(good(record, rules)).toEqual([true, true, true]);
  });

  const { record, rules } = hands[0] as Hand;
  const fair = record.fair as NonNullable<HandRecord["fair"]>;

  it("finds another secret", () => {
    const secret = "00".repeat(32);
    expect(good({ ...record, fair: { ...fair, secret } }, rules)).toEqual([false, false, false]);
  });

  it("finds two cards that changed places", () => {
    const [first = "", second = "", ...rest] = record.deck.split(" ");
    const deck = [second, first, ...rest].join(" ");
    expect(good({ ...record, deck }, rules)).toEqual([true, false, false]);
  });

  it("finds another cut", () => {
    expect(good({ ...record, fair: { ...fair, cut: 4 } }, rules)).toEqual([true, true, false]);
  });

  it("says why it cannot", () => {
    expect(() => checkDeal({ ...record, fair: null }, rules)).toThrow("fair-missing");
    const hidden = { ...record, fair: { ...fair, secret: null } };
    expect(() => checkDeal(hidden, rules)).toThrow("fair-hidden");
  });
});

it("contributions are 128 bits, never the same", () => {
  const texts = Array.from({ length: 50 }, randomText);
  expect(new Set(texts).size).toBe(50);
  expect(texts.every((text) => /^[0-9a-f]{32}$/.test(text))).toBe(true);
});
