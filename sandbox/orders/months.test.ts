import { expect, test } from "vitest";
import { addMonths } from "./months.ts";

test.each([
  ["2026-11-21T03:00:00.000Z", 3, "2027-02-21T03:00:00.000Z"],
  ["2026-08-31T23:30:00.000Z", 1, "2026-09-30T23:30:00.000Z"],
  ["2027-11-30T00:00:00.000Z", 3, "2028-02-29T00:00:00.000Z"],
  ["2026-03-31T00:00:00.000Z", -1, "2026-02-28T00:00:00.000Z"],
])("a term from %s over %i months ends at %s", (start, months, end) => {
  expect(addMonths(new Date(start), months).toISOString()).toBe(end);
});
