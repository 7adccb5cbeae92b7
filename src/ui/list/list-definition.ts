import type { ReactNode } from "react";

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

/** One condition of a list's search. Its name is also its key in the address. */
export type Filter = { name: string; label: string } & (
  | { kind: "choice"; any: string; options: readonly { value: string; label: string }[] }
  | { kind: "text"; maxLength: number }
  /** A day of the merchant's calendar, "2026-11-21". */
  | { kind: "day" }
);

/** Everything that a list of the console says about itself; `ListView` does the rest. */
export type ListDefinition<Row> = {
  /** Names the list to machines and tests, and begins the ids of its elements. */
  name: string;
  /** Names the list to people. */
  title: string;
  columns: readonly Column<Row>[];
  filters: readonly Filter[];
  rowKey: (row: Row) => string;
};
