/** A sheet's cells: their values, their copied text, and the totals of a selection. */
import { type CellCoordinate, type Region, Regions } from "@blueprintjs/table";
import { sum } from "#contracts/reader/decimal.ts";
import { csvCell, type Field, type FieldValue, plainCell } from "#src/records/list/export/field.ts";
import type { RowSlot } from "#src/records/list/row-slots.ts";

export type SheetCells = {
  /** The number of rows. */
  rows: number;
  /** The value as exported. */
  value: (row: number, column: number) => FieldValue;
  /** The value as shown. */
  text: (row: number, column: number) => string;
  /** The value as copied: a CSV cell in one line, so that a spreadsheet runs no formula. */
  clipboardText: (row: number, column: number) => string;
};

/**
 * @param fields the columns' fields, in their order.
 * @param unreadable the text beside the code of an unreadable row.
 * @param writeInstant writes moments as the export does.
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

/** The selected cells, each once. */
export function selectedCells(regions: readonly Region[], { rows }: SheetCells, columns: number): CellCoordinate[] {
  return Regions.enumerateUniqueCells([...regions], rows, columns);
}

/** Cells as tab-separated lines; unselected ones are empty. A single code of digits has no apostrophe, since it is searched for. */
export function cellsAsText(cells: readonly CellCoordinate[], { clipboardText, text }: SheetCells): string {
  const [first, ...others] = cells;
  if (first && others.length === 0 && /^\d+$/.test(text(...first))) return text(...first);
  const rows = Regions.sparseMapCells([...cells], clipboardText) ?? [];
  return rows.map((row) => row.join("\t")).join("\n");
}

/** The exact totals of the cells' amounts, by column and currency. */
export function selectionTotals(cells: readonly CellCoordinate[], { value }: SheetCells) {
  const amounts = cells.flatMap(([row, column]) => {
    const found = value(row, column);
    if (typeof found !== "object" || found === null || !("amount" in found) || !found.currency) return [];
    return [{ column, amount: found.amount, currency: found.currency }];
  });
  return [...Map.groupBy(amounts, ({ column }) => column)].flatMap(([column, inColumn]) =>
    [...Map.groupBy(inColumn, ({ currency }) => currency)].map(([currency, some]) => ({
      column,
      currency,
      total: sum(some.map(({ amount }) => amount)),
    })),
  );
}
