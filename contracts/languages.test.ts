import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { ALL_LANGUAGES } from "./languages.ts";

test("every language has its folder of texts, and every folder its language (9.6)", {
  tags: ["9.6.a", "1.2.b"],
}, () => {
  const folders = readdirSync(fileURLToPath(new URL("../locales/", import.meta.url)), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.sort()).toEqual(ALL_LANGUAGES.toSorted());
});
