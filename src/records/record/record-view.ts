import type { ComponentType } from "react";
import type { ResourceOf } from "#src/records/resource/use-resource.ts";
import type { LazyComponent } from "#src/ui/lazy/lazy-view.ts";

export type FactsProps<Row> = {
  record: Row;
  /** The record changed: it and its list should be reloaded. */
  onChanged: () => void;
};

export type ReceiptViewProps<Row> = { record: Row; onClose: () => void };

/** How a list's record is shown. */
export type RecordView<Row, Detail extends Row = Row> = {
  title: (code: string) => string;
  /** The resource machine with its call, from the area's `provide.ts`. */
  logic: ResourceOf<Detail>;
  /** The record from its row, shown while loading; absent where a row is not enough. */
  fromRow?: (row: Row) => Detail;
  /** The record's facts; by default the list's columns. */
  Facts?: LazyComponent<FactsProps<Detail>>;
  /** The receipt of a paid record, loaded when opened; absent where records have none. */
  receipt?: { isDue: (record: Detail) => boolean; View: ComponentType<ReceiptViewProps<Detail>> };
};
