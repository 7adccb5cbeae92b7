import i18next, { type BackendModule, type i18n, type ResourceKey } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "#contracts/languages.ts";
import { TextsNotFetched } from "#src/ui/lazy/not-fetched.ts";
import type { Area } from "./typed-texts.ts";

/** The texts of the areas that the sign-in form and the first screen show. */
const firstTexts = import.meta.glob<ResourceKey>(
  "../../../locales/*/{shell,login,frame,dashboard,messages,chain}.json",
  { import: "default" },
);

/** Loads one area's texts in one language. */
const chunks: BackendModule = {
  type: "backend",
  init: () => {},
  read(locale, area, done) {
    textsOf(`../../../locales/${locale}/${area}.json`).then(
      (loaded) => done(null, loaded),
      (error: Error) => done(error, null),
    );
  },
};

async function textsOf(file: string): Promise<ResourceKey> {
  const load = firstTexts[file] ?? (await import("./later-texts.ts")).laterTexts[file];
  if (!load) throw new Error(`There are no texts at ${file}`);
  return load();
}

let started: Promise<unknown> | undefined;

/**
 * Starts i18next in one language with these areas; the others are loaded when a screen needs them. Every language is
 * complete, so there is no fallback language.
 * @throws Error when the texts cannot be loaded.
 */
export async function startLanguage(locale: Language, areas: readonly Area[]): Promise<i18n> {
  started = i18next
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
  await loadTexts(areas);
  document.documentElement.lang = locale;
  return i18next;
}

/**
 * Loads the texts of more areas. Loaded ones are skipped; failed ones are tried again.
 * @throws TextsNotFetched when texts cannot be loaded, since their keys must not be shown.
 */
export async function loadTexts(areas: readonly Area[]): Promise<void> {
  // Prerendered pages have their texts in the markup.
  if (!started && !i18next.isInitialized) return;
  await started;
  const locale = i18next.language;
  const missing = () => areas.filter((area) => !i18next.hasResourceBundle(locale, area));
  // Not `loadNamespaces`, which never retries a failed area. Neither reports a failure.
  if (missing().length > 0) await i18next.reloadResources(locale, missing());
  if (missing().length > 0)
    throw new TextsNotFetched(`The texts of ${missing().join(", ")} could not be had in ${locale}`);
}
