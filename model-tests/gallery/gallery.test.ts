import { expect, test } from "vitest";
import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { COMPARED } from "./compared.ts";
import { comparedPictures, keptPictures } from "./gallery.ts";
import { isSampled, looksAt } from "./looks.ts";

test("the gallery has exactly the compared pictures, at most 40", () => {
  expect(keptPictures().toSorted()).toEqual(comparedPictures().toSorted());
  expect(comparedPictures()).toHaveLength(Object.values(COMPARED).flat().length);
  expect(comparedPictures().length).toBeLessThanOrEqual(40);
});

test("every language has looks, and a screen with one width has that width only (2.39, 9.6)", () => {
  expect(ALL_LANGUAGES.map((locale) => looksAt(locale, {}).length)).toEqual([2, 1, 1, 1, 1, 1]);
  expect(looksAt("zh-TW", { width: 360 })).toEqual([{ theme: "dark", width: 360 }]);
});

test("every screen is sampled in English, three of ten in another language, and every language is used (9.6)", () => {
  const turns = Array.from({ length: 30 }, (_, index) => ALL_LANGUAGES.filter((locale) => isSampled(locale, index)));
  expect(turns.every((languages) => languages.includes("en-US"))).toBe(true);
  expect(turns.filter((languages) => languages.length === 2)).toHaveLength(9);
  expect(new Set(turns.flat())).toEqual(new Set(ALL_LANGUAGES));
});
