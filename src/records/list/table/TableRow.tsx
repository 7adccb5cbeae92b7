import type { ComponentType, MouseEvent } from "react";
import { SelectRow } from "#src/records/list/bulk/SelectRow.tsx";
import type { RowBulk } from "#src/records/list/bulk/use-bulk.ts";
import type { PlacedColumn } from "#src/records/list/column-room.ts";
import { RowActions } from "#src/records/list/RowActions.tsx";

/** What a row is drawn from, in a table and as a card. */
export type RowProps<Row> = {
  row: Row;
  code: string;
  columns: readonly PlacedColumn<Row>[];
  isOpen: boolean;
  onOpen: ((code: string) => void) | null;
  Actions: ComponentType<{ row: Row }> | undefined;
  bulk: RowBulk<Row> | null;
  isSelected: boolean;
};

/** A row of a table; a press on it opens its record. @param props.index its place among all rows of the table. */
export function TableRow<Row>(props: RowProps<Row> & { index: number }) {
  const { row, code, columns, isOpen, onOpen, Actions, bulk, isSelected, index } = props;
  return (
    <tr
      aria-rowindex={index}
      aria-current={isOpen ? "true" : undefined}
      data-selected={isSelected}
      onClick={(event) => {
        if (onOpen && isPlainClick(event)) onOpen(code);
      }}
    >
      {bulk && (
        <td>
          <SelectRow bulk={bulk} code={code} name={bulk.offer.nameOf(row)} isSelected={isSelected} />
        </td>
      )}
      {columns.map(({ key, align, shownFrom, cell }) => (
        <td key={key} data-align={align} data-shown-from={shownFrom ?? undefined}>
          {cell(row)}
        </td>
      ))}
      {(onOpen || Actions) && (
        <td data-align="end">
          <RowActions row={row} code={code} Actions={Actions} onOpen={onOpen} bulk={bulk} />
        </td>
      )}
    </tr>
  );
}

/** A click that means the row: not one of its buttons and links, and not the end of selecting text. */
function isPlainClick({ target, shiftKey, ctrlKey, metaKey }: MouseEvent<HTMLElement>): boolean {
  if (shiftKey || ctrlKey || metaKey || !(target instanceof Element)) return false;
  if (target.closest("a, button, input, select, textarea, label")) return false;
  return window.getSelection()?.isCollapsed !== false;
}
