import { expect, test } from "vitest";
import { expectedPictures, keptPictures, looksAt, pictureName } from "./gallery.ts";

test("the gallery holds every screen in every look, and nothing else (2.39)", () => {
  expect(keptPictures().toSorted()).toEqual(expectedPictures().toSorted());
});

test("in English a screen is looked at in both themes and at both widths, and the next screen in the other pairs", () => {
  const [first, second] = [looksAt(3, "en-US"), looksAt(4, "en-US")];
  for (const looks of [first, second]) {
    expect(new Set(looks.map(({ theme }) => theme)).size).toBe(2);
    expect(new Set(looks.map(({ width }) => width)).size).toBe(2);
  }
  expect([...first, ...second].map((look) => pictureName("my orders", "en-US", look)).toSorted()).toEqual([
    "my-orders/en-US-dark-1440.webp",
    "my-orders/en-US-dark-360.webp",
    "my-orders/en-US-light-1440.webp",
    "my-orders/en-US-light-360.webp",
  ]);
});

test("in another language a screen is looked at once, and every look has its turn", () => {
  const turns = [0, 1, 2, 3].map((screen) => looksAt(screen, "th-TH"));
  expect(turns.map((looks) => looks.length)).toEqual([1, 1, 1, 1]);
  expect(new Set(turns.flat()).size).toBe(4);
});
