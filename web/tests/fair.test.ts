import { describe, expect, it } from "vitest";

import { checkDeal, commitmentOf, cutDeck, deckOrder, randomText } from "../src/lib/fair";
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
  it.each(deals)("is Python's: $rules", async (deal) => {
    const order = await deckOrder(deal, bytes(deal.secret), deal);
    expect(order.join(" ")).toBe(deal.order);
    expect(cutDeck(order, 5).join(" ")).toBe(deal.cut);
    expect(await commitmentOf(bytes(deal.secret))).toBe(deal.commitment);
  });
});

describe("checking a record", () => {
  const good = async (record: HandRecord, rules: Rules) =>
    (await checkDeal(record, rules)).map((check) => check.good);

  it.each(hands)("proves a fair deal: $record.rules.name", async ({ record, rules }) => {
    expect(await good(record, rules)).toEqual([true, true, true]);
  });

  const { record, rules } = hands[0] as Hand;
  const fair = record.fair as NonNullable<HandRecord["fair"]>;

  it("finds another secret", async () => {
    const secret = "00".repeat(32);
    expect(await good({ ...record, fair: { ...fair, secret } }, rules)).toEqual([false, false, false]);
  });

  it("finds two cards that changed places", async () => {
    const [first = "", second = "", ...rest] = record.deck.split(" ");
    const deck = [second, first, ...rest].join(" ");
    expect(await good({ ...record, deck }, rules)).toEqual([true, false, false]);
  });

  it("finds another cut", async () => {
    expect(await good({ ...record, fair: { ...fair, cut: 4 } }, rules)).toEqual([true, true, false]);
  });

  it("says why it cannot", async () => {
    await expect(checkDeal({ ...record, fair: null }, rules)).rejects.toThrow("fair-missing");
    const hidden = { ...record, fair: { ...fair, secret: null } };
    await expect(checkDeal(hidden, rules)).rejects.toThrow("fair-hidden");
  });
});

it("contributions are 128 bits, never the same", () => {
  const texts = Array.from({ length: 50 }, randomText);
  expect(new Set(texts).size).toBe(50);
  expect(texts.every((text) => /^[0-9a-f]{32}$/.test(text))).toBe(true);
});
