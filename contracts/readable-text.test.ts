import { expect, test } from "vitest";
import * as z from "zod/mini";
import { containsControlCharacters, readable, readableLines } from "./readable-text.ts";

const line = z.string().check(readable);
const lines = z.string().check(readableLines);

test.each([
  "Lin",
  "",
  "商店 🏪",
  "👩‍💻 and ❤️",
  "é",
  "\u{1F469}\u{1F3FD}\u200D\u{1F680}",
  "1\uFE0F\u20E3 #\uFE0F\u20E3",
  "葛\u{E0100} 神\uFE00",
  "葛\u{E0100} 辻\u{E0101}",
  "Tiê\u0301ng Việt",
  "กี้ น้ำ",
  "Ünïcode 👩‍👩‍👧 ❤️‍🔥 👩🏽‍🚀 🏋️‍♀️ 🧑🏿‍🤝‍🧑🏻",
  "🏳️‍🌈 🇹🇼 ☎︎ ⚕️ 👁️‍🗨️",
])("“%s” is readable", (text) => {
  expect([line, lines].map((schema) => schema.safeParse(text).success)).toEqual([true, true]);
  expect(containsControlCharacters(text)).toBe(false);
});

test.each(["two\nlines", "a\tcolumn", "a\rreturn"])("%j has several lines, and no control characters", (text) => {
  expect([line, lines].map((schema) => schema.safeParse(text).success)).toEqual([false, true]);
  expect(containsControlCharacters(text)).toBe(false);
});

test.each(["a\u0000b", "a\u0007b", "a\u001Bb", "a\u007Fb", "a\u0085b", "half \uD83D"])(
  "%j has control characters",
  (text) => {
    expect([line, lines].map((schema) => schema.safeParse(text).success)).toEqual([false, false]);
    expect(containsControlCharacters(text)).toBe(true);
  },
);

test.each([
  "nil\u202Eexe",
  "L\u200Bin",
  "Lin\u3164",
  "a\u2028b",
  "a\u0301\u0301\u0301\u0301\u0301\u0301",
  "\uFE0F",
  "L\uFE0Fin",
  "L\u{E0100}in",
  "❤\u{E0100}",
  "❤\uFE0F\uFE0F",
  "1\uFE0F",
  "1\uFE0Fa\u20E3",
  "Lin ❤\u200D",
  "👩\u200DLin",
  "Lin\u200D👩",
  "\u{1D159}",
  "Shop\u2066",
  "Sh\u200Dop",
  "\uFEFFShop\uFEFF.",
  "Sh\u00ADop",
  "Shop\u{E0041}",
  "Sh\u034Fop",
  "\u2800\u2800",
  "Shop\uFFFE",
])("%j has invisible or misleading characters", (text) => {
  expect([line, lines].map((schema) => schema.safeParse(text).success)).toEqual([false, false]);
  expect(containsControlCharacters(text)).toBe(false);
});
