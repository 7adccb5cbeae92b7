import { expect, test } from "vitest";
import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { COMPARED } from "./compared.ts";
import { comparedPictures, keptPictures } from "./gallery.ts";
import { looksAt } from "./looks.ts";

test("the gallery has exactly the compared pictures, at most 40", () => {
  expect(keptPictures().toSorted()).toEqual(comparedPictures().toSorted());
  expect(comparedPictures()).toHaveLength(Object.values(COMPARED).flat().length);
  expect(comparedPictures().length).toBeLessThanOrEqual(40);
});

test("every language has looks, and a screen with one width has that width only (2.39, 9.6)", () => {
  expect(ALL_LANGUAGES.map((locale) => looksAt(locale, {}).length)).toEqual([2, 1, 1, 1, 1, 1]);
  expect(looksAt("zh-TW", { width: 360 })).toEqual([{ theme: "dark", width: 360 }]);
});
