// The French courts: half a figure, which the card shows twice. Drawn about the card's centre,
// x from -25 to 25, y from -62 (top) to 0 (the belt, where the two halves meet).

import { FACE, GOLD, H, INK, TINT, W, circle, g, path, place, rect } from "./svg.mjs";

const SUIT = "currentColor";
const gold = { fill: GOLD };
const skin = { fill: FACE };
const line = { fill: "none" };

/** Eyes, nose and mouth of a face whose centre is (0, y). */
const features = (y) => [
  path(`M-4.6 ${y - 2.6}Q-3 ${y - 4} -1.4 ${y - 2.8}`, line),
  path(`M4.6 ${y - 2.6}Q3 ${y - 4} 1.4 ${y - 2.8}`, line),
  circle(-2.9, y - 0.8, 0.8, { fill: INK, stroke: "none" }),
  circle(2.9, y - 0.8, 0.8, { fill: INK, stroke: "none" }),
  path(`M0 ${y - 1.5}L-.9 ${y + 2.4}H.8`, line),
  path(`M-1.9 ${y + 5}Q0 ${y + 6.2} 1.9 ${y + 5}`, line),
];

/** Shoulders down to the belt, with the seams of the sleeves. */
const robe = [
  path("M-25 0V-18C-22-23-14-25-7-27H7C14-25 22-23 25-18V0Z", { fill: SUIT }),
  path("M-16-20C-17.4-14-17.6-8-17-3M16-20C17.4-14 17.6-8 17-3", { ...line, stroke: GOLD }),
];

/** A wide cuff rising from the belt at x, and the hand above it. */
const grip = (x) => [
  path(`M${x - 6.4} -2.4L${x - 3.4} -11.4H${x + 3.4}L${x + 6.4} -2.4Z`, gold),
  path(`M${x - 4.6} -5.4H${x + 4.6}`, line),
  circle(x, -13, 3.2, skin),
];

/** Where the suit's badge is worn. */
const BADGE = -9.6;
const badge = circle(0, BADGE, 5.8, skin);

const king = [
  robe,
  // ermine collar and facings
  path("M-19-23.6C-13-25.6-9-26-7-27L0-16L7-27C9-26 13-25.6 19-23.6L15.4-18L6.5-13V0H-6.5V-13L-15.4-18Z", gold),
  path("M-6.5 0V-13L0-16L6.5-13V0Z", skin),
  // hair, face, beard
  path("M-11-46C-12.6-38-13-33-10.5-27.5L10.5-27.5C13-33 12.6-38 11-46Z", { fill: INK }),
  path("M-8-46H8V-36C8-31 4-28 0-28C-4-28-8-31-8-36Z", skin),
  path("M-8-37C-6.5-33.5-4-33.8-2.4-34.6Q0-36 2.4-34.6C4-33.8 6.5-33.5 8-37C8.6-28 5.5-21 0-17C-5.5-21-8.6-28-8-37Z", { fill: INK }),
  path("M-2-32Q0-31 2-32", { ...line, stroke: FACE }),
  circle(-2.9, -40.2, 0.8, { fill: INK, stroke: "none" }),
  circle(2.9, -40.2, 0.8, { fill: INK, stroke: "none" }),
  path("M-4.8-42.4Q-3-43.6-1.4-42.4M4.8-42.4Q3-43.6 1.4-42.4M0-41L-.9-36.8H.8", line),
  // crown
  path("M-11-50L-14-59.5L-7.4-55.5L0-61.5L7.4-55.5L14-59.5L11-50Z", gold),
  rect(-11.6, -50, 23.2, 4.6, { rx: 1, ...gold }),
  circle(0, -54.2, 1.6, { fill: SUIT }),
  // the sword
  path("M16.8-18V-51L18.6-56L20.4-51V-18Z", skin),
  path("M18.6-52V-19", line),
  path("M13.4-18.8H23.8V-16.4H13.4Z", gold),
  grip(18.6),
  badge,
];

