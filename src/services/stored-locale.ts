import { ALL_LANGUAGES, DEFAULT_LANGUAGE, type Language } from "#contracts/languages.ts";
import { oneOf } from "./checks.ts";
import { stored } from "./stored.ts";

/** The language that was chosen on this device (3.1); nothing where none, or an unknown one, is stored (5.10). */
export const chosenLocale = stored("arco-locale", oneOf(ALL_LANGUAGES), { format: "text" });

/** The chosen language, or the default (9.6). */
export function storedLocale(): Language {
  return chosenLocale.read() ?? DEFAULT_LANGUAGE;
}
