import { expect, test } from "vitest";
import { daysLeft } from "./days-left.ts";

test.each([
  ["2026-11-22T09:00:01Z", 2],
  ["2026-11-22T09:00:00Z", 1],
  ["2026-11-20T09:00:00Z", 0],
  ["2026-11-21", 1],
  ["2026-11-20", 0],
])("package: until %s, %i days are left (2.24)", (until, days) => {
  expect(daysLeft(until, Date.parse("2026-11-21T09:00:00Z"))).toBe(days);
});
