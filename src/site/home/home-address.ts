import { DEFAULT_LOCALE, type Locale } from "../../shell/language/locales.ts";

/** Where the landing page stands in a language: `/home` in the default one, `/home/ja-JP` and so on. */
export function homeAddress(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? "/home" : `/home/${locale}`;
}
