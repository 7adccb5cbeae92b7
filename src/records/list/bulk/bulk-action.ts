import type { ReactElement } from "react";
import type { bulkRun } from "#machines/shell/bulk-run.ts";

/** An action for a list's rows, one at a time or selected. */
export type BulkAction<Row> = {
  /** The bulk run's machine with its call, from the area's `provide.ts`. */
  logic: typeof bulkRun;
  /** Names a row in the list of failures. */
  nameOf: (row: Row) => string;
  icon: ReactElement;
  label: string;
  /** The accessible label for one row, by its name. */
  labelOf: (name: string) => string;
  /** "7 callbacks sent". */
  doneText: (count: number) => string;
  /** Why the call succeeded without an effect. */
  noEffectText: string;
};
