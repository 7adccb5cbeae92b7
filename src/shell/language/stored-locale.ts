import { DEFAULT_LOCALE, isLocale, type Locale } from "./locales.ts";

/** Where the chosen language is kept (3.1). */
export const LOCALE_KEY = "arco-locale";

/** The chosen language, or the default where none, or an unknown one, is stored (9.6). */
export function storedLocale(): Locale {
  const stored = localStorage.getItem(LOCALE_KEY) ?? "";
  return isLocale(stored) ? stored : DEFAULT_LOCALE;
}

/**
 * Chooses a language and reloads the page in it. Does nothing when it is the present one (4.9).
 */
export function chooseLocale(locale: Locale): void {
  if (locale === storedLocale()) return;
  localStorage.setItem(LOCALE_KEY, locale);
  location.reload();
}
