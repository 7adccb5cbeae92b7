/** What stands in the cells of a sheet, what is copied of them, and what those come to that are selected. */
import { type CellCoordinate, type Region, Regions } from "@blueprintjs/table";
import { sum } from "#contracts/reader/decimal.ts";
import { csvCell, type Field, type FieldValue, plainCell } from "#src/records/list/export/field.ts";
import type { RowSlot } from "#src/records/list/row-slots.ts";

/** The cells of a sheet by row and column. */
export type SheetCells = {
  /** How many rows there are. */
  rows: number;
  /** The value as the export knows it. */
  value: (row: number, column: number) => FieldValue;
  /** The value as it is shown. */
  text: (row: number, column: number) => string;
  /** The value as it is copied: like a cell of a CSV file, in one line, so that a spreadsheet carries nothing out. */
  clipboardText: (row: number, column: number) => string;
};

/**
 * @param fields what the columns show, in their order.
 * @param unreadable stands beside the code of a row that could not be read.
 * @param writeInstant writes moments, as the export does.
 */
export function sheetCells(
  slots: readonly RowSlot<unknown>[],
  fields: readonly Field<unknown>[],
  unreadable: string,
  writeInstant: (instant: string) => string,
): SheetCells {
  const value = (row: number, column: number): FieldValue => {
    const slot = slots[row];
    if (!slot) return null;
    if (slot.unreadable) return [slot.unreadable.code || "–", unreadable][column] ?? null;
    return fields[column]?.value(slot.row) ?? null;
  };
  return {
    rows: slots.length,
    value,
    text: (row, column) => plainCell(value(row, column), writeInstant),
    clipboardText: (row, column) => csvCell(value(row, column), writeInstant).replace(/\s+/g, " "),
  };
}

/** The cells that are selected, each once. */
export function selectedCells(regions: readonly Region[], { rows }: SheetCells, columns: number): CellCoordinate[] {
  return Regions.enumerateUniqueCells([...regions], rows, columns);
}

/** Cells as text: a line for each row, with tabs between the cells; those that are not selected are empty. */
export function cellsAsText(cells: readonly CellCoordinate[], { clipboardText }: SheetCells): string {
  const rows = Regions.sparseMapCells([...cells], clipboardText) ?? [];
  return rows.map((row) => row.join("\t")).join("\n");
}

/** What the amounts among some cells come to, exactly, by currency. */
export function selectionTotals(cells: readonly CellCoordinate[], { value }: SheetCells): Map<string, string> {
  const amounts = cells.flatMap(([row, column]) => {
    const found = value(row, column);
    if (typeof found !== "object" || found === null || !("amount" in found) || !found.currency) return [];
    return [{ amount: found.amount, currency: found.currency }];
  });
  const byCurrency = Map.groupBy(amounts, ({ currency }) => currency);
  return new Map([...byCurrency].map(([currency, some]) => [currency, sum(some.map(({ amount }) => amount))]));
}
