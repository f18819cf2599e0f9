// The Spanish figures: Sota (a page on foot), Caballo (a rider) and Rey (a crowned king).
//
// About the card's centre. `currentColor` is the suit's colour, the inherited fill its second
// colour; skin and the horse are the colour of the card. The raised hand is drawn by the card,
// over the emblem that it holds.

import { FACE, INK, TINT, circle, ellipse, g, path, rect } from "./svg.mjs";

const suit = { fill: "currentColor" };
const skin = { fill: FACE };
const dark = { fill: INK };
const line = { fill: "none" };
const dot = { fill: INK, stroke: "none" };

/** A face with bobbed hair; its chin at (0, -33.6). */
const head = (...hat) => [
  path("M-9.6-49C-11.4-43-11.6-38-11-33.4C-8.6-32-6.4-32.2-5-33H5C6.4-32.2 8.6-32 11-33.4C11.6-38 11.4-43 9.6-49Z", dark),
  path("M-3-36V-28.4Q0-25.6 3-28.4V-36Z", skin),
  path("M-6.8-48H6.8V-41.4C6.8-37 3.6-33.6 0-33.6C-3.6-33.6-6.8-37-6.8-41.4Z", skin),
  face,
  hat,
];
const face = [
  circle(-2.7, -42, 0.8, dot),
  circle(2.7, -42, 0.8, dot),
  path("M-4.4-44Q-2.8-45.2-1.4-44M4.4-44Q2.8-45.2 1.4-44M0-42.6L-.9-39H.8M-1.8-36.6Q0-35.4 1.8-36.6", line),
];

/** The arm that lifts the emblem: from a shoulder at (11, -26) to a wrist at (22, -30). */
const lifted = [
  path("M9-27.4C14-25.6 17-22 19.2-19V-29H25.2V-14.6C25.2-9.4 20.6-8.6 17.2-11.4L9-18Z", suit),
  rect(18.2, -31, 8, 3.6, { rx: 1 }),
];
const hand = circle(0, 0, 3.2, skin);

const sota = [
  path("M-10.6 24H-.6L-2.6 50H-9.6Z", skin),
  path("M.6 24H10.6L11 50H4Z"),
  path("M-10.4 49H-2V55H-15.4C-16 51.6-13.2 50-10.4 49Z", dark),
  path("M3.6 49H11.6C14.4 50 16.8 51.6 16.4 55H3.6Z", dark),
  path("M-12.4-26.6C-8-29.4 8-29.4 12.4-26.6L11.4-4L17 26C9 30.4-9 30.4-17 26L-11.4-4Z", suit),
  path("M-16.2 21.4C-9 25.6 9 25.6 16.2 21.4L17 26C9 30.4-9 30.4-17 26Z"),
  path("M-5.6-28.4L0-20L5.6-28.4L8.6-27.8L0-13.6L-8.6-27.8Z"),
  path("M0-13.6V-5M-5.6 0L-7.6 23.4M5.6 0L7.6 23.4M0 0V24.4", line),
  rect(-12, -5.2, 24, 4.6, { rx: 1 }),
  path("M-12.4-26.6C-18-24-22.6-15-23.6-9C-21-6.4-16.6-3.6-13.4-2.6L-11.6-7.2L-17-10.6C-15.8-14.4-13.4-18-10.4-19.4Z", suit),
  circle(-12.6, -4.6, 2.9, skin),
  lifted,
  head(
    path("M-9-51C-15-53-19.4-48-20-40.4C-16-44-12.4-45.6-8.6-47.4Z", skin),
    path("M-9.4-49.2C-13-49.4-16.6-46-18.4-42.4", line),
    path("M-10.6-48C-13-56-7.6-60 .6-60C9-60 13.4-54.6 10.6-48Z", suit),
    path("M-10.8-48.2C-5-50.2 5-50.2 10.8-48.2L10.2-45C5-46.8-5-46.8-10.2-45Z"),
  ),
];

const horse = [
  path("M14 27L13.4 39L16.4 45L15 55H9L10.4 46L6.6 39L4 29Z", { fill: TINT }),
  path("M27.6 11C34 13 34.6 26 32 37C30.4 32 30.6 28 29.2 22Z", dark),
  path(
    "M-15.4-21L-13-13.6C-4-12.4 0-2 3 8C10 10 17 8 22 9C28 10 30 16 29.6 22C29.4 28 27 31 26.6 35L29.2 43L27.6 55H21.4L22.6 44L18 36C17 33 16 31.6 15 30.6C8 33-2 33-8 31L-7.2 42L-8 55H-14.2L-13.2 42L-15 31C-17 30.4-18.6 29-20 27.4L-26.6 31L-24.8 41.4L-30.6 42.4L-33.4 28.4L-22.4 18C-22.4 12-20.4 6-18.4 .6C-21 2-24 2.4-26 4.4L-28.6 8.6C-32.6 8.4-34.6 5.4-33.6 2.2L-26-11C-24-15-20.4-17.4-18.6-17.6Z",
    skin,
  ),
  path("M-13-13.6C-4-12.4 0-2 3 8C-.6 5.6-4 4.6-6.4 4.4C-6-.2-8-2-10.6-2.6C-9.6-6-11.4-8.4-14.6-8.6Z", dark),
  circle(-23, -8.6, 1, dot),
  path("M-31-.8L-26 4.4M-24.6-12.6L-19.6-2.2", { ...line, strokeWidth: 1.6 }),
  path("M-21.6 11.6C-16 18-8 21 0 20.6V17.4C-8 17.8-15.4 14.4-20.6 8.4Z"),
  path("M-14 51.4H-8.4L-8 55H-14.2ZM21.8 51.4H28L27.6 55H21.4ZM-25.4 38L-31.4 39L-30.6 42.4L-24.8 41.4Z", dark),
];

