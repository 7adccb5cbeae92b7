import fc from "fast-check";
import { expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "#machines/shell/settings.ts";
import { accentOf } from "./accent.ts";
import { colorOf, contrast, hexOf, mix } from "./color.ts";

const SURFACES = {
  light: ["#ffffff", "#f6f7f9", "#f1f3f6"],
  dark: ["#12151c", "#0b0d12", "#1a1e27"],
};

test("theme colour: text on it and in it is readable in both themes (2.37, 9.2)", () => {
  const colors = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(colors, fc.constantFrom("light" as const, "dark" as const), (color, theme) => {
      const accent = accentOf(color, theme);
      const between = (one: string, other: string) => contrast(colorOf(one), colorOf(other));
      expect(between(accent["on-accent"], accent.accent)).toBeGreaterThanOrEqual(4.5);
      expect(between(accent["on-accent"], accent["accent-strong"])).toBeGreaterThanOrEqual(4.5);
      expect(between(accent["accent-text"], accent["accent-soft"])).toBeGreaterThanOrEqual(4.5);
      for (const surface of SURFACES[theme]) {
        const marked = hexOf(mix(colorOf(accent.accent), 0.1, colorOf(surface)));
        expect(between(accent["accent-text"], surface)).toBeGreaterThanOrEqual(4.5);
        expect(between(accent["accent-text"], marked)).toBeGreaterThanOrEqual(4.45);
        expect(between(accent.focus, surface)).toBeGreaterThanOrEqual(3);
        expect(between(accent.accent, surface)).toBeGreaterThanOrEqual(2.95);
      }
    }),
    {
      numRuns: 2000,
      examples: [
        ["#ffffff", "light"],
        ["#000000", "dark"],
        ["#ffff00", "light"],
        ["#0000ff", "dark"],
      ],
    },
  );
});

test("theme colour: a readable colour is not changed (2.37)", () => {
  expect(accentOf(DEFAULT_SETTINGS.themeColor, "light").accent).toBe("#165dff");
  expect(accentOf("#0A7F42", "light")).toMatchObject({ accent: "#0a7f42", "on-accent": "#ffffff" });
});

test("colours: reading and writing gives the same", () => {
  for (const hex of ["#000000", "#165dff", "#0fc6c2", "#ffffff"]) expect(hexOf(colorOf(hex))).toBe(hex);
});
