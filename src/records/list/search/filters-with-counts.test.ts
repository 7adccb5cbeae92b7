import { expect, test } from "vitest";
import type { Filter } from "#src/records/list/list-search.ts";
import { filtersWithCounts } from "./filters-with-counts.ts";

const STATUS: Filter = {
  name: "status",
  label: "Status",
  kind: "choice",
  options: [
    { value: "paid", label: "Paid" },
    { value: "failed", label: "Failed" },
  ],
};
const CODE: Filter = { name: "code", label: "Code", kind: "text", maxLength: 128 };
const say = (option: string, rows: number, isExact: boolean) => `${option}: ${isExact ? "" : "over "}${rows}`;

test("filter counts: each option shows its number of rows, if known (2.26)", () => {
  const counts = [
    { filter: "status", word: "paid", rows: 10_000, isExact: false },
    { filter: "other", word: "failed", rows: 1, isExact: null },
  ];
  const [status, code] = filtersWithCounts([STATUS, CODE], counts, say);
  expect(status).toEqual({
    ...STATUS,
    options: [
      { value: "paid", label: "Paid: over 10000" },
      { value: "failed", label: "Failed" },
    ],
  });
  expect(code).toBe(CODE);
});

test("filter counts: exact unless the service says otherwise (2.26)", () => {
  const counts = [
    { filter: "status", word: "paid", rows: 3, isExact: true },
    { filter: "status", word: "failed", rows: 0, isExact: null },
  ];
  const [status] = filtersWithCounts([STATUS], counts, say);
  expect(status).toMatchObject({ options: [{ label: "Paid: 3" }, { label: "Failed: 0" }] });
});

test("filter counts: without them, filters are unchanged (2.26)", () => {
  expect(filtersWithCounts([STATUS], null, say)).toEqual([STATUS]);
  expect(filtersWithCounts([STATUS], undefined, say)).toEqual([STATUS]);
});
