/** Catalogues: from a key and arguments to a sentence, from the server's Fluent files. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";

export const LANGUAGES = ["en", "es", "fr", "pt", "it", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, string | number>;

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  es: "Español",
  fr: "Français",
  pt: "Português",
  it: "Italiano",
  nl: "Nederlands",
};

/** A number as all six languages write it without separators: the first `Intl.NumberFormat` takes
 * a phone a fifth of a second. */
class Plain extends FluentNumber {
  override toString(scope: Scope): string {
    const { value } = this;
    return Number.isInteger(value) && value >= 0 && value < 1000 ? `${value}` : super.toString(scope);
  }
}

const ENTRY = /^(-?[A-Za-z][\w-]*) *=/gm;
const REFERENCE = /\{\s*(-?[a-z][\w-]*)/g;

/** Only cut into entries to begin with: an entry is parsed when its key is first asked for. */
export class Catalog {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  readonly #sources = new Map<string, string>();
  readonly #parsed = new Set<string>();

  constructor(language: Language, source: string) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    const starts = [...source.matchAll(ENTRY)];
    starts.forEach((start, at) => {
      this.#sources.set(start[1] ?? "", source.slice(start.index, starts[at + 1]?.index));
    });
  }

  has(key: string): boolean {
    return this.#sources.has(key);
  }

  /** The text of a key; an unknown key stands for itself. */
  text(key: string, args: Args = {}): string {
    this.#parse(key);
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return key;
    const given = Object.entries(args).map(([name, value]): [string, FluentVariable] => [
      name,
      typeof value === "number" ? new Plain(value) : value,
    ]);
    return this.#bundle.formatPattern(pattern, Object.fromEntries(given), []);
  }

  /** Parse an entry, and those that it refers to, unless this was done. */
  #parse(key: string): void {
    const source = this.#sources.get(key);
    if (source === undefined || this.#parsed.has(key)) return;
    this.#parsed.add(key);
    this.#bundle.addResource(new FluentResource(source));
    for (const [, reference = ""] of source.matchAll(REFERENCE)) this.#parse(reference);
  }
}

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The first language of a list that there is a catalogue for. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const short = each.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return "en";
}
