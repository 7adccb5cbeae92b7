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
  /** Hidden until the merchant chooses it; the record still shows it. */
  isOffByDefault?: boolean;
  /** Its width in a table in rem; 8 by default. */
  width?: number;
} & Place;

/**
 * `dispensable` columns are hidden in narrow tables, the last one first; the record still shows them.
 *
 * `card` is the position in a card: `heading` and `lead` are at the start and end of the first line, `second` and `aside`
 * of the second. Others have a line of their own, if `isOffByDefault` and chosen.
 */
type Place =
  | { dispensable?: true; card?: "second" }
  | { dispensable?: false; card?: "heading" | "lead" | "second" | "aside" };

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
