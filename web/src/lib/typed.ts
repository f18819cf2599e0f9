/** What a person types for a card, as `conquian.text.typed` reads it. */

import { cardOf } from "./cards";
import type { Language } from "./catalog";
import type { Faces } from "./pen";
import type { Card, WireError } from "./protocol";

const RANK_WORDS: Record<Language, string> = {
  en: "ace/one two three four five six seven eight nine ten jack/knave/sota queen/caballo/horse/knight king/rey",
  es: "as/uno dos tres cuatro cinco seis siete ocho nueve diez jota/sota reina/dama/caballo rey",
  fr: "as/un deux trois quatre cinq six sept huit neuf dix valet/sota dame/reine/caballo/cavalier roi/rey",
  pt: "as/um dois tres quatro cinco seis sete oito nove dez valete/sota dama/rainha/caballo/cavalo/cavaleiro rei/rey",
  it: "asso/uno due tre quattro cinque sei sette otto nove dieci fante/jack/sota donna/regina/dama/caballo/cavallo re/rey",
  nl: "aas/een twee drie vier vijf zes zeven acht negen tien boer/sota vrouw/dame/koningin/caballo/ruiter heer/koning/rey",
};
const RANK_LETTERS: Record<Language | "spanish", string> = {
  en: "jqk", es: "jdr", fr: "vdr", pt: "vdr", it: "fdr", nl: "bvh", spanish: "scr",
};
const SUIT_LETTERS: Record<Language | "spanish", string> = {
  en: "cdhs", es: "tdcp", fr: "tkcp", pt: "poce", it: "fqcp", nl: "krhs", spanish: "boce",
};
const SUIT_WORDS: Record<Language, string> = {
  en: "clubs/cudgels/batons diamonds/coins hearts/cups spades/swords",
  es: "treboles diamantes corazones picas",
  fr: "trefles/massues/batons carreaux/pieces coeurs/coupes piques/epees",
  pt: "paus ouros/moedas copas/tacas espadas",
  it: "fiori/bastoni quadri/denari/monete cuori/coppe picche/spade",
  nl: "klaveren/knuppels ruiten/munten harten/bekers schoppen/zwaarden",
};
const SPANISH_SUITS = "bastos oros copas espadas";
const SMALL_WORDS: Record<Language, string> = {
  en: "of the and",
  es: "de del el la los las y",
  fr: "de des du d le la l les et",
  pt: "de do da o a e",
  it: "di il la lo l e",
  nl: "de het van en",
};
const SIGNS = "♣♦♥♠";

type Words = Map<string, number>;

/** Small letters without accents, blanks single. */
export function plain(text: string): string {
  const spread = text
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replace(/[\ufe0e\ufe0f]/g, "")
    .normalize("NFKD");
  return spread.replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim();
}

function ranks(language: Language, faces: Faces): Words {
  const found: Words = new Map();
  for (let rank = 0; rank < 10; rank++) found.set(String(rank + 1), rank);
  [..."jqk"].forEach((letter, at) => found.set(letter, 10 + at));
  found.set("a", 0).set("t", 9);
  RANK_WORDS[language].split(" ").forEach((words, rank) => {
    for (const word of words.split("/")) found.set(word, rank);
  });
  const letters = RANK_LETTERS[faces === "spanish" ? "spanish" : language];
  [...letters].forEach((letter, at) => found.set(letter, 10 + at));
  if (faces === "spanish") found.set("10", 10).set("11", 11).set("12", 12);
  return found;
}

function suits(language: Language, faces: Faces): { whole: Words; starts: Words } {
  const spanish = faces === "spanish";
  const both = [SUIT_WORDS[language], SPANISH_SUITS];
  if (spanish) both.reverse();
  const whole: Words = new Map();
  const starts: Words = new Map();
  for (const source of both) {
    const fresh: Words = new Map();
    source.split(" ").forEach((words, suit) => {
      for (const word of words.split("/")) {
        if (!whole.has(word)) whole.set(word, suit);
        for (let end = 2; end < word.length; end++) {
          const start = word.slice(0, end);
          const known = fresh.get(start);
          fresh.set(start, known === undefined || known === suit ? suit : -1);
        }
      }
    });
    for (const [start, suit] of fresh) if (!starts.has(start)) starts.set(start, suit);
  }
  const put = (letters: string) => [...letters].forEach((each, at) => whole.set(each, at));
  put("cdhs");
  put(SUIT_LETTERS[spanish ? "spanish" : language]);
  put(SIGNS);
  return { whole, starts };
}

type Reading = { card: Card } | { error: WireError };

/** A card as a person typed it. */
export function readCard(text: string, language: Language, faces: Faces): Reading {
  const ranked = ranks(language, faces);
  const { whole, starts } = suits(language, faces);
  const shown = text.trim().slice(0, 20);
  const fail = (key: string): Reading => ({ error: { key, clause: null, args: { card: shown } } });
  const small = SMALL_WORDS[language].split(" ");
  let words = plain(text).split(/[\s'’.]+/).filter(Boolean);
  if (words.length > 2) words = words.filter((word) => !small.includes(word));
  if (words.length < 1 || words.length > 2) return fail("card-unknown");
  const found = new Set<number>();
  const read = (rank: string, suit: string, short = true): void => {
    const place = whole.get(suit) ?? (short ? starts.get(suit) : undefined);
    const value = ranked.get(rank);
    if (place === undefined || value === undefined) return;
    found.add(place < 0 ? -1 : place * 16 + value);
  };
  const [first = "", second = ""] = words;
  if (words.length === 2) {
    read(first, second);
    if (!found.size) read(second, first);
  } else if (first.length > 1 && /^\p{L}+$/u.test(first) && ranked.has(first) && shown !== "AS") {
    return fail("card-suit-missing");
  } else {
    for (let at = 1; at < first.length; at++) read(first.slice(0, at), first.slice(at));
    if (!found.size)
      for (let at = 1; at < first.length; at++) {
        const suit = first.slice(0, at);
        if (suit.length > 2 || SIGNS.includes(suit)) read(first.slice(at), suit, false);
      }
  }
  if (found.size > 1 || found.has(-1)) return fail("card-ambiguous");
  for (const code of found) return { card: cardOf(code) };
  if (words.length === 1 && ranked.has(first)) return fail("card-suit-missing");
  if (words.length === 1 && (whole.has(first) || starts.has(first)))
    return fail("card-rank-missing");
  return fail("card-unknown");
}

/** Groups of cards as typed: melds are parted by commas, semicolons, strokes or plus signs. */
export function readGroups(
  text: string,
  language: Language,
  faces: Faces,
): { groups: Card[][] } | { error: WireError } {
  const groups: Card[][] = [];
  for (const part of text.split(/[,;/|+]/)) {
    const group: Card[] = [];
    const words = part.trim().split(/[\s-]+/).filter(Boolean);
    let at = 0;
    while (at < words.length) {
      let taken = 0;
      let failed: WireError | null = null;
      for (let end = Math.min(at + 4, words.length); end > at && !taken; end--) {
        const reading = readCard(words.slice(at, end).join(" "), language, faces);
        if ("card" in reading) {
          group.push(reading.card);
          taken = end - at;
        } else failed = reading.error;
      }
      if (!taken && SMALL_WORDS[language].split(" ").includes(plain(words[at] ?? ""))) taken = 1;
      if (!taken && failed) return { error: failed };
      at += taken;
    }
    if (group.length) groups.push(group);
  }
  if (groups.length > 1 && groups.every((group) => group.length === 1))
    return { groups: [groups.flat()] };
  return { groups };
}
