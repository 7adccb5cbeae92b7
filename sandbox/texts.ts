import { readFileSync } from "node:fs";
import { ALL_LANGUAGES, type Language } from "#contracts/languages.ts";
import type english from "#locales/en-US/sandbox.json";

/** The sandbox's texts: refusals, emails, mock messages. The check "locale parity" compares the languages. */
export type Texts = typeof english;

const texts = new Map(ALL_LANGUAGES.map((language) => [language, read(language)]));

/** The sandbox's texts in a language: `locales/<language>/sandbox.json`. */
export function textsIn(language: Language): Texts {
  return texts.get(language) ?? read(language);
}

/** A text with its placeholders filled: `{{wait}}`. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

function read(language: Language): Texts {
  return JSON.parse(readFileSync(new URL(`../locales/${language}/sandbox.json`, import.meta.url), "utf8"));
}
