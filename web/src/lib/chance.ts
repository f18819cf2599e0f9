/** Chance, as the browser has it: good enough that nobody can know it before. */

/** A contribution to the shuffle that nobody could have known: 128 bits. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A whole number from 0, below `most`. */
export function randomBelow(most: number): number {
  return Math.floor(((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * most);
}
