/** Writes the rows of a list into a file and hands it to the browser. Fetched with the first export. */
import { writeCsvStream } from "hucre/csv";
import { writeXlsxStream } from "hucre/xlsx";
import type { Page } from "#machines/shell/list.ts";
import type { ExportFormat } from "#machines/shell/list-export.ts";
import { inPlace } from "#src/ui/list/in-place.ts";
import { csvCell, type Field, instantWriter, xlsxCell } from "./field.ts";
import { saveStream } from "./save-stream.ts";

/**
 * @param pages every row, a page at a time: they are pulled as fast as the file takes them.
 * @param name the file's name without its ending.
 * @param unreadable what is written beside the code of a row that could not be read, in its place.
 * @param timeZone in which moments are written; their columns name it.
 */
export async function writeFile(options: {
  pages: AsyncIterable<Page<unknown>>;
  fields: readonly Field<unknown>[];
  format: ExportFormat;
  name: string;
  timeZone: string;
  unreadable: string;
  signal: AbortSignal;
}): Promise<void> {
  const { pages, fields, format, name, timeZone, unreadable, signal } = options;
  const write = instantWriter(timeZone);
  const cell = format === "csv" ? csvCell : xlsxCell;
  async function* rows() {
    yield fields.map(({ title }) => title);
    for await (const page of pages) {
      for (const { row, unreadable: broken } of inPlace(page.items, page.unreadable ?? [])) {
        const values = broken ? [broken.code || "–", unreadable] : fields.map(({ value }) => value(row));
        yield values.map((value) => cell(value, write));
      }
    }
  }
  const bytes = format === "csv" ? writeCsvStream(rows(), { bom: true }) : writeXlsxStream(rows(), { name: "Export" });
  await saveStream(bytes, `${name}.${format}`, TYPES[format], signal);
}

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};
