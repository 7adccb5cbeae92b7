import { expect, test } from "vitest";
import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { PLAYED_SITUATIONS } from "#model-tests/situations/every-situation.ts";
import { comparedPictures, keptPictures } from "./gallery.ts";
import { hasTurn, isOfToday, looksAt, PICTURED } from "./looks.ts";

test("every picture in the gallery is one that a test compares, and none is missing (2.39)", () => {
  expect(keptPictures().toSorted()).toEqual(comparedPictures().toSorted());
});

test("a screen is looked at in every language, and in pictures in both themes at both widths (2.39, 9.6)", () => {
  expect(ALL_LANGUAGES.map((locale) => looksAt(locale, { name: "any" }).length)).toEqual([2, 1, 1, 1, 1, 1]);
  const looks = PICTURED.flatMap((locale) => looksAt(locale, { name: "any" }));
  expect(looks.map(({ theme, width }) => `${theme} ${width}`).toSorted()).toEqual([
    "dark 1440",
    "dark 360",
    "light 1440",
    "light 360",
  ]);
  expect(looksAt("zh-TW", { name: "any", width: 360 })).toEqual([{ theme: "dark", width: 360 }]);
});

test("a screen is looked at in English, three of ten in another language, and each language has its turn (9.6)", () => {
  const turns = Array.from({ length: 30 }, (_, index) => ALL_LANGUAGES.filter((locale) => hasTurn(locale, index)));
  expect(turns.every((languages) => languages.includes("en-US"))).toBe(true);
  expect(turns.filter((languages) => languages.length === 2)).toHaveLength(9);
  expect(new Set(turns.flat())).toEqual(new Set(ALL_LANGUAGES));
});

test("of what the service plays, each has its turn on some day, and a day takes a few of them", () => {
  const turns = Array.from({ length: 40 }, (_, day) =>
    PLAYED_SITUATIONS.filter((one) => isOfToday("en-US", one, day)).map(({ name }) => name),
  );
  expect(new Set(turns.flat()).size).toBe(PLAYED_SITUATIONS.length);
  expect(Math.max(...turns.map(({ length }) => length))).toBeLessThan(PLAYED_SITUATIONS.length / 8);
});
