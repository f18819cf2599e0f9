/** The catalogues in the browser: entries on demand, numbers without Intl, the letters of the court. */

import { expect, test } from "vitest";

import { Catalog, LANGUAGES } from "../src/lib/catalog";
import { facesFile, rankIndex } from "../src/lib/pen";
import { catalogOf } from "./texts";

const SOURCE = `
one = One { two } and { $count }
two = two { -three }
    on the next line
# a remark
-three = three
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
`;

test("an entry is parsed with those that it refers to", () => {
  const catalog = new Catalog("en", SOURCE);
  expect(catalog.text("one", { count: 4 })).toBe("One two three\non the next line and 4");
  expect(catalog.has("two")).toBe(true);
  expect(catalog.has("four")).toBe(false);
  expect(catalog.text("four")).toBe("four");
});

test.each(LANGUAGES)("numbers and plurals in %s", (language) => {
  const catalog = new Catalog(language, SOURCE);
  const form = new Intl.NumberFormat(language);
  for (const count of [-1234, -1, 0, 1, 2, 7, 999, 1000, 12345, 0.5]) {
    const plural = new Intl.PluralRules(language).select(count) === "one" ? "card" : "cards";
    expect(catalog.text("cards", { count })).toBe(`${form.format(count)} ${plural}`);
  }
});

test.each(LANGUAGES)("the faces have the letters of %s", (language) => {
  const letters = ["JC", "QC", "KC"].map((card) => rankIndex(catalogOf(language), card, "french"));
  expect(facesFile(language, "french")).toBe(`/cards/french-${letters.join("").toLowerCase()}.svg`);
  expect(facesFile(language, "spanish")).toBe("/cards/spanish.svg");
});
