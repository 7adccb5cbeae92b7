import { expect, test } from "vitest";
import { formatFigure, meetsBar } from "./figure.ts";

const login = { name: "/login", value: 180.04, unit: "kB", bar: { most: 180 }, aim: 150 } as const;

test("a figure beyond its bar is missed, and says so beside it", () => {
  expect(meetsBar(login)).toBe(false);
  expect(formatFigure(login)).toBe("✗ /login: 180.0 kB (at most 180 kB, aim 150)");
  expect(meetsBar({ ...login, value: 180 })).toBe(true);
});

test("a score below its bar is missed", () => {
  const score = { name: "performance", value: 94, unit: "points", bar: { least: 95 } } as const;
  expect(formatFigure(score)).toBe("✗ performance: 94 points (at least 95 points)");
  expect(formatFigure({ ...score, value: 95 })).toBe("✓ performance: 95 points (at least 95 points)");
});

test("a figure that could not be measured keeps no bar", () => {
  expect(meetsBar({ ...login, value: Number.NaN })).toBe(false);
});
