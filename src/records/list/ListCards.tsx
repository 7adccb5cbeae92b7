import { memo, useState } from "react";
import bulkCss from "./bulk/bulk.module.css";
import { SelectPage } from "./bulk/SelectPage.tsx";
import type { BulkHandle } from "./bulk/use-bulk.ts";
import type { FittedColumn } from "./fit-columns.ts";
import css from "./list.module.css";
import type { ListDefinition } from "./list-definition.ts";
import { RowCard } from "./RowCard.tsx";
import { rowSlots, slotKey } from "./row-slots.ts";
import { UnreadableRow } from "./UnreadableRow.tsx";
import type { ListHandle } from "./use-list.ts";

/** The rows of a list as cards, on narrow windows. */
export function ListCards<Row>(props: {
  list: ListHandle<Row>;
  definition: ListDefinition<Row>;
  columns: readonly FittedColumn<Row>[];
  opened: string | null;
  onOpen: ((code: string) => void) | null;
  bulk?: BulkHandle<Row> | null;
}) {
  const { list, definition, columns, opened, onOpen, bulk = null } = props;
  const { codeOf, Actions, title } = definition;
  const { firstRow, unreadable } = list.snapshot.context;
  const [MemoCard] = useState(() => memo(RowCard<Row>));
  return (
    <>
      {bulk && (
        <div className={bulkCss.page}>
          <SelectPage bulk={bulk} />
        </div>
      )}
      <ul className={css.cards} aria-label={title}>
        {rowSlots(list.rows, unreadable).map((slot, index) => {
          const key = slotKey(slot, codeOf);
          return slot.unreadable ? (
            <li key={key} className={css.card}>
              <UnreadableRow row={slot.unreadable} number={firstRow + index} />
            </li>
          ) : (
            <MemoCard
              key={key}
              row={slot.row}
              code={key}
              columns={columns}
              isOpen={opened === key}
              onOpen={onOpen}
              Actions={Actions}
              bulk={bulk?.rowAction ?? null}
              isSelected={bulk?.selected.includes(key) ?? false}
            />
          );
        })}
      </ul>
    </>
  );
}
