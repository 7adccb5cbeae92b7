import i18next, { type BackendModule, type i18n, type ResourceKey } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "#contracts/languages.ts";
import { TextsNotFetched } from "#src/ui/lazy/not-fetched.ts";
import type { Area } from "./typed-texts.ts";

/** How to fetch the texts of the areas that the sign-in form and the console's first screen show. */
const firstTexts = import.meta.glob<ResourceKey>(
  "../../../locales/*/{shell,login,frame,dashboard,messages,chain}.json",
  { import: "default" },
);

/** Fetches one area's texts in one language, as a chunk of their own. */
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
 * Starts speaking one language: loads the areas named here, the others when a screen needs them.
 * Every language is complete, so that no second one is ever loaded to fall back to.
 * @throws Error when the texts cannot be had.
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
 * Loads the texts of more areas, so that the screens which show them need not wait; what is there already is not asked
 * for again, and what could not be had before is.
 * @throws TextsNotFetched when texts cannot be had, for their keys are no words to show.
 */
export async function loadTexts(areas: readonly Area[]): Promise<void> {
  // The pages that are rendered ahead speak by themselves.
  if (!started && !i18next.isInitialized) return;
  await started;
  const locale = i18next.language;
  const lacking = () => areas.filter((area) => !i18next.hasResourceBundle(locale, area));
  // Unlike `loadNamespaces`, which gives up for good on what failed once. Neither says that something failed.
  if (lacking().length > 0) await i18next.reloadResources(locale, lacking());
  if (lacking().length > 0)
    throw new TextsNotFetched(`The texts of ${lacking().join(", ")} could not be had in ${locale}`);
}
