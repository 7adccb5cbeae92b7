import { expect, test } from "vitest";
import type { Field } from "#src/records/list/export/field.ts";
import { rowSlots } from "#src/records/list/row-slots.ts";
import { cellsAsText, selectedCells, selectionTotals, sheetCells } from "./sheet-cells.ts";

type Row = { code: string; amount: string; currency: string };
const FIELDS: readonly Field<Row>[] = [
  { title: "Code", value: ({ code }) => code },
  { title: "Amount", value: ({ amount, currency }) => ({ amount, currency }) },
  { title: "Created", isMoment: true, value: () => ({ instant: "2026-11-21T03:00:00.000Z" }) },
];
const ROWS: readonly Row[] = [
  { code: "=1+1\tx", amount: "0.1", currency: "USDT" },
  { code: "B", amount: "0.2", currency: "USDT" },
  { code: "C", amount: "-12345678901234567890.5", currency: "TRX" },
];
const slots = rowSlots<unknown>(ROWS, [{ index: 1, code: "X", field: "amount", expected: "an amount" }]);
const cells = sheetCells(slots, FIELDS as readonly Field<unknown>[], "unreadable", (instant) => instant.slice(0, 10));

test("sheet: a cell shows the exact value, an unreadable row its code (2.26, 2.28)", () => {
  expect(cells.rows).toBe(4);
  expect([0, 1, 2].map((column) => cells.text(0, column))).toEqual(["=1+1\tx", "0.1", "2026-11-21"]);
  expect([0, 1, 2].map((column) => cells.text(1, column))).toEqual(["X", "unreadable", ""]);
  expect(cells.text(3, 1)).toBe("-12345678901234567890.5");
});

test("sheet: a copied cell is one line, and no formula (2.26, 9.7)", () => {
  expect(cells.clipboardText(0, 0)).toBe("'=1+1 x");
  expect(cells.clipboardText(3, 1)).toBe("'-12345678901234567890.5");
});

test("sheet: cells are copied as tab-separated lines (2.26)", () => {
  const some = selectedCells([{ rows: [2, 3], cols: [0, 1] }], cells, FIELDS.length);
  expect(cellsAsText(some, cells)).toBe("B\t0.2\nC\t'-12345678901234567890.5");
  const code = "2026112924721189";
  const orders = sheetCells(rowSlots<unknown>([1, 2], []), [{ title: "Code", value: () => code }], "", String);
  expect(cellsAsText([[0, 0]], orders)).toBe(code);
  expect(
    cellsAsText(
      [
        [0, 0],
        [1, 0],
      ],
      orders,
    ),
  ).toBe(`'${code}\n'${code}`);
});

test("sheet: selected amounts are added up exactly by column and currency, each cell once (2.26)", () => {
  const all = selectedCells([{ cols: [1, 1] }, { rows: [0, 3], cols: [0, 1] }], cells, FIELDS.length);
  expect(all).toHaveLength(8);
  expect(selectionTotals(all, cells)).toEqual([
    { column: 1, currency: "USDT", total: "0.3" },
    { column: 1, currency: "TRX", total: "-12345678901234567890.5" },
  ]);
});

test("sheet: amounts of different columns are not added up (2.26)", () => {
  const [code, amount] = FIELDS;
  if (!code || !amount) throw new Error("Two fields are needed.");
  const fields = [code, amount, { ...amount, title: "Paid out" }] as readonly Field<unknown>[];
  const two = sheetCells(rowSlots<unknown>(ROWS.slice(0, 2), []), fields, "unreadable", String);
  expect(selectionTotals(selectedCells([{ rows: [0, 1] }], two, fields.length), two)).toEqual([
    { column: 1, currency: "USDT", total: "0.3" },
    { column: 2, currency: "USDT", total: "0.3" },
  ]);
});
