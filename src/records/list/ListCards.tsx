import { memo, useState } from "react";
import bulkCss from "./bulk/bulk.module.css";
import { SelectPage } from "./bulk/SelectPage.tsx";
import type { HeldBulk } from "./bulk/use-bulk.ts";
import type { PlacedColumn } from "./column-room.ts";
import { inPlace, keyOf } from "./in-place.ts";
import css from "./list.module.css";
import type { ListDefinition } from "./list-definition.ts";
import { RowCard } from "./RowCard.tsx";
import { UnreadableRow } from "./UnreadableRow.tsx";
import type { HeldList } from "./use-list.ts";

/** The rows of a list as cards, where there is no room for a table. */
export function ListCards<Row>(props: {
  list: HeldList<Row>;
  definition: ListDefinition<Row>;
  columns: readonly PlacedColumn<Row>[];
  opened: string | null;
  onOpen: ((code: string) => void) | null;
  bulk?: HeldBulk<Row> | null;
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
        {inPlace(list.rows, unreadable).map((place, index) => {
          const key = keyOf(place, codeOf);
          return place.unreadable ? (
            <li key={key} className={css.card}>
              <UnreadableRow row={place.unreadable} number={firstRow + index} />
            </li>
          ) : (
            <MemoCard
              key={key}
              row={place.row}
              code={key}
              columns={columns}
              isOpen={opened === key}
              onOpen={onOpen}
              Actions={Actions}
              bulk={bulk?.ofRows ?? null}
              isSelected={bulk?.selected.includes(key) ?? false}
            />
          );
        })}
      </ul>
    </>
  );
}
