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
  const round = (x, y) => `A${CORNER} ${CORNER} 0 0 1 ${x} ${y}`;
  return [
    `M${INSET} ${INSET + CORNER}${round(INSET + CORNER, INSET)}${top}H${right - CORNER}`,
    `${round(right, INSET + CORNER)}V${bottom - CORNER}`,
    `${round(right - CORNER, bottom)}${low}H${INSET + CORNER}`,
    `${round(INSET, bottom - CORNER)}V${INSET + CORNER}`,
  ].join("");
}

/** Places about the centre: rows from the top, each its height and where its emblems stand. */
const rows = (...list) => list.flatMap(([y, ...xs]) => xs.map((x) => [x, y]));

/** Coins: [scale, places]. */
const COINS = {
  2: [1.9, rows([-28, 0], [28, 0])],
  3: [1.55, rows([-40, 0], [0, 0], [40, 0])],
  4: [1.35, rows([-21, -16.5, 16.5], [21, -16.5, 16.5])],
  5: [1.15, rows([-25, -16.5, 16.5], [0, 0], [25, -16.5, 16.5])],
  6: [1.1, rows([-34, -13.5, 13.5], [0, -13.5, 13.5], [34, -13.5, 13.5])],
  7: [1.15, rows([-34, -13, 13], [0, -26, 0, 26], [34, -13, 13])],
  8: [1.05, rows([-44, -12.5, 12.5], [-15, -18, 18], [15, -18, 18], [44, -12.5, 12.5])],
  9: [1.05, rows([-46, -12.5, 12.5], [-18, -18, 18], [0, 0], [18, -18, 18], [46, -12.5, 12.5])],
  T: [1, rows([-50, -13, 13], [-25, -15, 15], [0, -15, 15], [25, -15, 15], [50, -13, 13])],
};

/** Cups, which are taller than coins. */
const CUPS = {
  ...COINS,
  A: [3, rows([0, 0])],
  4: [1.25, rows([-26, -15, 15], [26, -15, 15])],
  5: [1.1, rows([-33, -16, 16], [0, 0], [33, -16, 16])],
  8: [1, COINS[8][1]],
  9: [0.95, COINS[9][1]],
  T: [0.9, COINS.T[1]],
};

/** Swords and clubs, which are long. */
const LONG = {
  A: [2.75, rows([0, 0])],
  2: [1.8, rows([0, -15, 15])],
  3: [1.4, rows([-30, 0], [30, -14, 14])],
  4: [1.25, rows([-29, -13, 13], [29, -13, 13])],
  5: [1, rows([-42, -13, 13], [0, 0], [42, -13, 13])],
  6: [1, rows([-42, -13, 13], [0, -13, 13], [42, -13, 13])],
  7: [1, rows([-42, -13, 13], [0, -24, 0, 24], [42, -13, 13])],
  8: [1, rows([-42, -13, 13], [0, -30, -10, 10, 30], [42, -13, 13])],
  9: [0.92, rows([-42, -13, 13], [0, -32, -16, 0, 16, 32], [42, -13, 13])],
  T: [0.8, rows([-49, -10, 10], [-16.4, -22, 0, 22], [16.4, -22, 0, 22], [49, -10, 10])],
};

const LAYOUTS = { D: COINS, H: CUPS, S: LONG, C: LONG };

/** An emblem with a line of the same weight at every scale. */
const emblem = (suit, x, y, scale) =>
  place(`e${suit}`, x, y, scale, false, { strokeWidth: 1.1 / scale });

const pips = (rank, suit) => {
  const [scale, places] = LAYOUTS[suit][rank];
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

/** What a card shows within its frame. */
function middle(rank, suit) {
  if (rank + suit === "AD") return g({ transform: "scale(1.1)" }, greatCoin());
  return rank in STANCE ? figure(rank, suit) : pips(rank, suit);
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
        word(INDEX[rank] ?? rank, 16.5, 9.5, 19.5, "middle", 17),
        place(`s${suit}`, 16.5, 39.5, 0.72),
      );
      return card(
        rank + suit,
        SUITS[suit].ink,
        place(`pinta${suit}`),
        corner,
        place(id, W, H, 1, true),
        g({ transform: `translate(${W / 2} ${H / 2})` }, middle(rank, suit)),
      );
    }),
  );
  const signs = suits.map((suit) => sign(suit, SUITS[suit].ink, place(`s${suit}`)));
  return sprite(
    el("defs", {}, blank(), emblems(), figures(), frames, glyphs("0123456789T")),
    backSymbol(),
    signs,
    cards,
  );
}
