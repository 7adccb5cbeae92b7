import type { ComponentType, ReactNode } from "react";
import type { Field } from "./export/field.ts";
import type { SearchDefinition } from "./list-search.ts";

export type Column<Row> = {
  key: string;
  /** In the merchant's language. */
  title: string;
  cell: (row: Row) => ReactNode;
  /** For amounts, so that their digits line up. */
  align?: "end";
  /** The service's sort field, if it can sort by this column. */
  sort?: string;
  /** Hidden in narrow tables, the last such column first; the record still shows it. */
  dispensable?: boolean;
  /** Hidden until the merchant chooses it; the record still shows it. */
  isOffByDefault?: boolean;
  /**
   * Its position in a card: `heading` and `lead` are at the start and end of the first line, `second` and `aside` of the
   * second. Others have a line of their own, if `isOffByDefault` and chosen.
   */
  card?: "heading" | "lead" | "second" | "aside";
  /** Its width in a table in rem; 8 by default. */
  width?: number;
};

/** Defines a list for `ListView`. */
export type ListDefinition<Row> = {
  /** The list's accessible name. */
  title: string;
  columns: readonly Column<Row>[];
  search: SearchDefinition;
  /** The fields of an export. */
  fields: readonly Field<Row>[];
  /** A row's code, which is unique and names its record in the address. */
  codeOf: (row: Row) => string;
  /** A row's actions besides opening its record. */
  Actions?: ComponentType<{ row: Row }>;
  /** The width of the column with actions (rem). */
  actionsWidth?: number;
};
