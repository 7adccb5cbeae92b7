import { createInstance, type ResourceKey } from "i18next";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { createMemoryRouter, type InitialEntry, RouterProvider } from "react-router-dom";
import type { Language } from "#contracts/languages.ts";
import type { Area } from "#src/ui/language/typed-texts.ts";

const TEXTS = import.meta.glob<ResourceKey>("../../../locales/*/*.json", { import: "default" });

/** What a person reads of a view, as markup, in a language; `at` an address within the console. */
export async function spoken(
  locale: Language,
  areas: readonly Area[],
  view: ReactNode,
  at: InitialEntry = "/",
): Promise<string> {
  const i18n = createInstance();
  const texts = await Promise.all(
    ["shell" as const, ...areas].map(
      async (area) => [area, (await TEXTS[`../../../locales/${locale}/${area}.json`]?.()) ?? {}] as const,
    ),
  );
  await i18n.use(initReactI18next).init({
    lng: locale,
    resources: { [locale]: Object.fromEntries(texts) },
    interpolation: { escapeValue: false },
  });
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={createMemoryRouter([{ path: "*", element: view }], { initialEntries: [at] })} />
    </I18nextProvider>,
  );
}

/** The same without its markup: the words alone, a space between two elements. */
export function wordsOf(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
