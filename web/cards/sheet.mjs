// node web/cards/sheet.mjs OUT: contact sheets of all cards, to be looked at in a browser.
// The sprites are read over HTTP as the table reads them: serve the folder OUT.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { files } from "./build.mjs";

const out = process.argv[2];
if (!out) {
  console.error("usage: node web/cards/sheet.mjs OUT");
  process.exit(2);
}
mkdirSync(out, { recursive: true });
const ranks = [..."A23456789TJQK"];

const drawing = (file, id, size, box) =>
  `<svg ${size} viewBox="0 0 ${box}"><use href="${file}#${id}"/></svg>`;
const figure = (file, id, width) =>
  drawing(file, id, `width="${width}" height="${width * 1.52}"`, "100 152");

/** A page: every card of a file at one width, on felt. */
function page(file, width, felt, chosen = ranks, style = "") {
  const suits = [..."CDHS"];
  const rows = suits.map((suit) => chosen.map((rank) => figure(file, rank + suit, width)).join(""));
  const signs = suits.map((suit) => drawing(file, suit, 'width="1.1em" height="1.1em"', "24 24"));
  return `<!doctype html><meta charset="utf-8"><style>
body{margin:8px;background:${felt};${style}font:16px serif}
svg{margin:${width > 100 ? 5 : 3}px}
p{background:#fff;margin:4px;padding:2px}
</style>
${[...rows, figure(file, "back", width)].map((row) => `<div>${row}</div>`).join("\n")}
<p>7 ${signs.join(" ")}</p>
`;
}

for (const [name, text] of Object.entries(files())) {
  writeFileSync(join(out, name), text);
  if (name === "back.svg") continue;
  const base = name.replace(".svg", "");
  for (const width of [44, 60, 90, 180]) {
    writeFileSync(join(out, `${base}-${width}-light.html`), page(name, width, "#3f7d58"));
    writeFileSync(join(out, `${base}-${width}-dark.html`), page(name, width, "#14211b", ranks,
      "--card-face:#e9e4d8;--card-edge:#000;--card-tint:#ddd2ba;"));
  }
  writeFileSync(join(out, `${base}-courts.html`), page(name, 230, "#3f7d58", [..."AJQK"]));
  writeFileSync(join(out, `${base}-four.html`), page(name, 90, "#3f7d58", ranks,
    "--card-clubs:#1b7a3d;--card-diamonds:#1f5fb0;"));
}
