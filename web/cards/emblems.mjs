// The emblems of the Spanish suits, about their own centre, and the small signs made of them.
// An emblem has the stroke width of the card that shows it, so that lines are alike at any scale.

import { petals, rays } from "./rosette.mjs";
import { INK, circle, el, ellipse, g, num, path, place, rect } from "./svg.mjs";

const none = { stroke: "none" };

/**
 * The suits: how often the pinta breaks the frame; `ink` for index and frame; `main`, `light` and
 * `accent` for what is drawn, and `dark` for its lines.
 */
export const SUITS = {
  D: {
    breaks: 0,
    ink: "var(--card-oros,#8a5d00)",
    main: "#e9b02f",
    light: "#f8d978",
    accent: "#b8312f",
    dark: "#8a5d00",
  },
  H: {
    breaks: 1,
    ink: "var(--card-copas,#b9202c)",
    main: "#cf2c37",
    light: "#f1c14b",
    accent: "#eab23c",
    dark: "#6f0f1c",
  },
  S: {
    breaks: 2,
    ink: "var(--card-espadas,#1c5496)",
    main: "#2f74bd",
    light: "#a9cdee",
    accent: "#eab23c",
    dark: "#12305c",
  },
  C: {
    breaks: 3,
    ink: "var(--card-bastos,#22692f)",
    main: "#4a9a45",
    light: "#a6d084",
    accent: "#eab23c",
    dark: "#1d4a22",
  },
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

/** A green club: a branch with lopped twigs, a leaf and a bound handle; 15 by 40. */
const cut = { fill: C.light };
const club = g(
  { stroke: C.dark, strokeLinejoin: "round" },
  path("M4-14.4C4.4-17.8 6.6-20 9.6-20.2C9.8-16.8 8-14 4.4-12.8Z", cut),
  path("M-3-5L-7.6-10.2L-4.6-13.2L-1-10ZM2.6 2.6L6.8-2L4.2-4.6L1-2Z", { fill: C.main }),
  ellipse(-6.1, -11.7, 1.3, 2.3, { ...cut, transform: "rotate(45 -6.1 -11.7)" }),
  ellipse(5.5, -3.3, 1.1, 2, { ...cut, transform: "rotate(-45 5.5 -3.3)" }),
  path("M-4.6-17.4C-4.8-10-3.6-2-2.9 4L-2 18.4C-1.6 20.4 1.6 20.4 2 18.4L2.9 4C3.6-2 4.8-10 4.6-17.4Z", { fill: C.main }),
  ellipse(0, -17.6, 4.6, 2, cut),
  path("M-1.4-13C-1.2-8-.8-3-.6 3", { fill: "none", stroke: C.light, strokeLinecap: "round" }),
  path("M-2.8 6.4H2.8L2.6 9.2H-2.6ZM-2.5 11.8H2.5L2.3 14.6H-2.3Z", { fill: C.accent, strokeWidth: 0.7 }),
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
  path("M-2.2 12.6L-3.6 1.4L-7.2-2.4L-4.6-5.2L-4.3-4.9L-4.9-12.2H4.9L4.3-4.2L7-6.8L9-4.4L3.5 2L2.2 12.6C1.8 14.4-1.8 14.4-2.2 12.6Z", { fill: C.main }),
  ellipse(0, -12.2, 4.9, 2.2, cut),
  path("M-3.1 5H3.1L2.7 8.4H-2.7Z", { fill: C.accent }),
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
  const wreath = [-1, 1].flatMap((side) =>
    Array.from({ length: 7 }, (_, i) => {
      const degrees = 170 - i * 21;
      const angle = (degrees * Math.PI) / 180;
      const at = `${num(Math.sin(angle) * 30.5 * side)} ${num(-Math.cos(angle) * 30.5)}`;
      const transform = `translate(${at}) scale(${side} 1) rotate(${degrees - 112})`;
      return el("use", { href: "#leaf", transform });
    }),
  );
  return [
    el("defs", {}, path(leaf, { id: "leaf" })),
    g(green, wreath),
    path("M-9 34L-15 45L-9.4 43L-6.4 48L0 36L6.4 48L9.4 43L15 45L9 34Z", { fill: D.accent, stroke: INK, strokeWidth: 0.8, strokeLinejoin: "round" }),
    circle(0, 0, 27, { fill: D.main, stroke: D.dark, strokeWidth: 1.4 }),
    circle(0, 0, 22.6, { fill: D.light, stroke: D.dark, strokeWidth: 1 }),
    path(rays(16, 11.4, 20.6, 0.36), { fill: D.accent }),
    circle(0, 0, 10.4, { fill: D.main, stroke: D.dark, strokeWidth: 1 }),
    g(
      { fill: "none", stroke: D.dark, strokeLinecap: "round", strokeLinejoin: "round" },
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
