import { expect, it } from "vitest";

import { LANGUAGES } from "../src/lib/catalog";
import { errorText } from "../src/lib/explain";
import { type Faces, Pen } from "../src/lib/pen";
import type { FullRules, HandView, MatchEvent } from "../src/lib/protocol";
import { narrateMatch } from "../src/lib/sessions";
import { catalogOf, fixture } from "./texts";

interface Told {
  language: "en" | "es";
  faces: Faces;
  spoken: boolean;
  event: MatchEvent;
  names: string[];
  rules: FullRules;
  view: HandView | null;
  text: string;
}

const told = fixture("told.json") as Told[];
const catalogs = { en: catalogOf("en"), es: catalogOf("es") };

it("events are told as Python tells them", () => {
  for (const { language, faces, spoken, event, names, rules, view, text } of told) {
    const pen = new Pen(catalogs[language], faces, spoken);
    expect(narrateMatch(pen, event, names, 0, rules, view, true)).toBe(text);
  }
  const kinds = new Set(
    told.map(({ event }) => (event.kind === "played" ? event.event.word : event.kind)),
  );
  for (const kind of ["gave", "received", "used", "declined", "drew", "dealt", "settled", "dealer"])
    expect(kinds, kind).toContain(kind);
});

it("errors name cards in the reader's faces, seats from 1, and end with the clause", () => {
  const error = { key: "discard-not-in-hand", clause: "T4", args: { card: "KC" } };
  expect(errorText(catalogs.en, error, "french")).toBe(
    "You cannot discard K♣: it is not in your hand. Choose a card that is. (T4)",
  );
  expect(errorText(catalogs.es, error, "spanish")).toContain("12Ba");
  const seat = { key: "not-your-turn", clause: null, args: { seat: 1 } };
  expect(errorText(catalogs.en, seat, "french")).toContain("player 2");
});

it("every language parses whole", () => {
  for (const language of LANGUAGES) {
    const catalog = catalogOf(language);
    expect(catalog.has("web-play"), language).toBe(true);
    expect(catalog.text("web-cards", { count: 2 }), language).toMatch(/^2 /);
  }
});
