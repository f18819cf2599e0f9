// Petals and rays round a centre, as the data of one path.

/** A point by part of a full turn (clockwise from the top) and radius. */
const point = (x, y, turn, radius) => {
  const angle = turn * 2 * Math.PI;
  const [px, py] = [x + Math.sin(angle) * radius, y - Math.cos(angle) * radius];
  return `${px.toFixed(2)} ${py.toFixed(2)}`;
};

/** `count` petals from an inner to an outer radius, `wide` and `turned` in parts of a petal. */
export function petals(count, inner, outer, wide, { x = 0, y = 0, turned = 0 } = {}) {
  const bulge = (inner + outer) / 2;
  return Array.from({ length: count }, (_, i) => {
    const at = (aside, radius) => point(x, y, (i + turned + aside) / count, radius);
    const [tip, root] = [at(0, outer), at(0, inner)];
    return `M${tip}Q${at(-wide, bulge)} ${root}Q${at(wide, bulge)} ${tip}Z`;
  }).join("");
}

/** `count` pointed rays. */
export function rays(count, inner, outer, wide) {
  return Array.from({ length: count }, (_, i) => {
    const at = (aside, radius) => point(0, 0, (i + aside) / count, radius);
    return `M${at(-wide, inner)}L${at(0, outer)}L${at(wide, inner)}Z`;
  }).join("");
}
