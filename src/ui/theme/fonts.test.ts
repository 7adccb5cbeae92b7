import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ALL_LANGUAGES } from "#contracts/languages.ts";

test("fonts: every other script has its own, and the default is for English and simplified Chinese (9.6)", () => {
  const tokens = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
  const named = [...tokens.matchAll(/^:root:lang\((\S+)\) \{\n {2}--font: /gm)].map(([, language = ""]) => language);
  const unnamed = ALL_LANGUAGES.filter((language) => !named.some((name) => language.startsWith(name)));
  expect(unnamed.toSorted()).toEqual(["en-US", "zh-CN"]);
});
