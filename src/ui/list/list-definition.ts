import type { ReactNode } from "react";
import type { SearchOffer } from "./list-search.ts";

/** One column of a list. In the table it is a column; on a narrow screen, a line of a card. */
export type Column<Row> = {
  key: string;
  /** In the merchant's language. */
  title: string;
  cell: (row: Row) => ReactNode;
  /** The least width in the table, in CSS pixels. */
  width: number;
  /** Its share of the width that is left over; none when absent. */
  grow?: number;
  /** Amounts stand at the end, so that their figures line up. */
  align?: "end";
  /** The field by which the service sorts, when it can. */
  sort?: string;
  /** Left out of the table when it would not fit otherwise; cards and details still show it. */
  dispensable?: boolean;
  /** Where a card shows it: as its heading, beside the heading, below everything, or (absent) as a labelled line. */
  card?: "heading" | "aside" | "footer";
};

/** Everything that a list of the console says about itself; `ListView` does the rest. */
export type ListDefinition<Row> = {
  /** Names the list to machines and tests, and begins the ids of its elements. */
  name: string;
  /** Names the list to people. */
  title: string;
  columns: readonly Column<Row>[];
  search: SearchOffer;
  rowKey: (row: Row) => string;
};
