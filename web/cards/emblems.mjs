// The emblems of the Spanish suits, about their own centre, and the small signs made of them.
// An emblem has the stroke width of the card that shows it, so that lines are alike at any scale.

import { FACE, INK, circle, el, ellipse, g, path, place, rect } from "./svg.mjs";

const none = { stroke: "none" };

/** Colours of a suit: `ink` for index and frame, `main` and `light` for what is drawn. */
export const SUITS = {
  D: { name: "oros", breaks: 0, ink: "var(--card-oros,#8a5d00)", main: "#e9b02f", light: "#f8d978", accent: "#b8312f", dark: "#8a5d00" },
  H: { name: "copas", breaks: 1, ink: "var(--card-copas,#b9202c)", main: "#cf2c37", light: "#f1c14b", accent: "#eab23c", dark: "#6f0f1c" },
  S: { name: "espadas", breaks: 2, ink: "var(--card-espadas,#1c5496)", main: "#2f74bd", light: "#a9cdee", accent: "#eab23c", dark: "#12305c" },
  C: { name: "bastos", breaks: 3, ink: "var(--card-bastos,#22692f)", main: "#4a9a45", light: "#a6d084", accent: "#eab23c", dark: "#1d4a22" },
};

const ray = (count, inner, outer, half, turn = 0) => {
  const points = [];
  for (let i = 0; i < count; i++) {
    const at = (angle, radius) => {
      const a = ((angle + turn) / count) * 2 * Math.PI;
      return `${(Math.sin(a) * radius).toFixed(2)} ${(-Math.cos(a) * radius).toFixed(2)}`;
    };
    points.push(`M${at(i - half, inner)}L${at(i, outer)}L${at(i + half, inner)}Z`);
  }
  return points.join("");
};

const petals = (count, inner, outer, bulge) => {
  const out = [];
  for (let i = 0; i < count; i++) {
    const at = (angle, radius) => {
      const a = (angle / count) * 2 * Math.PI;
      return `${(Math.sin(a) * radius).toFixed(2)} ${(-Math.cos(a) * radius).toFixed(2)}`;
    };
    const middle = (inner + outer) / 2;
    out.push(`M${at(i, inner)}Q${at(i - bulge, middle)} ${at(i, outer)}Q${at(i + bulge, middle)} ${at(i, inner)}Z`);
  }
  return out.join("");
};

const { D, H, S, C } = SUITS;

/** A gold coin with a flower of eight petals; 20 across. */
const coin = [
  circle(0, 0, 10, { fill: D.main, stroke: D.dark }),
  circle(0, 0, 7.4, { fill: D.light, stroke: D.dark, strokeWidth: 0.8 }),
  path(petals(8, 1.6, 6.4, 0.42), { fill: D.accent }),
  circle(0, 0, 1.5, { fill: D.dark }),
];

/** A red cup with a gold rim, knot and foot; 17 by 22. */
const cup = g(
  { stroke: H.dark, strokeLinejoin: "round" },
  path("M-1.6 2H1.6L1.8 6.6C4.6 7 6.6 8.2 7 10.8H-7C-6.6 8.2-4.6 7-1.8 6.6Z", { fill: H.light }),
  path("M-8.2-9C-8.6-2-5.4 2.6 0 3.4C5.4 2.6 8.6-2 8.2-9Z", { fill: H.main }),
  ellipse(0, -9, 8.2, 2.2, { fill: H.light }),
  path("M-5.6-4.4C-5.2-2-4-.2-2.4 .8", { fill: "none", stroke: H.light, strokeWidth: 1.4, strokeLinecap: "round" }),
  rect(-2.9, 3, 5.8, 2.6, { rx: 1.3, fill: H.light }),
);

/** A blue sword, point up, with a gold hilt; 13 by 40. */
const sword = g(
  { stroke: S.dark, strokeLinejoin: "round" },
  path("M0-20L3-14.6V8H-3V-14.6Z", { fill: S.main }),
  path("M0-19V8H-2.5V-14.6Z", { fill: S.light, ...none }),
  rect(-1.5, 10, 3, 6, { fill: S.main }),
  path("M-6.4 6.6C-4.6 8-2 8 0 8C2 8 4.6 8 6.4 6.6L6.4 10C4.6 11.2-4.6 11.2-6.4 10Z", { fill: S.accent }),
  circle(0, 17.6, 2.4, { fill: S.accent }),
);

/** A green club, thick end up: knots, a leaf, a bound handle; 14 by 40. */
const CLUB =
  "M-1.9 18.4L-2.6 6C-2.8 4-3 2-3.3 .4C-5.8 .2-6.6-3.2-4.3-4.4C-4.6-6.6-4.9-8.6-5.1-10.4C-7-12-6.6-15-5-15.8C-4.8-18.6-3-20 0-20C3-20 5-18.4 5-15.4C6.8-14 6.6-10.6 4.8-9.6L4.2-5.6C6-4.4 5.6-1.4 3.5-1C3.1 1.6 2.8 4 2.6 6L1.9 18.4C1.6 20.4-1.6 20.4-1.9 18.4Z";
