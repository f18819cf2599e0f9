/** What a person can change at any moment, kept in this browser; and the texts of the language. */

import { Catalog, type Args, isLanguage, type Language, pickLanguage } from "./catalog";
import { type Faces, Pen } from "./pen";

export type Theme = "auto" | "light" | "dark";

function stored(name: string): string | null {
  try {
    return localStorage.getItem(`conquian.${name}`);
  } catch {
    return null;
  }
}

export function store(name: string, value: string): void {
  try {
    localStorage.setItem(`conquian.${name}`, value);
  } catch {
    // A browser that keeps nothing plays all the same.
  }
}

export const recall = stored;

class Prefs {
  language = $state<Language>("en");
  faces = $state<Faces>("french");
  theme = $state<Theme>("auto");
  /** Mixing, cutting for deal and cutting the pack by hand; otherwise this is done by chance. */
  byHand = $state(false);
  teach = $state(true);
  name = $state("");
  catalog = $state.raw<Catalog | null>(null);
  pen = $derived(this.catalog ? new Pen(this.catalog, this.faces) : null);
  spoken = $derived(this.catalog ? new Pen(this.catalog, this.faces, true) : null);
  /** The texts of the first language: asked for before anything is shown. */
  readonly ready: Promise<void>;
  #chosen = false;

  constructor() {
    const language = stored("language");
    this.language =
      language && isLanguage(language) ? language : pickLanguage(navigator.languages);
    const faces = stored("faces");
    this.#chosen = faces !== null;
    this.faces =
      faces === "spanish" || (faces === null && this.language === "es") ? "spanish" : "french";
    const theme = stored("theme");
    if (theme === "light" || theme === "dark") this.theme = theme;
    this.byHand = stored("byHand") === "yes";
    this.teach = stored("teach") !== "no";
    this.name = stored("name") ?? "";
    this.#show();
    this.ready = this.#load();
  }

  async #load(): Promise<void> {
    const { language } = this;
    const answer = await fetch(`/api/texts/${language}`);
    if (!answer.ok) throw new Error(`texts: ${answer.status}`);
    const source = await answer.text();
    if (language === this.language) {
      this.catalog = new Catalog(language, source);
      document.documentElement.lang = language;
    }
  }

  async speak(language: Language): Promise<void> {
    this.language = language;
    store("language", language);
    if (!this.#chosen) this.faces = language === "es" ? "spanish" : "french";
    await this.#load();
  }

  show(faces: Faces): void {
    this.faces = faces;
    this.#chosen = true;
    store("faces", faces);
  }

  dress(theme: Theme): void {
    this.theme = theme;
    store("theme", theme);
    this.#show();
  }

  mix(byHand: boolean): void {
    this.byHand = byHand;
    store("byHand", byHand ? "yes" : "no");
  }

  learn(teach: boolean): void {
    this.teach = teach;
    store("teach", teach ? "yes" : "no");
  }

  call(name: string): void {
    this.name = name;
    store("name", name);
  }

  #show(): void {
    document.documentElement.dataset["theme"] = this.theme;
  }
}

export const prefs = new Prefs();

/** A text of the catalogue, in today's language. */
export function t(key: string, args?: Args): string {
  return prefs.catalog?.text(key, args) ?? "";
}

/** What a person without a name is called, in every language: `ui-you`. */
const NAMELESS = ["You", "Tú", "Toi", "Você", "Tu", "Jij"];

export function isNameless(name: string): boolean {
  return NAMELESS.includes(name);
}

/** A seat's name as it is shown: "you" only to whom it is. */
export function shownName(name: string, seat: number, mine: boolean): string {
  if (!isNameless(name)) return name;
  return mine ? t("ui-you") : t("player-number", { number: seat + 1 });
}

/** The name of a person who gave none, as it is sent. */
export function ownName(): string {
  return prefs.name.trim().slice(0, 40) || t("ui-you");
}
