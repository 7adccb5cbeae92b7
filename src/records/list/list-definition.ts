import type { ComponentType, ReactNode } from "react";
import type { Field } from "./export/field.ts";
import type { SearchDefinition } from "./list-search.ts";

/** One column of a list. */
export type Column<Row> = {
  key: string;
  /** In the merchant's language. */
  title: string;
  cell: (row: Row) => ReactNode;
  /** Amounts stand at the end, so that their figures line up. */
  align?: "end";
  /** The field by which the service sorts, when it can. */
  sort?: string;
  /** Left out of the table when it would not fit otherwise, the last such column first; the record still shows it. */
  dispensable?: boolean;
  /** Shown only to merchants who choose it; the record shows it all the same. */
  isOffByDefault?: boolean;
  /**
   * Where a row of two lines shows it: `heading` and `lead` begin and end the first, `second` and `aside` the other. One
   * without a place is shown there only if the merchant has chosen it, in a line of its own.
   */
  card?: "heading" | "lead" | "second" | "aside";
  /** How much room it takes in a table, in multiples of the text size (rem); 8 unless it says so. */
  width?: number;
};

/** Everything that a list of the console says about itself; `ListView` does the rest. */
export type ListDefinition<Row> = {
  /** Names the list to people. */
  title: string;
  columns: readonly Column<Row>[];
  search: SearchDefinition;
  /** What of a row is written into a file. */
  fields: readonly Field<Row>[];
  /** What a row is known by: it names the row's record in the address. */
  codeOf: (row: Row) => string;
  /** What can be done with a row besides looking at its record. */
  Actions?: ComponentType<{ row: Row }>;
  /** How much room all that can be done with a row takes in a table (rem). */
  actionsWidth?: number;
};
