// Small words for writing SVG. Everything that is drawn goes through here, so that every number
// has at most one decimal (two in a scale) and the same source always gives the same bytes.

/** Width and height of a card in drawing units (5 : 7.6). */
export const W = 100;
export const H = 152;

/** Colours. A page may set the custom properties; alone, a card shows the colours given here. */
export const FACE = "var(--card-face,#fffdf6)";
export const EDGE = "var(--card-edge,#b9b0a0)";
export const INK = "var(--card-ink,#20222e)";
export const GOLD = "var(--card-gold,#eab23c)";
export const TINT = "var(--card-tint,#f6ecd6)";

/** A number as text: rounded, without a needless zero. */
export function num(value, digits = 1) {
  const factor = 10 ** digits;
  const rounded = Math.round(value * factor) / factor;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, "$1.");
}

/** Attributes in the order given; camelCase becomes kebab-case except viewBox. */
function attributes(values) {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const key = name === "viewBox" ? name : name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
      return ` ${key}="${typeof value === "number" ? num(value) : value}"`;
    })
    .join("");
}

/** An element; children is text already made by these functions. */
export function el(name, values = {}, ...children) {
  const inside = children.flat(Infinity).join("");
  return `<${name}${attributes(values)}${inside ? `>${inside}</${name}>` : "/>"}`;
}

export const g = (values, ...children) => el("g", values, ...children);
export const circle = (cx, cy, r, values = {}) => el("circle", { cx, cy, r, ...values });
export const ellipse = (cx, cy, rx, ry, values = {}) =>
  el("ellipse", { cx, cy, rx, ry, ...values });
export const rect = (x, y, width, height, values = {}) =>
  el("rect", { x, y, width, height, ...values });

/** A path of absolute commands; `sx`, `sy` stretch it. */
export function path(d, values = {}, sx = 1, sy = 1) {
  return el("path", { d: shape(d, sx, sy), ...values });
}

const AXES = { M: "xy", L: "xy", C: "xyxyxy", S: "xyxy", Q: "xyxy", T: "xy", H: "x", V: "y" };

/** The same path, stretched, rounded and written as briefly as it can be. */
export function shape(d, sx = 1, sy = 1) {
  return d.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, command, rest) => {
    const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const axes = command === "A" ? "xy...xy" : AXES[command];
    if (command === "Z") return "Z";
    if (!axes || values.length === 0 || values.length % axes.length !== 0) {
      throw new Error(`not a path of absolute commands: ${command}${rest}`);
    }
    const scaled = values.map((value, i) => {
      const axis = axes[i % axes.length];
      return axis === "x" ? value * sx : axis === "y" ? value * sy : value;
    });
    return command + scaled.map((value) => num(value)).join(" ").replace(/ -/g, "-");
  });
}

/** A drawing by its id, moved, then scaled, then turned upside down if asked. */
export function place(id, x = 0, y = 0, scale = 1, turned = false, values = {}) {
  const parts = [];
  if (x !== 0 || y !== 0) parts.push(`translate(${num(x)} ${num(y)})`);
  if (turned) parts.push("rotate(180)");
  if (scale !== 1) parts.push(`scale(${num(scale, 2)})`);
  return el("use", { href: `#${id}`, transform: parts.join(" ") || undefined, ...values });
}

/** The blank card: rounded corners and a fine edge. */
export const blank = () =>
  rect(0.5, 0.5, W - 1, H - 1, { id: "blank", rx: 7.5, fill: FACE, stroke: EDGE });

/** A card's symbol. */
export const card = (id, color, ...children) =>
  el("symbol", { id, viewBox: `0 0 ${W} ${H}`, color }, place("blank"), ...children);

/** A suit alone, for use in text. */
export const sign = (id, color, ...children) =>
  el("symbol", { id, viewBox: "-12 -12 24 24", color }, ...children);

/** A whole sprite: of itself it shows nothing, so that a browser need not lay out all the faces. */
export const sprite = (...children) =>
  `${el("svg", { xmlns: "http://www.w3.org/2000/svg", display: "none" }, ...children)}\n`;
