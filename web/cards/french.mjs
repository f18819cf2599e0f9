// The French faces: clubs, diamonds, hearts and spades, in black and red. A page that wants four
// colours sets --card-clubs, --card-diamonds, --card-hearts and --card-spades.

import { backSymbol } from "./back.mjs";
import { courts, court } from "./courts.mjs";
import { glyphs, word } from "./glyphs.mjs";
import { FACE, H, W, blank, card, el, g, path, place, sign, sprite } from "./svg.mjs";

/** Index letters of jack, queen and king. */
export const INDICES = { jqk: "JQK", vdr: "VDR", bvh: "BVH" };

const SIGNS = {
  C: "M0-10A4.7 4.7 0 0 1 3.6-2.3A4.8 4.8 0 1 1 1 4.7C1.2 7.3 2.2 8.9 3.9 10H-3.9C-2.2 8.9-1.2 7.3-1 4.7A4.8 4.8 0 1 1-3.6-2.3A4.7 4.7 0 0 1 0-10Z",
  D: "M0-10.4C2-6.4 4.8-2.7 8.1 0C4.8 2.7 2 6.4 0 10.4C-2 6.4-4.8 2.7-8.1 0C-4.8-2.7-2-6.4 0-10.4Z",
  H: "M0 10C-2.9 5.4-9.6 1.4-9.6-4.1C-9.6-7.2-7.5-9.3-4.9-9.3C-2.6-9.3-.8-7.9 0-5.6C.8-7.9 2.6-9.3 4.9-9.3C7.5-9.3 9.6-7.2 9.6-4.1C9.6 1.4 2.9 5.4 0 10Z",
  S: "M0-10.4C2.8-5.8 9.3-2 9.3 3.1C9.3 5.9 7.4 7.8 5 7.8C3.3 7.8 1.9 6.9 1 5.3C1.2 7.5 2.1 9 3.9 10H-3.9C-2.1 9-1.2 7.5-1 5.3C-1.9 6.9-3.3 7.8-5 7.8C-7.4 7.8-9.3 5.9-9.3 3.1C-9.3-2-2.8-5.8 0-10.4Z",
};

const BLACK = "#1d1f2b";
const RED = "#c4202f";
export const COLORS = {
  C: `var(--card-clubs,${BLACK})`,
  D: `var(--card-diamonds,${RED})`,
  H: `var(--card-hearts,${RED})`,
  S: `var(--card-spades,${BLACK})`,
};

const LEFT = 36.5;
const RIGHT = 63.5;
const ROWS = { top: 28, upper: 60, high: 52, near: 44 };

/** The fewer the pips, the larger. */
const size = (rank) => ("23".includes(rank) ? 1.1 : "9T".includes(rank) ? 0.82 : 0.92);

/** The pips of the upper half and the middle, in the order a card maker sets them. */
const sides = (y) => [[LEFT, y], [RIGHT, y]];
const PIPS = {
  2: [[50, ROWS.top]],
  3: [[50, ROWS.top], [50, 76]],
  4: sides(ROWS.top),
  5: [...sides(ROWS.top), [50, 76]],
  6: [...sides(ROWS.top), ...sides(76)],
  7: [...sides(ROWS.top), ...sides(76), [50, ROWS.high]],
  8: [...sides(ROWS.top), ...sides(76), [50, ROWS.high]],
  9: [...sides(ROWS.top), ...sides(ROWS.upper), [50, 76]],
  T: [...sides(ROWS.top), ...sides(ROWS.upper), [50, ROWS.near]],
};

function pips(rank, suit) {
  const upper = PIPS[rank];
  const scale = size(rank);
  const lower = upper
    .filter(([, y]) => y !== 76 && !(rank === "7" && y === ROWS.high))
    .map(([x, y]) => [W - x, H - y]);
  return [
    ...upper.map(([x, y]) => place(suit, x, y, scale)),
    ...lower.map(([x, y]) => place(suit, x, y, scale, true)),
  ];
}

/** A corner: the index and the sign beneath it. */
function corner(text, suit) {
  return [word(text, 13.5, 7.5, 24, "middle", 18.8), place(suit, 13.5, 43.5, 0.85)];
}

/** The line engraved in an ace: its sign, for spades and clubs without the stem. */
const ENGRAVED = {
  C: "M0-10A4.7 4.7 0 0 1 3.6-2.3A4.8 4.8 0 1 1 1 4.7Q0 3.6-1 4.7A4.8 4.8 0 1 1-3.6-2.3A4.7 4.7 0 0 1 0-10Z",
  D: SIGNS.D,
  H: SIGNS.H,
  S: "M0-10.4C2.8-5.8 9.3-2 9.3 3.1C9.3 5.9 7.4 7.8 5 7.8C2.8 7.8 1 6.6 0 4.6C-1 6.6-2.8 7.8-5 7.8C-7.4 7.8-9.3 5.9-9.3 3.1C-9.3-2-2.8-5.8 0-10.4Z",
};

/** The ace: one large sign with an engraved line inside. */
const ace = (suit) => [
  place(`s${suit}`, W / 2, H / 2, 2.9),
  path(ENGRAVED[suit], {
    transform: `translate(50 ${suit === "C" || suit === "S" ? 74.6 : 76}) scale(2.05)`,
    fill: "none",
    stroke: FACE,
    strokeWidth: 0.6,
  }),
];

/** What a card shows between its corners. */
function middle(rank, suit) {
  if (rank === "A") return ace(suit);
  return rank in court ? court[rank](`s${suit}`) : pips(rank, `s${suit}`);
}

/** The sprite with one set of index letters. */
export function french(letters) {
  const [jack, queen, king] = letters;
  const text = { A: "A", T: "10", J: jack, Q: queen, K: king };
  const ranks = [..."A23456789TJQK"];
  const drawings = Object.entries(SIGNS).map(([suit, d]) => path(d, { id: `s${suit}` }));
  const cards = Object.keys(SIGNS).flatMap((suit) =>
    ranks.map((rank) => {
      const id = `c${rank}${suit}`;
      const index = g({ id }, corner(text[rank] ?? rank, `s${suit}`));
      const drawn = [index, place(id, W, H, 1, true), middle(rank, suit)];
      return card(rank + suit, COLORS[suit], g({ fill: "currentColor" }, drawn));
    }),
  );
  const signs = Object.keys(SIGNS).map((suit) =>
    sign(suit, COLORS[suit], place(`s${suit}`, 0, 0, 1, false, { fill: "currentColor" })),
  );
  const characters = [...new Set(`A0123456789${letters}`)].join("");
  return sprite(
    el("defs", {}, blank(), drawings, glyphs(characters), courts()),
    backSymbol(),
    signs,
    cards,
  );
}
