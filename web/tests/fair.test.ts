import { describe, expect, it } from "vitest";

import { randomText } from "../src/lib/chance";
import { checkCutting, checkDeal, commitmentOf, cutDeck, deckOrder, type Pack } from "../src/lib/fair";
import type { CutRecord, HandRecord, Rules } from "../src/lib/protocol";
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
const cuts = fixture("cuts.json") as (Pack & { record: CutRecord })[];
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

describe("checking who deals", () => {
  const good = (record: CutRecord, pack: Pack) =>
    checkCutting(record, pack).map((check) => check.good);

  it.each(cuts)("proves a fair cutting: $record.rules.name $record.picks", ({ record, ...pack }) => {
    expect(good(record, pack)).toEqual([true, true, true]);
    const { picks, seats } = record;
    for (let dealer = 0; dealer < seats.length; dealer++)
      if (dealer !== record.dealer) expect(good({ ...record, dealer }, pack)).toEqual([true, true, false]);
    expect(good({ ...record, picks: picks.slice(1) }, pack)).toEqual([true, true, false]);
    expect(good({ ...record, picks: [...picks, picks[0] ?? ""] }, pack)).toEqual([true, false, false]);
    const lied = picks.map((pick) => pick.replace(/:[^:]*$/, ":2C"));
    expect(good({ ...record, picks: lied }, pack)[1]).toBe(false);
    const secret = "ff".repeat(32);
    expect(good({ ...record, fair: { ...record.fair, secret } }, pack)[0]).toBe(false);
  });

  it("has some that were tied", () => {
    expect(cuts.some(({ record: { picks, seats } }) => picks.length > seats.length)).toBe(true);
  });
});
