// The Spanish faces: Oros, Copas, Espadas and Bastos. The frame bears the pinta: its top and
// bottom lines are whole for Oros, broken once for Copas, twice for Espadas, thrice for Bastos.

import { backSymbol } from "./back.mjs";
import { SUITS, emblems, greatCoin } from "./emblems.mjs";
import { STANCE, figures } from "./figures.mjs";
import { glyphs, word } from "./glyphs.mjs";
import { H, W, blank, card, el, g, path, place, sign, sprite } from "./svg.mjs";

/** What is printed in the corner; the ten, which no Spanish pack has, keeps its notation. */
const INDEX = { A: "1", J: "10", Q: "11", K: "12" };

const INSET = 5;
const CORNER = 5;
const GAP = 8;
const BREAKS = [[], [50], [39, 61], [30, 50, 70]];

/** The frame as lines between the breaks. */
function frame(breaks) {
  const right = W - INSET;
  const bottom = H - INSET;
  const cuts = BREAKS[breaks].map((x) => [x - GAP / 2, x + GAP / 2]);
  const top = cuts.map(([from, to]) => `H${from}M${to} ${INSET}`).join("");
  const low = [...cuts].reverse().map(([from, to]) => `H${to}M${from} ${bottom}`).join("");
  return [
    `M${INSET} ${INSET + CORNER}A${CORNER} ${CORNER} 0 0 1 ${INSET + CORNER} ${INSET}${top}H${right - CORNER}`,
    `A${CORNER} ${CORNER} 0 0 1 ${right} ${INSET + CORNER}V${bottom - CORNER}`,
    `A${CORNER} ${CORNER} 0 0 1 ${right - CORNER} ${bottom}${low}H${INSET + CORNER}`,
    `A${CORNER} ${CORNER} 0 0 1 ${INSET} ${bottom - CORNER}V${INSET + CORNER}`,
  ].join("");
}

const row = (y, ...xs) => xs.map((x) => [x, y]);

/** Round emblems (coins, cups): [scale, places about the centre]. */
const ROUND = {
  A: [2.7, row(0, 0)],
  2: [1.9, [...row(-28, 0), ...row(28, 0)]],
  3: [1.55, [...row(-40, 0), ...row(0, 0), ...row(40, 0)]],
  4: [1.45, [...row(-21, -17, 17), ...row(21, -17, 17)]],
  5: [1.25, [...row(-26, -17, 17), ...row(0, 0), ...row(26, -17, 17)]],
  6: [1.2, [...row(-34, -14, 14), ...row(0, -14, 14), ...row(34, -14, 14)]],
  7: [1.15, [...row(-34, -13, 13), ...row(0, -26, 0, 26), ...row(34, -13, 13)]],
  8: [1.1, [...row(-44, -13, 13), ...row(-15, -18, 18), ...row(15, -18, 18), ...row(44, -13, 13)]],
  9: [1.1, [...row(-46, -13, 13), ...row(-18, -18, 18), ...row(0, 0), ...row(18, -18, 18), ...row(46, -13, 13)]],
  T: [1, [...row(-50, -13, 13), ...row(-25, -15, 15), ...row(0, -15, 15), ...row(25, -15, 15), ...row(50, -13, 13)]],
};

/** Long emblems (swords, clubs). */
const LONG = {
  A: [2.75, row(0, 0)],
  2: [1.8, row(0, -15, 15)],
  3: [1.4, [...row(-30, 0), ...row(30, -14, 14)]],
  4: [1.35, [...row(-29, -13, 13), ...row(29, -13, 13)]],
  5: [1, [...row(-42, -13, 13), ...row(0, 0), ...row(42, -13, 13)]],
  6: [1, [...row(-42, -13, 13), ...row(0, -13, 13), ...row(42, -13, 13)]],
  7: [1, [...row(-42, -13, 13), ...row(0, -24, 0, 24), ...row(42, -13, 13)]],
  8: [1, [...row(-42, -13, 13), ...row(0, -30, -10, 10, 30), ...row(42, -13, 13)]],
  9: [1, [...row(-42, -13, 13), ...row(0, -32, -16, 0, 16, 32), ...row(42, -13, 13)]],
  T: [0.8, [...row(-49, -10, 10), ...row(-16.4, -22, 0, 22), ...row(16.4, -22, 0, 22), ...row(49, -10, 10)]],
};

/** An emblem with a line of the same weight at every scale. */
const emblem = (suit, x, y, scale) =>
  place(`e${suit}`, x, y, scale, false, { strokeWidth: 1.1 / scale });

const pips = (rank, suit) => {
  const [scale, places] = (suit === "D" || suit === "H" ? ROUND : LONG)[rank];
  return places.map(([x, y]) => emblem(suit, x, y, scale));
};

/** Where an emblem must be, and how large, to be held by its hilt, stem or end. */
const HELD = { D: [1.05, -11.5], H: [1.15, -6], S: [1, -13], C: [0.95, -13] };

function figure(rank, suit) {
  const { x, y, scale, hand } = STANCE[rank];
  const { main, accent } = SUITS[suit];
  const [size, dy] = HELD[suit];
  return el(
    "g",
    { transform: `translate(${x} ${y}) scale(${scale})` },
    place(`f${rank}`, 0, 0, 1, false, { color: main, fill: accent }),
    emblem(suit, hand.x, hand.y + dy, size),
    place("hand", hand.x, hand.y),
  );
}

/** The sprite. */
export function spanish() {
  const suits = Object.keys(SUITS);
  const ranks = [..."A23456789TJQK"];
  const frames = suits.map((suit) =>
    path(frame(SUITS[suit].breaks), {
      id: `pinta${suit}`,
      fill: "none",
      stroke: "currentColor",
      strokeWidth: 2,
    }),
  );
  const cards = suits.flatMap((suit) =>
    ranks.map((rank) => {
      const id = `c${rank}${suit}`;
      const corner = g(
        { id },
        word(INDEX[rank] ?? rank, 17, 9.5, 19.5, "middle", 17),
        place(`s${suit}`, 17, 38.5, 0.65),
      );
      const centre =
        rank + suit === "AD" ? g({ transform: "scale(1.1)" }, greatCoin()) : "JQK".includes(rank) ? figure(rank, suit) : pips(rank, suit);
      return card(
        rank + suit,
        SUITS[suit].ink,
        place(`pinta${suit}`),
        corner,
        place(id, W, H, 1, true),
        g({ transform: `translate(${W / 2} ${H / 2})` }, centre),
      );
    }),
  );
  const signs = suits.map((suit) => sign(suit, SUITS[suit].ink, place(`s${suit}`)));
  return sprite(
    `<defs>${blank()}${emblems()}${figures()}${frames.join("")}${glyphs("0123456789T").join("")}</defs>`,
    backSymbol(),
    signs,
    cards,
  );
}
