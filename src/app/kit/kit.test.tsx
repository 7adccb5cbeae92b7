import { globSync, readFileSync } from "node:fs";
import { createInstance } from "i18next";
import { Suspense } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { expect, test } from "vitest";
import { SPECIMENS } from "./specimens.ts";

const modules = import.meta.glob<Record<string, unknown>>(
  ["../../{ui,services/problem}/**/*.tsx", "!../../**/*.test.tsx"],
  { eager: true },
);
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

test.each(
  specimens.flatMap(({ component, states }) =>
    Object.entries(states).map(([state, view]) => ({ name: `${component.name}, ${state}`, view })),
  ),
)("$name can be shown", ({ view }) => {
  const keys = createInstance({ lng: "en-US", resources: {}, initAsync: false });
  void keys.use(initReactI18next).init();
  const shown = () =>
    renderToStaticMarkup(
      <I18nextProvider i18n={keys}>
        <Suspense>{view}</Suspense>
      </I18nextProvider>,
    );
  expect(shown).not.toThrow();
});
