import { ALL_LANGUAGES, DEFAULT_LANGUAGE, type Language } from "#contracts/languages.ts";
import { storedText } from "./stored.ts";

/** The language that was chosen on this device (3.1); nothing where none, or an unknown one, is stored (5.10). */
export const chosenLocale = storedText("arco-locale", ALL_LANGUAGES);

/** The chosen language, or the default (9.6). */
export function storedLocale(): Language {
  return chosenLocale.read() ?? DEFAULT_LANGUAGE;
}