const club = g(
  { stroke: C.dark, strokeLinejoin: "round" },
  path("M4-15C4.6-18.6 7-20.2 9.4-20C9.4-17 7.6-14.4 4-13.4Z", { fill: C.light }),
  path(CLUB, { fill: C.main }),
  path("M-2.8-16C-3.2-12.4-2.4-9.2-2-6.4M-.6-2.6C-1-.2-.8 2-.6 4M2.4-13.6C2.6-11.8 2.2-10 1.8-8.6", { fill: "none", stroke: C.light, strokeLinecap: "round" }),
  path("M-2.8 6.2H2.8L2.6 9.2H-2.6ZM-2.5 12H2.5L2.3 15H-2.3Z", { fill: C.accent, strokeWidth: 0.7 }),
);

/** Small signs for corners and text, drawn bolder, 20 across. */
const smallSword = g(
  { transform: "rotate(45)", stroke: S.dark, strokeWidth: 0.9, strokeLinejoin: "round" },
  path("M0-14L2.9-9.6V4.4H-2.9V-9.6Z", { fill: S.main }),
  rect(-1.5, 6, 3, 5, { fill: S.main }),
  path("M-6.6 3.6H6.6V6.8H-6.6Z", { fill: S.accent }),
  circle(0, 11.6, 2.3, { fill: S.accent }),
);
const smallClub = g(
  { transform: "rotate(45)", stroke: C.dark, strokeWidth: 0.9, strokeLinejoin: "round" },
  path("M-2.2 12.6L-3 4C-3.2 2.6-3.6 1.4-3.8 .2C-6.4 0-7-3.2-4.9-4.2L-5.3-8.4C-5.3-12.4-3.2-14 0-14C3.2-14 5.3-12.2 5.3-8.6C7-7.2 6.8-3.8 4.8-3.2C4.2-.6 3.4 1.6 3 4L2.2 12.6C1.8 14.4-1.8 14.4-2.2 12.6Z", { fill: C.main }),
  path("M-2.9 4.4H2.9L2.6 8H-2.6Z", { fill: C.accent }),
);
const smallCoin = [
  circle(0, 0, 9, { fill: D.main, stroke: D.dark, strokeWidth: 1.4 }),
  circle(0, 0, 4.6, { fill: D.light, stroke: D.dark, strokeWidth: 1.2 }),
];

/** Emblems as "eD" and so on, small signs as "sD". */
export const emblems = () =>
  [
    g({ id: "eD" }, coin),
    g({ id: "eH" }, cup),
    g({ id: "eS" }, sword),
    g({ id: "eC" }, club),
    g({ id: "sD" }, smallCoin),
    g({ id: "sH" }, place("eH", 0, -0.6, 0.9)),
    g({ id: "sS" }, smallSword),
    g({ id: "sC" }, smallClub),
  ].join("");

const leaf = "M0 0C3.4-1.2 5.6-4 5.6-8C1.8-7.6-.4-4.4 0 0Z";

/** The ace of Oros: a great coin with a sun, in a wreath under a crown. */
export function greatCoin() {
  const green = { fill: C.main, stroke: C.dark, strokeWidth: 0.6 };
  const wreath = [];
  for (const side of [-1, 1]) {
    for (let i = 0; i < 7; i++) {
      const angle = 170 - i * 21;
      const a = (angle * Math.PI) / 180;
      const x = Math.sin(a) * 30.5 * side;
      const y = -Math.cos(a) * 30.5;
      const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${side} 1) rotate(${angle - 112})`;
      wreath.push(el("use", { href: "#leaf", transform }));
    }
  }
  return [
    el("defs", {}, path(leaf, { id: "leaf" })),
    g(green, wreath),
    path("M-9 34L-15 45L-9.4 43L-6.4 48L0 36L6.4 48L9.4 43L15 45L9 34Z", { fill: D.accent, stroke: INK, strokeWidth: 0.8, strokeLinejoin: "round" }),
    circle(0, 0, 27, { fill: D.main, stroke: D.dark, strokeWidth: 1.4 }),
    circle(0, 0, 22.6, { fill: D.light, stroke: D.dark, strokeWidth: 1 }),
    path(ray(16, 11.4, 20.6, 0.36), { fill: D.accent }),
    circle(0, 0, 10.4, { fill: D.main, stroke: D.dark, strokeWidth: 1 }),
    g(
      { fill: "none", stroke: D.dark, strokeWidth: 1, strokeLinecap: "round", strokeLinejoin: "round" },
      path("M-5.4-3.2Q-3.6-4.8-1.8-3.2M5.4-3.2Q3.6-4.8 1.8-3.2M0-2L-1.2 2.4H1M-3.4 4.8Q0 7.4 3.4 4.8"),
    ),
    circle(-3.6, -1.2, 1, { fill: D.dark }),
    circle(3.6, -1.2, 1, { fill: D.dark }),
    g(
      { fill: D.main, stroke: D.dark, strokeWidth: 1, strokeLinejoin: "round" },
      path("M-9.6-34L-12.6-45L-6.4-41L0-48L6.4-41L12.6-45L9.6-34Z"),
      rect(-10, -35.4, 20, 4, { rx: 1 }),
    ),
    circle(0, -39.4, 1.5, { fill: D.accent }),
  ];
}
