// node --test web/cards/

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { files } from "./build.mjs";
import { INDICES } from "./french.mjs";
import { glyphs, width } from "./glyphs.mjs";
import { num, shape } from "./svg.mjs";

const LIMIT = 15 * 1024;
const SUITS = [..."CDHS"];
const RANKS = [..."A23456789TJQK"];
const SPANISH_RANKS = [..."A234567JQK"];

const sprites = files();
const sets = Object.entries(sprites).filter(([name]) => name !== "back.svg");

/** Every tag's name and attributes; fails on anything that is not well-formed XML. */
function tags(text) {
  const open = [];
  const found = [];
  let at = 0;
  const token = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z-]+="[^"<&]*")*)(\/?)>/y;
  const body = text.trimEnd();
  while (at < body.length) {
    token.lastIndex = at;
    const match = token.exec(body);
    assert.ok(match, `not XML at ${at}: ${body.slice(at, at + 60)}`);
    const [whole, closing, name, rest, empty] = match;
    if (closing) {
      assert.equal(open.pop(), name, `</${name}> closes another element`);
    } else {
      const attributes = {};
      for (const [, key, value] of rest.matchAll(/ ([a-zA-Z-]+)="([^"]*)"/g)) {
        assert.ok(!(key in attributes), `${key} twice in <${name}${rest}>`);
        attributes[key] = value;
      }
      found.push({ name, attributes });
      if (!empty) open.push(name);
    }
    at += whole.length;
    if (at < body.length) assert.ok(open.length > 0, "more than one root");
  }
  assert.deepEqual(open, []);
  return found;
}

const symbolIds = (text) =>
  tags(text).flatMap(({ name, attributes }) => (name === "symbol" ? attributes.id : []));

/** The markup of one card. */
const markup = (text, id) => text.split(`<symbol id="${id}"`)[1].split("</symbol>")[0];

const ids = (text) => tags(text).flatMap(({ attributes }) => attributes.id ?? []);

/** How often the frame's line is broken at the height y: the moves between its level lines. */
function breaks(d, y) {
  return [...d.matchAll(new RegExp(`H[\\d.]+M[\\d.]+ ${y}(?=H)`, "g"))].length;
}

test("one sprite for each set of faces, and the back", () => {
  assert.deepEqual(Object.keys(sprites).sort(), [
    "back.svg",
    "french-bvh.svg",
    "french-jqk.svg",
    "french-vdr.svg",
    "spanish.svg",
  ]);
});

for (const [name, text] of sets) {
  test(`${name}: all cards of a whole pack, the four signs and the back, each once`, () => {
    const all = ids(text);
    assert.equal(new Set(all).size, all.length);
    const symbols = symbolIds(text);
    const cards = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
    assert.equal(cards.length, 52);
    assert.deepEqual([...symbols].sort(), [...cards, ...SUITS, "back"].sort());
    const forty = SUITS.flatMap((suit) => SPANISH_RANKS.map((rank) => rank + suit));
    assert.equal(forty.filter((card) => symbols.includes(card)).length, 40);
  });

  test(`${name}: cards are 5 : 7.6`, () => {
    for (const { attributes } of tags(text).filter((tag) => tag.name === "symbol")) {
      const expected = SUITS.includes(attributes.id) ? "-12 -12 24 24" : "0 0 100 152";
      assert.equal(attributes.viewBox, expected, attributes.id);
    }
  });
}

