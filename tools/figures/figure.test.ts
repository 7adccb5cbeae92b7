import { expect, test } from "vitest";
import { formatFigure, isWithinLimit, parseFigure } from "./figure.ts";

const login = { name: "/login", value: 180.04, unit: "kB", limit: { most: 180 } } as const;

test("a figure above its limit is marked as missed", () => {
  expect(isWithinLimit(login)).toBe(false);
  expect(formatFigure(login)).toBe("✗ /login: 180.0 kB (at most 180 kB)");
  expect(isWithinLimit({ ...login, value: 180 })).toBe(true);
});

test("a score below its limit is marked as missed", () => {
  const score = { name: "performance", value: 94, unit: "points", limit: { least: 95 } } as const;
  expect(formatFigure(score)).toBe("✗ performance: 94 points (at least 95 points)");
  expect(formatFigure({ ...score, value: 95 })).toBe("✓ performance: 95 points (at least 95 points)");
});

test("a figure that could not be measured counts as missed", () => {
  expect(isWithinLimit({ ...login, value: Number.NaN })).toBe(false);
});

test("a line of a program is read, and one without a limit is refused", () => {
  const line = '{"name":"a list","value":2,"unit":"","limit":{"most":2}}';
  expect(formatFigure(parseFigure(line))).toBe("✓ a list: 2 (at most 2)");
  const other = line.replace("limit", "bar");
  expect(() => parseFigure(other)).toThrow(`This is no figure with a limit: ${other}`);
});
