import { expect, test } from "vitest";
import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { comparedPictures, keptPictures } from "./gallery.ts";
import { hasTurn, looksAt, PICTURED } from "./looks.ts";

test("every picture in the gallery is one that a test compares, and none is missing (2.39)", () => {
  expect(keptPictures().toSorted()).toEqual(comparedPictures().toSorted());
});

test("a screen is looked at in every language, and in pictures in both themes at both widths (2.39, 9.6)", () => {
  expect(ALL_LANGUAGES.map((locale) => looksAt(locale, {}).length)).toEqual([2, 1, 1, 1, 1, 1]);
  const looks = PICTURED.flatMap((locale) => looksAt(locale, {}));
  expect(looks.map(({ theme, width }) => `${theme} ${width}`).toSorted()).toEqual([
    "dark 1440",
    "dark 360",
    "light 1440",
    "light 360",
  ]);
  expect(looksAt("zh-TW", { width: 360 })).toEqual([{ theme: "dark", width: 360 }]);
});

test("a screen is looked at in English, three of ten in another language, and each language has its turn (9.6)", () => {
  const turns = Array.from({ length: 30 }, (_, index) => ALL_LANGUAGES.filter((locale) => hasTurn(locale, index)));
  expect(turns.every((languages) => languages.includes("en-US"))).toBe(true);
  expect(turns.filter((languages) => languages.length === 2)).toHaveLength(9);
  expect(new Set(turns.flat())).toEqual(new Set(ALL_LANGUAGES));
});
