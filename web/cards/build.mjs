// node web/cards/build.mjs OUT: writes the card sprites into the folder OUT.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { back } from "./back.mjs";
import { INDICES, french } from "./french.mjs";
import { spanish } from "./spanish.mjs";

/** All files by name: a sprite for each set of French letters, the Spanish one, the back. */
export function files() {
  const result = { "spanish.svg": spanish(), "back.svg": back() };
  for (const [name, letters] of Object.entries(INDICES)) {
    result[`french-${name}.svg`] = french(letters);
  }
  return result;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const out = process.argv[2];
  if (!out) {
    console.error("usage: node web/cards/build.mjs OUT");
    process.exit(2);
  }
  mkdirSync(out, { recursive: true });
  for (const [name, text] of Object.entries(files())) writeFileSync(join(out, name), text);
}
