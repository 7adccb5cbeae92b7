import { useLayoutEffect, useRef } from "react";
import { withWidth } from "#machines/shell/column-layout.ts";
import type { HeldBulk } from "./bulk/use-bulk.ts";
import { ListCards } from "./ListCards.tsx";
import css from "./list.module.css";
import type { ListDefinition } from "./list-definition.ts";
import { ListTable } from "./table/ListTable.tsx";
import { useFittingColumns } from "./use-fitting-columns.ts";
import type { HeldList } from "./use-list.ts";
import type { HeldPreferences } from "./use-list-preferences.ts";

/**
 * The rows of a list: a table as long as one fits, else cards. How much room there is, is known here alone, so that the
 * rest of the list is not drawn anew when the menu is collapsed, or while columns are left out until the table fits.
 * @param props.onCards told whether the rows are cards, before anything is painted.
 */
export function ListRows<Row>(props: {
  list: HeldList<Row>;
  definition: ListDefinition<Row>;
  preferences: HeldPreferences<Row>;
  opened: string | null;
  onOpen: ((code: string) => void) | null;
  bulk: HeldBulk<Row> | null;
  onCards: (isCards: boolean) => void;
}) {
  const { list, definition, preferences, opened, onOpen, bulk, onCards } = props;
  const { columns, layout, lay } = preferences;
  const { snapshot, rows } = list;
  const hasRows = rows.length + snapshot.context.unreadable.length > 0;
  // Not what holds the table: its border, which cards have not, would make room for a table that then takes it away.
  const frame = useRef<HTMLDivElement>(null);
  const fit = useFittingColumns(columns, frame, hasRows);
  const isCards = fit.columns === null;
  useLayoutEffect(() => onCards(isCards), [onCards, isCards]);

  return (
    <div ref={frame}>
      <div className={isCards ? undefined : css.tableFrame} aria-busy={snapshot.hasTag("busy")}>
        {hasRows &&
          fit.isMeasured &&
          (fit.columns ? (
            <ListTable
              list={list}
              definition={definition}
              columns={fit.columns}
              onSized={(key, width) => lay(withWidth(layout, key, width))}
              opened={opened}
              onOpen={onOpen}
              onTooWide={fit.onTooWide}
              bulk={bulk}
            />
          ) : (
            <ListCards
              list={list}
              definition={definition}
              columns={columns}
              opened={opened}
              onOpen={onOpen}
              bulk={bulk}
            />
          ))}
      </div>
    </div>
  );
}
