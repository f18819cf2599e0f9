import { expect, it } from "vitest";

import { arrangementKey, bySuit } from "../src/lib/cards";
import { readTable } from "../src/lib/meant";
import type { HandRecord, Rules } from "../src/lib/protocol";
import { steps } from "../src/lib/replay";
import { fixture } from "./texts";

interface Hand {
  rules: Rules;
  sides: number;
  record: HandRecord;
  steps: {
    hands: string[];
    tables: string;
    pile: string;
    stock: number;
    mover: number;
    player: number;
    offered: string | null;
    events: string[];
  }[];
}

const hands = fixture("hands.json") as Hand[];
const sorted = (cards: readonly string[]) => [...cards].sort(bySuit).join(" ");

it.each(hands)("a record is played as Python plays it: $record.rules.name", (hand) => {
  const found = steps(hand.record, hand.rules, hand.sides);
  expect(found.length).toBe(hand.steps.length + 1);
  hand.steps.forEach((wanted, at) => {
    const step = found[at + 1];
    if (!step) throw new Error("missing");
    const where = `${at + 1} ${step.action ?? ""}`;
    expect(step.hands.map(sorted), where).toEqual(
      wanted.hands.map((cards) => sorted(cards.split(" ").filter(Boolean))),
    );
    expect(step.view.tables.map(arrangementKey), where).toEqual(
      wanted.tables.split("/").map((table) => arrangementKey(readTable(table))),
    );
    expect(step.view.pile.join(" "), where).toBe(wanted.pile);
    expect(step.view.stock_count, where).toBe(wanted.stock);
    expect(step.view.mover ?? -1, where).toBe(wanted.mover);
    expect(step.view.offered, where).toBe(wanted.offered);
    expect(step.events.map(({ word }) => word), where).toEqual(wanted.events);
  });
});
