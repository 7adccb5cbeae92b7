import { expect, test } from "vitest";
import { fitColumns } from "./fit-columns.ts";
import type { Column } from "./list-definition.ts";

const column = (key: string, width: number, more: Partial<Column<string>> = {}): Column<string> => ({
  key,
  title: key,
  cell: () => null,
  width,
  ...more,
});
const columns = [
  column("code", 100, { grow: 1 }),
  column("created", 100, { dispensable: true }),
  column("package", 100, { grow: 3 }),
  column("payType", 100, { dispensable: true }),
];
const widths = (available: number) => fitColumns(columns, available).map(({ column: { key }, width }) => [key, width]);

test("what is left over goes to the columns that grow", () => {
  expect(widths(440)).toEqual([
    ["code", 110],
    ["created", 100],
    ["package", 130],
    ["payType", 100],
  ]);
});

test("the last dispensable column goes first", () => {
  expect(widths(399).map(([key]) => key)).toEqual(["code", "created", "package"]);
  expect(widths(250).map(([key]) => key)).toEqual(["code", "package"]);
});

test("indispensable columns keep their least width when nothing fits", () => {
  expect(widths(50)).toEqual([
    ["code", 100],
    ["package", 100],
  ]);
});
