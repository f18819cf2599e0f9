/** Errors as sentences, as `conquian.text.explain` makes them. */

import type { Args, Catalog } from "./catalog";
import { cardName, cardShort, type Faces, Pen } from "./pen";
import type { WireError } from "./protocol";

const WRITTEN = ["position-", "record-", "fair-"];
const CARD_DETAILS = ["card", "cards", "meld", "top"];
const CARDS = /^[A2-9TJQK][CDHS]([ ,-]+[A2-9TJQK][CDHS])*$/;

export function errorText(
  catalog: Catalog,
  error: WireError,
  faces: Faces,
  spoken = false,
): string {
  const pen = new Pen(catalog, faces, spoken);
  const args: Args = {
    example: cardShort(catalog, "7S", faces, false).toLowerCase(),
    spoken: cardName(catalog, "7S", faces),
  };
  const written = WRITTEN.some((start) => error.key.startsWith(start));
  for (const [name, value] of Object.entries(error.args)) {
    const seat = (name === "seat" || name === "cutter") && typeof value === "number";
    args[name] = seat && !written ? value + 1 : shown(pen, name, value);
  }
  const text = capital(catalog.text(error.key, args));
  if (error.cause) return `${text} ${errorText(catalog, error.cause, faces, spoken)}`;
  return error.clause ? `${text} (${error.clause})` : text;
}

/** A sentence with a capital: a card in words may come first. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function shown(pen: Pen, name: string, value: string | number): string | number {
  if (typeof value !== "string") return value;
  if (name === "field") {
    const key = `field-${value.replaceAll("_", "-")}`;
    return pen.catalog.has(key) ? pen.catalog.text(key) : value;
  }
  if (!CARD_DETAILS.includes(name) || !CARDS.test(value)) return value;
  const cards = value.split(/[ ,-]+/);
  return cards.length === 1 ? pen.card(value) : pen.cards(cards);
}
