import { DEFAULT_LANGUAGE, isLanguage, type Language } from "#contracts/languages.ts";

/** Parses a language, such as that of the header `Language` (7.1); English when it is not supported (9.6). */
export function readLanguage(given: string | null | undefined): Language {
  return given && isLanguage(given) ? given : DEFAULT_LANGUAGE;
}
