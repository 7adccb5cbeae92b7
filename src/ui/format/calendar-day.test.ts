import { expect, test } from "vitest";
import { addDays, dayOf, daysBetween } from "./calendar-day.ts";

test("calendar days: a moment has the day of the given zone (9.5)", () => {
  const moment = new Date("2026-11-21T23:30:00Z");
  expect([dayOf(moment, "UTC"), dayOf(moment, "Asia/Taipei")]).toEqual(["2026-11-21", "2026-11-22"]);
});

test("calendar days: they are counted across months and years (9.5)", () => {
  expect([addDays("2026-03-01", -1), addDays("2026-01-01", -1), addDays("2024-02-28", 1)]).toEqual([
    ...["2026-02-28", "2025-12-31", "2024-02-29"],
  ]);
  expect(daysBetween("2026-02-27", "2026-03-02")).toBe(3);
});
