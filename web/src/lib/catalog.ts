/** Catalogues: from a key and arguments to a sentence, from the server's Fluent files. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

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

export class Catalog {
  readonly language: Language;
  readonly #bundle: FluentBundle;

  constructor(language: Language, source: string) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The text of a key; an unknown key stands for itself. */
  text(key: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : key;
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