const queen = [
  // hair falls to the shoulders
  path("M0-53C-9-53-11.5-47-11.5-41C-11.5-34-13-29-16.5-23H16.5C13-29 11.5-34 11.5-41C11.5-47 9-53 0-53Z", gold),
  robe,
  // neckline
  path("M-12-24.5C-9-25.5-6-26-4-28H4C6-26 9-25.5 12-24.5C10-16 5-12.5 0-11.5C-5-12.5-10-16-12-24.5Z", skin),
  path("M-3.4-33V-27Q0-24 3.4-27V-33Z", skin),
  path("M-8-24.2Q0-15 8-24.2", line),
  circle(0, -18, 2, gold),
  path("M-15.5-23.4C-12-14-6-9-0-8C6-9 12-14 15.5-23.4L12-24.5C10-16 5-12.5 0-11.5C-5-12.5-10-16-12-24.5Z", gold),
  path("M-7.6-43C-7.6-48 7.6-48 7.6-43V-38C7.6-33 4-29.4 0-29.4C-4-29.4-7.6-33-7.6-38Z", skin),
  path("M-7.6-40C-7-45-4-47 0-47.6C4-47 7-45 7.6-40L9.6-44L6-50H-6L-9.6-44Z", gold),
  features(-38.6),
  // coronet
  path("M-9-48L-11.6-57L-6.6-53.4L-4.6-59L0-54.4L4.6-59L6.6-53.4L11.6-57L9-48C4-50-4-50-9-48Z", gold),
  circle(-11.6, -57.6, 1.5, skin),
  circle(-4.6, -59.4, 1.5, skin),
  circle(4.6, -59.4, 1.5, skin),
  circle(11.6, -57.6, 1.5, skin),
  // a flower
  path("M-17.6-14C-17.4-22-17.6-28-17.8-36", { ...line, strokeWidth: 1.6 }),
  path("M-17.6-24C-21.4-24-23.2-27-22.8-30C-19.6-30-17.6-28-17.6-24Z", { fill: SUIT }),
  circle(-17.8, -46.4, 2.9, { fill: SUIT }),
  circle(-13.3, -43.2, 2.9, { fill: SUIT }),
  circle(-15, -38, 2.9, { fill: SUIT }),
  circle(-20.6, -38, 2.9, { fill: SUIT }),
  circle(-22.3, -43.2, 2.9, { fill: SUIT }),
  circle(-17.8, -41.8, 2.7, gold),
  grip(-17.6),
  badge,
];

const jack = [
  robe,
  // doublet
  path("M-7-27L0-20L7-27L9.5-26V0H-9.5V-26Z", gold),
  path("M0-20V0", line),
  // bobbed hair
  path("M-11-46C-12.5-40-12.6-35-12.6-30.6C-10-28.6-7.6-28.6-6-29.6H6C7.6-28.6 10-28.6 12.6-30.6C12.6-35 12.5-40 11-46Z", gold),
  path("M-3.4-33V-26L0-21.5L3.4-26V-33Z", skin),
  path("M-7.4-45H7.4V-38C7.4-33 4-29.8 0-29.8C-4-29.8-7.4-33-7.4-38Z", skin),
  path("M-8.6-28L0-22L8.6-28L10.4-24L0-16.5L-10.4-24Z", skin),
  features(-38.4),
  // beret and feather
  path("M-10-52C-18-53.4-22.4-47-22.6-38C-18.6-42-13.4-43.6-9-47Z", skin),
  path("M-10-49.6C-14.6-49.4-19-45.6-21-40.4", line),
  path("M-12-47C-14-55-8-59 1-59C10-59 14.5-53 12-47Z", { fill: SUIT }),
  path("M-12-47C-5-49 5-49 12-47L11.4-43.6C5-45.4-5-45.4-11.4-43.6Z", gold),
  circle(-8.6, -50, 2.2, gold),
  // the halberd
  path("M17.6-12V-50H19.6V-12Z", gold),
  path("M18.6-61L20.8-52H16.4Z", skin),
  path("M19.6-50C23-51 24-47 23.8-40C22.4-43 21.2-44 19.6-44Z", skin),
  path("M17.6-48L14-50.5V-43.5L17.6-46Z", skin),
  grip(18.6),
  badge,
];

const belt = [
  rect(-25, -3, 50, 6, gold),
  path("M-20 0L-17-2L-14 0L-17 2ZM-8 0L-5-2L-2 0L-5 2ZM2 0L5-2L8 0L5 2ZM14 0L17-2L20 0L17 2Z", { fill: SUIT, stroke: "none" }),
];

const HALF = { J: jack, Q: queen, K: king };

/** The half figures and the whole ones. */
export const courts = () =>
  Object.entries(HALF)
    .map(([rank, half]) => {
      const id = `half${rank}`;
      return g(
        { id: `court${rank}`, stroke: INK, strokeLinejoin: "round", strokeLinecap: "round" },
        rect(-25, -63, 50, 126, { rx: 3, fill: TINT, stroke: "none" }),
        g({ id }, half),
        place(id, 0, 0, 1, true),
        belt,
        rect(-25, -63, 50, 126, { rx: 3, fill: "none", stroke: SUIT, strokeWidth: 1.4 }),
      );
    })
    .join("");

const figure = (rank) => (suit) => [
  place(`court${rank}`, W / 2, H / 2),
  place(suit, W / 2, H / 2 + BADGE, 0.4),
  place(suit, W / 2, H / 2 - BADGE, 0.4, true),
];
export const court = { J: figure("J"), Q: figure("Q"), K: figure("K") };