for (const [name, text] of Object.entries(sprites)) {
  test(`${name}: well-formed, small, and refers to nothing outside`, () => {
    const found = tags(text);
    assert.equal(found[0].name, "svg");
    const known = new Set(ids(text));
    for (const { name: tag, attributes } of found) {
      assert.ok(!["script", "style", "image", "text", "foreignObject"].includes(tag), tag);
      for (const [key, value] of Object.entries(attributes)) {
        if (key === "xmlns") continue;
        assert.ok(!/url\(|:\/\/|^data:/.test(value), `${key}="${value}"`);
        assert.ok(key !== "style" && !key.startsWith("on"), key);
        if (key === "href") assert.ok(value.startsWith("#") && known.has(value.slice(1)), value);
      }
    }
    const size = gzipSync(text, { level: 9 }).length;
    assert.ok(size <= LIMIT, `${size} bytes gzipped`);
  });

  test(`${name}: coordinates have one decimal at most`, () => {
    for (const { attributes } of tags(text)) {
      assert.ok(!/\.\d\d/.test(attributes.d ?? ""), attributes.d);
      for (const key of ["x", "y", "cx", "cy", "r", "rx", "ry", "width", "height"]) {
        assert.ok(!/\.\d\d/.test(attributes[key] ?? ""), `${key}="${attributes[key]}"`);
      }
    }
  });
}

test("the pinta: no break for Oros, one for Copas, two for Espadas, three for Bastos", () => {
  const frames = new Map(
    tags(sprites["spanish.svg"]).map(({ attributes }) => [attributes.id, attributes.d]),
  );
  for (const [suit, count] of Object.entries({ D: 0, H: 1, S: 2, C: 3 })) {
    const d = frames.get(`pinta${suit}`);
    assert.equal(breaks(d, 5), count, `top of ${suit}`);
    assert.equal(breaks(d, 147), count, `bottom of ${suit}`);
  }
});

test("every Spanish card bears its suit's pinta and both corners", () => {
  for (const suit of SUITS) {
    for (const rank of RANKS) {
      const symbol = markup(sprites["spanish.svg"], rank + suit);
      assert.ok(symbol.includes(`href="#pinta${suit}"`), rank + suit);
      assert.ok(symbol.includes(`<g id="c${rank}${suit}"`), rank + suit);
      assert.ok(symbol.includes(`href="#c${rank}${suit}"`), rank + suit);
    }
  }
});

test("number cards have as many pips as they say", () => {
  for (const [name, text] of sets) {
    const pip = name === "spanish.svg" ? "e" : "s";
    for (const suit of SUITS) {
      for (const [i, rank] of [..."23456789T"].entries()) {
        const symbol = markup(text, rank + suit);
        const count = symbol.split(`href="#${pip}${suit}"`).length - 1;
        assert.equal(count, i + 2 + (pip === "s" ? 1 : 0), `${name} ${rank}${suit}`);
      }
    }
  }
});

test("each set of index letters is drawn in its sprite", () => {
  for (const [name, letters] of Object.entries(INDICES)) {
    for (const [i, rank] of [..."JQK"].entries()) {
      const symbol = markup(sprites[`french-${name}.svg`], `${rank}S`);
      assert.ok(symbol.includes(`href="#g${letters[i]}"`), name + rank);
    }
  }
});

test("the same bytes every time, and as the command writes them", () => {
  assert.deepEqual(files(), sprites);
  const out = mkdtempSync(join(tmpdir(), "cards-"));
  try {
    const build = fileURLToPath(new URL("build.mjs", import.meta.url));
    assert.equal(spawnSync(process.execPath, [build, out]).status, 0);
    const written = Object.fromEntries(
      readdirSync(out).map((name) => [name, readFileSync(join(out, name), "utf8")]),
    );
    assert.deepEqual(written, sprites);
    const usage = spawnSync(process.execPath, [build], { encoding: "utf8" });
    assert.equal(usage.status, 2);
    assert.match(usage.stderr, /^usage:/);
  } finally {
    rmSync(out, { recursive: true });
  }
});

test("numbers and paths are written briefly", () => {
  assert.equal(num(-0.04), "0");
  assert.equal(num(0.25, 2), ".25");
  assert.equal(num(-0.5), "-.5");
  assert.equal(shape("M1.04 2L-3 4", 2, 1), "M2.1 2L-6 4");
  assert.throws(() => shape("M1 2l3 4"), /absolute/);
  assert.throws(() => shape("M1 2L3"), /absolute/);
  assert.ok(width("10") > width("1"));
  assert.equal(glyphs("A1").length, 2);
});
