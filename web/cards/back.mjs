// The back: our own, a net of lozenges about a flower, the same whichever way it lies.

import { petals } from "./rosette.mjs";
import { EDGE, FACE, H, W, circle, el, path, rect, sprite } from "./svg.mjs";

const FIELD = "var(--card-back,#7a1f3d)";
const BRIGHT = "var(--card-back-line,#f0cf8a)";
const CX = W / 2;
const CY = H / 2;

/** The net: each knot a small lozenge in a larger one, left free about the flower. */
function net() {
  const [dx, dy] = [7, 8];
  const out = [];
  for (let row = -7; row <= 7; row++) {
    for (let column = -5; column <= 5; column++) {
      if ((row + column) % 2 !== 0) continue;
      const [x, y] = [CX + column * dx, CY + row * dy];
      if (Math.hypot(x - CX, y - CY) < 31) continue;
      const lozenge = (w, h) => `M${x} ${y - h}L${x + w} ${y}L${x} ${y + h}L${x - w} ${y}Z`;
      out.push(lozenge(5.2, 6), lozenge(3.6, 4.2), lozenge(1.6, 1.9));
    }
  }
  return out.join("");
}

const CENTRE = { x: CX, y: CY };

const drawing = () => [
  rect(0.5, 0.5, W - 1, H - 1, { rx: 7.5, fill: FACE, stroke: EDGE }),
  rect(5, 5, W - 10, H - 10, { rx: 4.5, fill: FIELD }),
  rect(7.6, 7.6, W - 15.2, H - 15.2, { rx: 3, fill: "none", stroke: BRIGHT }),
  path(net(), { fill: BRIGHT, fillRule: "evenodd" }),
  circle(CX, CY, 24.6, { fill: "none", stroke: BRIGHT, strokeWidth: 1.2 }),
  path(petals(8, 7, 22, 0.62, CENTRE), { fill: BRIGHT }),
  path(petals(8, 13.4, 22, 0.3, { ...CENTRE, turned: 0.5 }), { fill: BRIGHT }),
  path(petals(8, 10, 18.6, 0.34, CENTRE), { fill: FIELD }),
  circle(CX, CY, 5.2, { fill: BRIGHT }),
  circle(CX, CY, 2.6, { fill: FIELD }),
];

/** The symbol "back", in every sprite. */
export const backSymbol = () => el("symbol", { id: "back", viewBox: `0 0 ${W} ${H}` }, drawing());

/** The back alone. */
export const back = () => sprite(backSymbol());
