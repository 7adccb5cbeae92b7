import { ALL_LOCALES, DEFAULT_LOCALE, type Locale } from "#src/ui/language/locales.ts";
import { oneOf, stored } from "./stored.ts";

/** The language that was chosen on this device (3.1); nothing where none, or an unknown one, is stored (5.10). */
export const chosenLocale = stored("arco-locale", oneOf(ALL_LOCALES), { format: "text" });

/** The chosen language, or the default (9.6). */
export function storedLocale(): Locale {
  return chosenLocale.read() ?? DEFAULT_LOCALE;
}
