import type { ComponentType } from "react";
import type { ResourceOf } from "#src/records/resource/use-resource.ts";
import type { LazyComponent } from "#src/ui/lazy/lazy-view.ts";

/** What a record's facts are given. */
export type FactsProps<Row> = {
  record: Row;
  /** The record became another: it and its list should be loaded again. */
  onChanged: () => void;
};

/** What a record's receipt is given. */
export type ReceiptViewProps<Row> = { record: Row; onClose: () => void };

/** How one record of a list is shown, with everything that is known of it. */
export type RecordView<Row, Detail extends Row = Row> = {
  title: (code: string) => string;
  /** The record with its call, from the area's `provide.ts`. */
  logic: ResourceOf<Detail>;
  /** The record as far as its row knows it, to be shown until the answer is there; absent where a row is not enough. */
  fromRow?: (row: Row) => Detail;
  /** What is known of it; without it, what the list's columns say. */
  Facts?: LazyComponent<FactsProps<Detail>>;
  /** The receipt of a record that was paid, fetched when it is opened; absent where records have none. */
  receipt?: { isDue: (record: Detail) => boolean; View: ComponentType<ReceiptViewProps<Detail>> };
};