const rider = [
  path("M1 6.4C8 10.4 15 9.4 20 8.6L22 24C14 27.4 6 27.4-.6 24.4Z", suit),
  path("M-.4 20.6C6 23.6 14 23.6 21.6 20.2L22 24C14 27.4 6 27.4-.6 24.4Z"),
  path("M2 5C-1 10-2 18-2.6 25.4L4.4 27C6 20 9.6 15 14 10Z"),
  path("M-3 24.6L4.6 26.4L4 36H-7C-7.6 33.4-5.4 32-3.4 31.2Z", dark),
  path("M-3.4-26.6C1-29.4 14-29.4 18.4-26.6L16 6.6C11 9.6 5 9.6 .6 6.6Z", suit),
  path("M2-28.2L7.6-20L13.2-28.2L16-27.6L7.6-13.6L-1-27.6Z"),
  path("M7.6-13.6V-1", line),
  path("M-.4-1.6C5 .8 11 .8 16.6-1.6L16.2 3C11 5.4 5 5.4 .2 3Z"),
  path("M-9-5C-16-6-22-3-28.2 1.6", line),
  path("M-3.4-26.6C-8-23-11-14-11.4-7L-5.6-4.6C-3.4-9 .6-13 2.6-16Z", suit),
  circle(-8.6, -4.6, 2.9, skin),
  g({ transform: "translate(6 0)" }, lifted),
  g(
    { transform: "translate(7.6 0)" },
    head(
      path("M-6.6-50C-6-57.6-3-60 0-60C3-60 6-57.6 6.6-50Z", suit),
      path("M-14-47C-9-50.6 9-50.6 14-47C9-45-9-45-14-47Z"),
    ),
  ),
];

const rey = [
  path("M-12-27C-22-18-25 20-26 53.4C-10 58 10 58 25 53.4C24 20 21-18 12-27Z"),
  path("M-11-27H11L17.4 55.2C8 57.4-8 57.4-17.4 55.2Z", suit),
  path("M-4.4-24H4.4L6.6 56.8C2 57.2-2 57.2-6.6 56.8Z", skin),
  path("M-1.4 12L0 8L1.4 12ZM-1.4 24L0 20L1.4 24ZM-1.4 36L0 32L1.4 36ZM-1.4 48L0 44L1.4 48Z", dot),
  rect(-13, -3, 26, 4.6, { rx: 1 }),
  path("M-22.4 40V-22H-19.6V40Z"),
  circle(-21, -24, 3.2),
  path("M-12.6-26C-19-23-24.6-13-26.4-5.6L-17.4-1.4L-9.6-12Z", suit),
  circle(-21, -3.4, 3.2, skin),
  lifted,
  path("M-14.6-25.6C-9-30.4 9-30.4 14.6-25.6C12-18.6 6-15.4 0-15.4C-6-15.4-12-18.6-14.6-25.6Z", skin),
  path("M-8.4-20.4L-7.4-23.4L-6.4-20.4ZM6.4-20.4L7.4-23.4L8.4-20.4ZM-1-17.2L0-20.2L1-17.2Z", dot),
  path("M-10-49C-12-40-12-32-9.4-27H9.4C12-32 12-40 10-49Z", dark),
  path("M-7-48H7V-38C7-33 4-30 0-30C-4-30-7-33-7-38Z", skin),
  path("M-7-39.6C-5.4-36-3.6-36.4-2-37.2Q0-38.4 2-37.2C3.6-36.4 5.4-36 7-39.6C8-30 5-24 0-19.6C-5-24-8-30-7-39.6Z", dark),
  path("M-1.8-34.8Q0-33.8 1.8-34.8", { ...line, stroke: FACE }),
  circle(-2.7, -42.6, 0.8, dot),
  circle(2.7, -42.6, 0.8, dot),
  path("M-4.4-44.8Q-2.8-46-1.4-44.8M4.4-44.8Q2.8-46 1.4-44.8M0-43.2L-.9-39.8H.8", line),
  path("M-9.6-51L-12.6-60.4L-6.4-56.6L0-63L6.4-56.6L12.6-60.4L9.6-51Z"),
  rect(-10.2, -51.4, 20.4, 4.8, { rx: 1 }),
  circle(0, -55.6, 1.5, suit),
];

const ground = (from, to) => path(`M${from} 55.6H${to}`, line);

/** The figures by rank, and the hand. */
export const figures = () => {
  const style = { stroke: INK, strokeLinejoin: "round", strokeLinecap: "round" };
  return [
    g({ id: "fJ", ...style }, ground(-22, 22), sota),
    g({ id: "fQ", ...style }, ground(-36, 28), horse, rider),
    g({ id: "fK", ...style }, rey),
    g({ id: "hand", ...style }, hand),
  ].join("");
};

/** Where each figure stands, its scale, and where it has its raised hand. */
export const STANCE = {
  J: { x: -4, y: 0, scale: 1, hand: { x: 22.2, y: -33.4 } },
  Q: { x: -6, y: 2, scale: 0.94, hand: { x: 28.2, y: -33.4 } },
  K: { x: -4, y: 0, scale: 1, hand: { x: 22.2, y: -33.4 } },
};
