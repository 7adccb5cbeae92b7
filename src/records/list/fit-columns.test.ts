import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fitColumns } from "./fit-columns.ts";
import type { Column } from "./list-definition.ts";

const column = (key: string, width: number, dispensable = false): Column<string> => ({
  key,
  title: key,
  cell: () => null,
  width,
  dispensable,
});
const COLUMNS = [column("code", 14), column("created", 8, true), column("amount", 12), column("payType", 9, true)];
const ALONE = { isSelectable: false, actions: 0 };

test("columns: dispensable ones are dropped from narrow tables, the last first, amounts never (2.26)", () => {
  const { columns, least } = fitColumns(COLUMNS, ALONE);
  expect(columns.map(({ key, shownFrom }) => [key, shownFrom])).toEqual([
    ["code", null],
    ["created", 36],
    ["amount", null],
    ["payType", 44],
  ]);
  expect(least).toBe(26);
});

test("columns: checkboxes and actions take room too", () => {
  expect(fitColumns(COLUMNS, { isSelectable: true, actions: 6 }).least).toBe(36);
  expect(fitColumns(COLUMNS, { isSelectable: false, actions: 15 }).least).toBe(41);
});

test("columns: the stylesheet has a query for every width at which a column may be dropped", () => {
  const css = readFileSync(new URL("table/table.css", import.meta.url), "utf8");
  const queried = [...css.matchAll(/\(width < (\d+)rem\) \{\s*\.grid \[data-shown-from="(\d+)"\]/g)];
  const widths = Array.from({ length: 80 }, (_, width) => {
    const { columns } = fitColumns([column("code", width + 20), column("created", 8, true)], ALONE);
    return columns[1]?.shownFrom;
  });
  expect(queried.map(([, width]) => Number(width))).toEqual([...new Set(widths)]);
  expect(queried.every(([, width, from]) => width === from)).toBe(true);
});
