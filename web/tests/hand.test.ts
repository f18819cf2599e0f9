import { describe, expect, it } from "vitest";

import { flaw, judge, meant, ordered, type Play, readPlay, simplest, ways } from "../src/lib/meant";
import { grouped, moved, nudged, piecesOf, settle, sorted } from "../src/lib/pieces";
import type { FullRules, HandView } from "../src/lib/protocol";
import { readCard, readGroups } from "../src/lib/typed";

const rules = { pack: 40, packs: 1, target: 11, hand_melds: true, rearrange: "free" } as FullRules;
const view = {
  phase: "offer",
  source: "pile",
  offered: "7S",
  hand: ["5S", "6S", "7C", "7D", "JS"],
  counts: [5, 8],
  tables: [[["7H", "6H", "5H"]], []],
  pile: ["2C", "7S"],
  stock_count: 9,
} as unknown as HandView;
const own = view.tables[0] ?? [];
const tokens = [
  "use:5H-6H-7H,5S-6S-7S",
  "use:5H-6H-7H,7C-7D-7S",
  "use:5H-6H-7H,5S-6S-7S-JS",
  "use:5H-6H-7H,6S-7S-JS",
  "decline",
];
const plays: Play[] = ordered(tokens.map(readPlay), own, 11);

describe("what chosen cards can mean", () => {
  it("understands the offered card", () => {
    expect(meant(plays, view, own, [["5S", "6S"]]).map(({ token }) => token)).toEqual([tokens[0]]);
    expect(meant(plays, view, own, [["7C", "7D", "7S"]]).map(({ token }) => token)).toEqual([tokens[1]]);
  });
  it("finds nothing in what is not legal", () => {
    expect(meant(plays, view, own, [["5S", "7C"]])).toEqual([]);
  });
  it("offers the ways that lay least", () => {
    expect(simplest(plays, view, own).map(({ token }) => token).sort()).toEqual(
      [tokens[0], tokens[1], tokens[3]].sort(),
    );
  });
});

describe("using a card without naming others", () => {
  it("offers the ways that lay least first, then those that lay more", () => {
    const found = ways(plays, view, own, 11).map(({ token }) => token);
    expect(found.slice(0, 3).sort()).toEqual([tokens[0], tokens[1], tokens[3]].sort());
    expect(found.slice(3)).toEqual([tokens[2]]);
  });
  it("is a win if it can be", () => {
    expect(ways(plays, view, own, 7).map(({ token }) => token)).toEqual([tokens[2]]);
  });
});

describe("a staged table", () => {
  it("is legal if the list has it, in whatever order it lies", () => {
    const melds = [["7S", "6S", "5S"], ["5H", "7H", "6H"]];
    const verdict = judge(plays, view, own, melds, true, rules);
    expect(verdict.legal && verdict.play.token).toBe(tokens[0]);
  });
  it.each([
    [["7S", "6S"], "meld-too-short"],
    [["5S", "7S", "JS"], "run-gap"],
    [["AS", "QS", "KS"], "run-wraps"],
    [["5S", "6S", "7H"], "meld-mixed"],
    [["6S", "7S", "JS"], undefined],
  ])("%j: %s", (meld, key) => {
    expect(flaw(meld, rules)?.key).toBe(key);
  });
});

describe("the own hand", () => {
  const { hand } = piecesOf(view);
  const ids = hand.map(({ id }) => id);
  it("is sorted by suit in groups, or by value", () => {
    expect(sorted(hand, "suit").join(" ")).toBe("7C.0 | 7D.0 | 5S.0 6S.0 JS.0");
    expect(sorted(hand, "rank").join(" ")).toBe("5S.0 6S.0 7C.0 7D.0 JS.0");
  });
  it("keeps its order over turns", () => {
    const order = ["JS.0", "|", "7C.0", "KC.0", "5S.0"];
    expect(settle(order, hand)).toEqual(["JS.0", "|", "7C.0", "5S.0", "6S.0", "7D.0"]);
  });
  it("follows a card that became the other of two copies", () => {
    expect(settle(["7C.1", "JS.0", "5S.0", "6S.0", "7D.0"], hand)[0]).toBe("7C.0");
  });
  it("is regrouped and moved", () => {
    expect(grouped(ids, ["JS.0", "5S.0"])).toEqual(["5S.0", "JS.0", "|", "6S.0", "7C.0", "7D.0"]);
    expect(moved(ids, ["JS.0"], "6S.0")).toEqual(["5S.0", "JS.0", "6S.0", "7C.0", "7D.0"]);
    expect(nudged(ids, "5S.0", 1)[0]).toBe("6S.0");
    expect(nudged(ids, "5S.0", -1)).toEqual(ids);
  });
});

describe("typed cards", () => {
  it.each([
    ["7s", "en", "french", "7S"],
    ["seven of spades", "en", "french", "7S"],
    ["roi de pique", "fr", "french", "KS"],
    ["rey de oros", "es", "spanish", "KD"],
    ["12 oros", "es", "spanish", "KD"],
    ["schoppenzeven", "nl", "french", "7S"],
    ["K♥", "it", "french", "KH"],
  ] as const)("%s (%s, %s) is %s", (text, language, faces, card) => {
    expect(readCard(text, language, faces)).toEqual({ card });
  });
  it.each([
    ["seven", "card-suit-missing"],
    ["spades", "card-rank-missing"],
    ["banana", "card-unknown"],
  ])("%s: %s", (text, key) => {
    expect(readCard(text, "en", "french")).toMatchObject({ error: { key } });
  });
  it("come in groups", () => {
    expect(readGroups("5s 6s 7s, 7c-7d", "en", "french")).toEqual({
      groups: [["5S", "6S", "7S"], ["7C", "7D"]],
    });
    expect(readGroups("5s, 6s, 7s", "en", "french")).toEqual({ groups: [["5S", "6S", "7S"]] });
  });
});
