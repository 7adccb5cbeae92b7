import { memo, useState } from "react";
import { useTranslation } from "react-i18next";
import { SelectPage } from "#src/records/list/bulk/SelectPage.tsx";
import type { BulkHandle } from "#src/records/list/bulk/use-bulk.ts";
import { ACTIONS_WIDTH, type FittedColumn } from "#src/records/list/fit-columns.ts";
import type { ListDefinition } from "#src/records/list/list-definition.ts";
import { rowSlots, slotKey } from "#src/records/list/row-slots.ts";
import { UnreadableRow } from "#src/records/list/UnreadableRow.tsx";
import type { ListHandle } from "#src/records/list/use-list.ts";
import { HeaderCell } from "./HeaderCell.tsx";
import { TableRow } from "./TableRow.tsx";
import "./table.css";

/** The props of a list's rows as a table or as cards. */
export type RowsProps<Row> = {
  list: ListHandle<Row>;
  definition: ListDefinition<Row>;
  columns: readonly FittedColumn<Row>[];
  opened: string | null;
  onOpen: ((code: string) => void) | null;
  bulk: BulkHandle<Row> | null;
};

/** The rows of a list as a table with sortable headers; a click on a row opens its record. */
export function ListTable<Row>({ list, definition, columns, opened, onOpen, bulk }: RowsProps<Row>) {
  const { t } = useTranslation("list");
  const { snapshot, rows, query, setQuery } = list;
  const { firstRow, total, unreadable } = snapshot.context;
  const { codeOf, Actions, actionsWidth = ACTIONS_WIDTH } = definition;
  const hasActions = onOpen !== null || Actions !== undefined;
  const [MemoRow] = useState(() => memo(TableRow<Row>));
  return (
    <table
      aria-label={definition.title}
      aria-rowcount={total === null ? -1 : total + 1}
      className="grid"
      data-opens={onOpen !== null}
    >
      <thead>
        <tr aria-rowindex={1}>
          {bulk && (
            <th scope="col">
              <SelectPage bulk={bulk} inTable />
            </th>
          )}
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} sort={query.sort} onSort={(sort) => setQuery({ sort })} />
          ))}
          {hasActions && (
            <th scope="col" data-align="end" style={{ minWidth: `${actionsWidth}rem` }}>
              {t("actions")}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rowSlots(rows, unreadable).map((slot, at) => {
          const key = slotKey(slot, codeOf);
          const index = firstRow + at + 1;
          return slot.unreadable ? (
            <tr key={key} aria-rowindex={index} data-unreadable="true">
              <td colSpan={columns.length + (bulk ? 1 : 0) + (hasActions ? 1 : 0)}>
                <UnreadableRow row={slot.unreadable} number={firstRow + at} />
              </td>
            </tr>
          ) : (
            <MemoRow
              key={key}
              row={slot.row}
              code={key}
              columns={columns}
              index={index}
              isOpen={opened === key}
              onOpen={onOpen}
              Actions={Actions}
              bulk={bulk?.rowAction ?? null}
              isSelected={bulk?.selected.includes(key) ?? false}
            />
          );
        })}
      </tbody>
    </table>
  );
}
