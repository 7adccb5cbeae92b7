import { globSync, readFileSync } from "node:fs";
import { createInstance, type ResourceKey } from "i18next";
import { Suspense } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { describe, expect, test } from "vitest";
import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { SPECIMENS } from "./specimens.ts";

const modules = import.meta.glob<Record<string, unknown>>(
  ["../../{ui,services/problem}/**/*.tsx", "!../../**/*.test.tsx"],
  { eager: true },
);
const texts = import.meta.glob<ResourceKey>("../../../locales/*/{shell,list,chain}.json", {
  import: "default",
  eager: true,
});
const specimens = SPECIMENS.flatMap((group) => group.specimens);

const features = globSync("src/**/*.{ts,tsx}", { exclude: ["src/{ui,services/problem,records}/**", "src/app/kit/**"] })
  .map((file) => readFileSync(file, "utf8"))
  .join();

const components = Object.entries(modules).flatMap(([path, exported]) =>
  Object.entries(exported)
    .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === "function")
    .map(([name, component]) => ({ path: path.replace("../../", "src/"), name, component }))
    .filter(({ path }) => features.includes(`"#${path}"`)),
);

test.each(components)("$name of $path has a specimen", ({ component }) => {
  const found = specimens.find((specimen) => specimen.component === component);
  expect(Object.keys(found?.states ?? {})).not.toHaveLength(0);
});

describe.each(ALL_LANGUAGES)("%s", (locale) => {
  const spoken = createInstance();
  const resources = Object.fromEntries(
    ["shell", "list", "chain"].map((area) => [area, texts[`../../../locales/${locale}/${area}.json`] ?? {}]),
  );
  void spoken.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    defaultNS: "shell",
    resources: { [locale]: resources },
    interpolation: { escapeValue: false },
    initAsync: false,
  });

  test("every state can be shown", () => {
    const shown = specimens.flatMap(({ component, states }) =>
      Object.entries(states).map(([state, view]) => [`${component.name}, ${state}`, view] as const),
    );
    const failures = shown.flatMap(([name, view]) => {
      try {
        renderToStaticMarkup(
          <I18nextProvider i18n={spoken}>
            <Suspense>{view}</Suspense>
          </I18nextProvider>,
        );
        return [];
      } catch (error) {
        return [`${name}: ${error}`];
      }
    });
    expect(failures).toEqual([]);
  });
});
