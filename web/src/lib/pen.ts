/** How cards are called and written, as `conquian.text.faces` does it. */

import type { Catalog, Language } from "./catalog";
import { rankOf, suitOf } from "./cards";
import type { Arrangement, Card, Meld } from "./protocol";

export type Faces = "french" | "spanish";

const LOW = ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const RANK_IDS: Record<Faces, string[]> = {
  french: [...LOW, "jack", "queen", "king"],
  spanish: [...LOW, "sota", "caballo", "rey"],
};
const SUIT_IDS: Record<Faces, string[]> = {
  french: ["clubs", "diamonds", "hearts", "spades"],
  spanish: ["bastos", "oros", "copas", "espadas"],
};
const SYMBOLS = ["♣", "♦", "♥", "♠"];
const INDICES = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "T", "10", "11", "12"];

/** The file of all faces; the letters of the French court are those of the language. */
export function facesFile(language: Language, faces: Faces): string {
  const courts: Partial<Record<Language, string>> = { fr: "vdr", nl: "bvh" };
  const name = faces === "spanish" ? faces : `french-${courts[language] ?? "jqk"}`;
  return `/cards/${name}.svg`;
}

/** What the corner of a card shows. */
export function rankIndex(catalog: Catalog, card: Card, faces: Faces): string {
  const rank = rankOf(card);
  if (faces === "spanish") return INDICES[rank] ?? "";
  if (rank >= 1 && rank <= 9) return String(rank + 1);
  return catalog.text(`rank-${RANK_IDS.french[rank] ?? ""}-letter`);
}

export function cardName(catalog: Catalog, card: Card, faces: Faces, article = false): string {
  const rank = RANK_IDS[faces][rankOf(card)] ?? "";
  const suit = SUIT_IDS[faces][suitOf(card)] ?? "";
  const name = catalog.text(`card-${suit}`, { rank: catalog.text(`rank-${rank}`) });
  return article ? catalog.text("card-the", { rank, card: name }) : name;
}

export function cardShort(catalog: Catalog, card: Card, faces: Faces, signs = true): string {
  const suit = suitOf(card);
  const index = rankIndex(catalog, card, faces);
  if (faces === "french" && signs) return index + (SYMBOLS[suit] ?? "");
  return index + catalog.text(`suit-${SUIT_IDS[faces][suit] ?? ""}-letter`);
}

/** Writes cards, melds and tables for one reader; `spoken` is for screen readers. */
export class Pen {
  constructor(
    readonly catalog: Catalog,
    readonly faces: Faces,
    readonly spoken = false,
  ) {}

  card(card: Card): string {
    return this.spoken
      ? cardName(this.catalog, card, this.faces, true)
      : cardShort(this.catalog, card, this.faces);
  }

  cards(cards: readonly Card[]): string {
    return this.spoken
      ? cards.map((card) => cardName(this.catalog, card, this.faces)).join(", ")
      : cards.map((card) => cardShort(this.catalog, card, this.faces)).join(" ");
  }

  meld(meld: Meld): string {
    return this.cards(meld);
  }

  table(table: Arrangement): string {
    return table.map((meld) => this.meld(meld)).join(this.spoken ? "; " : " | ");
  }
}
