/** Writes a list's rows into a file. Loaded with the first export. */
import { writeCsvStream } from "hucre/csv";
import { writeXlsxStream } from "hucre/xlsx";
import type { ExportFormat } from "#machines/shell/list-export.ts";
import type { RowSlot } from "#src/records/list/row-slots.ts";
import { csvCell, type Field, type FieldValue, fieldTitle, instantWriter, xlsxCell } from "./field.ts";
import { type Total, tally } from "./totals.ts";

/** In characters. */
const COLUMN_WIDTH = 22;

export type FileContent = {
  /** Every row, a page at a time; loaded as the file is written. */
  pages: AsyncIterable<{ slots: readonly RowSlot<unknown>[] }>;
  fields: readonly Field<unknown>[];
  /** The text beside the code of an unreadable row. */
  unreadable: string;
  /** "Total of 12,431 rows, USDT". */
  totalLabel: (currency: string, rows: number) => string;
  /** The time zone of moments. */
  timeZone: string;
};

/** Streams a file's bytes; the totals of each currency are below the rows, after an empty line. */
export function fileBytes(format: ExportFormat, content: FileContent): ReadableStream<Uint8Array> {
  const write = instantWriter(content.timeZone);
  if (format === "csv")
    return writeCsvStream(
      fileRows(content, (value) => csvCell(value, write)),
      { bom: true },
    );
  return writeXlsxStream(
    fileRows(content, (value) => xlsxCell(value, write)),
    {
      name: "Export",
      columns: content.fields.map(() => ({ width: COLUMN_WIDTH })),
      freezePane: { rows: 1 },
    },
  );
}

async function* fileRows<Cell>(content: FileContent, cell: (value: FieldValue) => Cell) {
  const { pages, fields, unreadable, totalLabel, timeZone } = content;
  const counted = tally(fields);
  yield fields.map((field) => cell(fieldTitle(field, timeZone)));
  for await (const { slots } of pages)
    for (const slot of slots) {
      if (slot.unreadable) {
        yield [slot.unreadable.code || "–", unreadable].map(cell);
        continue;
      }
      counted.add(slot.row);
      yield fields.map(({ value }) => cell(value(slot.row)));
    }
  const totals = counted.totals();
  // Stryker disable next-line ArrowFunction: undefined is written as an empty cell too.
  if (totals.length > 0) yield fields.map(() => cell(null));
  for (const total of totals) {
    const { currency, sign, rows } = total;
    const label = totalLabel(sign === "" ? currency : `${currency} (${sign})`, rows);
    yield totalRow(total, fields.length, label).map(cell);
  }
}

/** The label goes into the first column without an amount. */
function totalRow({ amounts }: Total, columns: number, label: string): FieldValue[] {
  const indexes = Array.from({ length: columns }, (_, index) => index);
  const labelled = indexes.find((index) => !amounts.has(index));
  return indexes.map((index) => {
    const amount = amounts.get(index);
    if (amount !== undefined) return { amount };
    return index === labelled ? label : null;
  });
}
