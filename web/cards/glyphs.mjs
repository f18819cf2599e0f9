// The numerals and letters in the corners, drawn here so that no machine's fonts change a card.
//
// Each is one line drawn with a broad pen: the line is stroked in a space stretched upwards and
// then flattened, which makes upright stems bold and level ones fine. Capitals are 24 units high.

import { el, num, path } from "./svg.mjs";

const STEM = 4.3;
const FLAT = 0.62;

/** name: [advance width, centre line in final coordinates] */
const LINES = {
  0: [14, "M7 1.3C3.7 1.3 2.2 5 2.2 12C2.2 19 3.7 22.7 7 22.7C10.3 22.7 11.8 19 11.8 12C11.8 5 10.3 1.3 7 1.3Z"],
  1: [10, "M6.6 0V24M7.4 1.2C5.8 3.4 3.8 4.8 1 5.6"],
  2: [15, "M2.2 7.4C2.2 3.5 4.5 1.3 7.6 1.3C10.8 1.3 12.8 3.3 12.8 6.5C12.8 10.6 9.2 13.4 3.6 22.6M2 22.7H14.2"],
  3: [15, "M2 5.9C2.6 3 4.7 1.3 7.4 1.3C10.5 1.3 12.3 3.2 12.3 6.1C12.3 9.3 10 11.2 5.4 11.2M6 11.2C10.6 11.2 12.9 13.4 12.9 16.8C12.9 20.4 10.6 22.7 7.2 22.7C4.2 22.7 2.2 21 1.5 17.6"],
  4: [16, "M15.6 17.6H2L10.6 .6M10.9 0V24"],
  5: [15, "M13 1.3H3.9L3.2 11.6C4.2 10.2 5.8 9.4 7.6 9.4C10.9 9.4 12.9 11.9 12.9 15.8C12.9 20.1 10.5 22.7 7.2 22.7C4.3 22.7 2.3 21 1.6 17.9"],
  6: [15, "M12.6 5.4C11.9 2.7 10.2 1.3 8 1.3C4.2 1.3 2.2 5.2 2.2 12.6C2.2 19.2 4 22.7 7.6 22.7C10.9 22.7 12.9 20 12.9 16.1C12.9 12.3 10.9 9.8 7.8 9.8C5 9.8 2.9 11.7 2.4 14.6"],
  7: [14, "M1 1.3H12.4C8.8 8.2 6.6 15.6 5.8 24"],
  8: [15, "M7.5 11.2C4.6 11.2 2.8 9.3 2.8 6.2C2.8 3.2 4.6 1.3 7.5 1.3C10.4 1.3 12.2 3.2 12.2 6.2C12.2 9.3 10.4 11.2 7.5 11.2C4.2 11.2 2.1 13.5 2.1 16.9C2.1 20.5 4.2 22.7 7.5 22.7C10.8 22.7 12.9 20.5 12.9 16.9C12.9 13.5 10.8 11.2 7.5 11.2Z"],
  9: [15, "M2.4 18.6C3.1 21.3 4.8 22.7 7 22.7C10.8 22.7 12.8 18.8 12.8 11.4C12.8 4.8 11 1.3 7.4 1.3C4.1 1.3 2.1 4 2.1 7.9C2.1 11.7 4.1 14.2 7.2 14.2C10 14.2 12.1 12.3 12.6 9.4"],
  A: [17, "M2.2 24L8.5 2.4L14.8 24M4 16.6H13"],
  B: [15, "M3.2 0V24M3 1.3H7.3C10.4 1.3 12.1 3.2 12.1 6.2C12.1 9.4 10.3 11.2 7.3 11.2H3M7.3 11.2C10.9 11.2 12.9 13.4 12.9 16.9C12.9 20.6 10.8 22.7 7.3 22.7H3"],
  D: [16, "M3.2 0V24M3 1.3H6.2C11.2 1.3 13.6 5.4 13.6 12C13.6 18.6 11.2 22.7 6.2 22.7H3"],
  H: [17, "M3.2 0V24M13.8 0V24M3 11.8H14"],
  J: [13, "M10 0V16.6C10 20.6 8.4 22.7 5.7 22.7C3.4 22.7 1.8 21.2 1.4 17.8"],
  K: [16, "M3.2 0V24M13.8 -.4L4 13.8M7.2 9.8L14.4 24.4"],
  Q: [17, "M8.5 1.3C4.4 1.3 2.2 5 2.2 12C2.2 19 4.4 22.7 8.5 22.7C12.6 22.7 14.8 19 14.8 12C14.8 5 12.6 1.3 8.5 1.3ZM9 16.4C10.4 18.2 12 20.8 14.8 24.6"],
  R: [16, "M3.2 0V24M3 1.3H7.8C11.2 1.3 12.9 3.3 12.9 6.7C12.9 10.2 11.1 12.4 7.6 12.4H3M8 12.4C10.4 14 11.4 18 14.2 24"],
  T: [15, "M.6 1.3H14.4M7.5 0V24"],
  V: [16, "M2 0L8 21.6L14 0"],
};

/** The drawings of the characters named, as ids "g" + character. */
export function glyphs(characters) {
  return [...characters].map((character) =>
    path(LINES[character][1], { id: `g${character}` }, 1, 1 / FLAT),
  );
}

/** The width of a text at height 24. */
export const width = (text) =>
  [...text].reduce((sum, character) => sum + LINES[character][0], 0) - 1;

/** A text of `height`, its left edge or (`anchor` "middle") its centre at x, its top at y. */
export function word(text, x, y, height, anchor = "start", widest = Infinity) {
  const scale = height / 24;
  const narrow = Math.min(1, widest / (width(text) * scale));
  let at = 0;
  const letters = [...text].map((character) => {
    const letter = el("use", { href: `#g${character}`, x: at || undefined });
    at += LINES[character][0] - 0.5;
    return letter;
  });
  const left = anchor === "middle" ? x - (width(text) * scale * narrow) / 2 : x;
  const size = `${num(scale * narrow, 2)} ${num(scale * FLAT, 2)}`;
  return el(
    "g",
    {
      transform: `translate(${num(left)} ${num(y)}) scale(${size})`,
      fill: "none",
      stroke: "currentColor",
      strokeWidth: STEM,
    },
    letters,
  );
}
