import { expect, test } from "vitest";
import { siteOrigin } from "./site-origin.ts";

test.each([
  ["https://pay.example", "https://pay.example"],
  ["https://pay.example/", "https://pay.example"],
  ["http://localhost:4180", "http://localhost:4180"],
  ["", null],
])("%j is the origin %j", (setting, origin) => {
  expect(siteOrigin(setting)).toBe(origin);
});

test.each(["pay.example", "https://pay.example/shop", "ftp://pay.example", "https://pay.example?x", "//pay.example"])(
  "%j is refused, since every page would name it",
  (setting) => {
    expect(() => siteOrigin(setting)).toThrow(/SITE_ORIGIN/);
  },
);
