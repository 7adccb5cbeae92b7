import { expect, test } from "vitest";
import { isKept, lineOf } from "./figure.ts";

const login = { name: "/login", value: 180.04, unit: "kB", bar: { most: 180 }, aim: 150 } as const;

test("a figure beyond its bar is missed, and says so beside it", () => {
  expect(isKept(login)).toBe(false);
  expect(lineOf(login)).toBe("✗ /login: 180.0 kB (at most 180 kB, aim 150)");
  expect(isKept({ ...login, value: 180 })).toBe(true);
});

test("a score below its bar is missed", () => {
  const score = { name: "performance", value: 94, unit: "points", bar: { least: 95 } } as const;
  expect(lineOf(score)).toBe("✗ performance: 94 points (at least 95 points)");
  expect(lineOf({ ...score, value: 95 })).toBe("✓ performance: 95 points (at least 95 points)");
});

test("a figure that could not be measured keeps no bar", () => {
  expect(isKept({ ...login, value: Number.NaN })).toBe(false);
});
