import i18next, { type BackendModule, type i18n, type ResourceKey } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Area } from "./areas.ts";
import type { Locale } from "./locales.ts";

const texts = import.meta.glob<ResourceKey>("../../../locales/*/*.json", { import: "default" });

/** Fetches one area's texts in one language, as a chunk of their own. */
const chunks: BackendModule = {
  type: "backend",
  init: () => {},
  read(locale, area, done) {
    const load = texts[`../../../locales/${locale}/${area}.json`];
    if (!load) return done(new Error(`There are no texts for ${area} in ${locale}`), null);
    load().then(
      (loaded) => done(null, loaded),
      (error: Error) => done(error, null),
    );
  },
};

/**
 * Starts speaking one language: loads the areas named here, the others when a screen needs them.
 * Every language is complete, so that no second one is ever loaded to fall back to.
 */
export async function startLanguage(locale: Locale, areas: readonly Area[]): Promise<i18n> {
  await i18next
    .use(chunks)
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: false,
      load: "currentOnly",
      ns: [...areas],
      defaultNS: "shell",
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  document.documentElement.lang = locale;
  return i18next;
}

/** Loads the texts of more areas, so that the screens which show them need not wait. */
export function loadTexts(areas: readonly Area[]): Promise<void> {
  return i18next.loadNamespaces([...areas]);
}
