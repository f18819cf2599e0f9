/** The catalogues as the server sends them. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { Catalog, type Language } from "../src/lib/catalog";

const LOCALES = join(import.meta.dirname, "../../src/conquian/text/locales");

export function source(language: Language): string {
  const folder = join(LOCALES, language);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
}

export function catalogOf(language: Language): Catalog {
  return new Catalog(language, source(language));
}

export function fixture(name: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, "fixtures", name), "utf8"));
}
