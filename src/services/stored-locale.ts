import { DEFAULT_LOCALE, isLocale, type Locale } from "#src/ui/language/locales.ts";

/** Where the chosen language is kept (3.1). */
export const LOCALE_KEY = "arco-locale";

/** The chosen language, or the default where none, or an unknown one, is stored (9.6). */
export function storedLocale(): Locale {
  const stored = localStorage.getItem(LOCALE_KEY) ?? "";
  return isLocale(stored) ? stored : DEFAULT_LOCALE;
}

/** Keeps the chosen language on this device (3.1). */
export function storeLocale(locale: Locale): void {
  localStorage.setItem(LOCALE_KEY, locale);
}

/** Tells when another tab chooses a language; one that is empty, taken away or unknown is no choice (5.10). */
export function watchLocale(changed: (locale: Locale) => void): void {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === LOCALE_KEY && newValue !== null && isLocale(newValue)) changed(newValue);
  });
}
