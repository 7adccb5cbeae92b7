import { DEFAULT_LANGUAGE, isLanguage, type Language } from "#contracts/languages.ts";

/** Reads a language from outside, such as the header `Language` (7.1); English when it is none of ours (9.6). */
export function readLanguage(given: string | null | undefined): Language {
  return given && isLanguage(given) ? given : DEFAULT_LANGUAGE;
}
