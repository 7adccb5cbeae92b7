import type { ReactElement } from "react";
import type { bulkRun } from "#machines/shell/bulk-run.ts";

/** What a list offers to do with each of its rows: with one at the row itself, with several by selecting them. */
export type BulkAction<Row> = {
  /** The run with its call, from the area's `provide.ts`. */
  logic: typeof bulkRun;
  /** What people call a row; a failed one is named so. */
  nameOf: (row: Row) => string;
  icon: ReactElement;
  /** What is done. */
  label: string;
  /** The same of one row, by its name. */
  labelOf: (name: string) => string;
  /** With so many rows it is done. */
  doneText: (count: number) => string;
  /** Why it had no effect with some, though it was carried out. */
  noEffectText: string;
};
