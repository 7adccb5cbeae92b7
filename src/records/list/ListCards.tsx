import { memo, useState } from "react";
import { SelectPage } from "./bulk/SelectPage.tsx";
import css from "./list.module.css";
import { RowCard } from "./RowCard.tsx";
import { rowSlots, slotKey } from "./row-slots.ts";
import type { RowsProps } from "./table/ListTable.tsx";
import { UnreadableRow } from "./UnreadableRow.tsx";

/** The rows of a list as cards, on narrow windows. */
export function ListCards<Row>({ list, definition, columns, opened, onOpen, bulk }: RowsProps<Row>) {
  const { codeOf, Actions, title } = definition;
  const { firstRow, unreadable } = list.snapshot.context;
  const [MemoCard] = useState(() => memo(RowCard<Row>));
  return (
    <>
      {bulk && (
        <div className="note">
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
