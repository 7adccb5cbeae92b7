import type { BulkHandle } from "./bulk/use-bulk.ts";
import type { FittedColumn } from "./fit-columns.ts";
import { ListCards } from "./ListCards.tsx";
import css from "./list.module.css";
import type { ListDefinition } from "./list-definition.ts";
import { ListTable } from "./table/ListTable.tsx";
import type { ListHandle } from "./use-list.ts";

/** The rows of a list as a table or as cards. @param props.form null until the width is measured. */
export function ListRows<Row>(props: {
  list: ListHandle<Row>;
  definition: ListDefinition<Row>;
  columns: readonly FittedColumn<Row>[];
  form: "table" | "cards" | null;
  opened: string | null;
  onOpen: ((code: string) => void) | null;
  bulk: BulkHandle<Row> | null;
}) {
  const { form, ...shown } = props;
  const { snapshot, rows } = shown.list;
  const hasRows = rows.length + snapshot.context.unreadable.length > 0;
  return (
    <div className={form === "cards" ? undefined : css.tableFrame} aria-busy={snapshot.hasTag("busy")}>
      {hasRows && form === "table" && <ListTable {...shown} />}
      {hasRows && form === "cards" && <ListCards {...shown} />}
    </div>
  );
}
