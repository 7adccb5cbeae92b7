import type { ComponentType } from "react";
import { SelectRow } from "#src/records/list/bulk/SelectRow.tsx";
import type { RowBulkAction } from "#src/records/list/bulk/use-bulk.ts";
import type { FittedColumn } from "#src/records/list/fit-columns.ts";
import { isPlainClick } from "#src/records/list/plain-click.ts";
import { OpenRecordButton, RowActions } from "#src/records/list/RowActions.tsx";

/** The props of a row as a table row or a card. */
export type RowProps<Row> = {
  row: Row;
  code: string;
  columns: readonly FittedColumn<Row>[];
  isOpen: boolean;
  onOpen: ((code: string) => void) | null;
  Actions: ComponentType<{ row: Row }> | undefined;
  bulk: RowBulkAction<Row> | null;
  isSelected: boolean;
};

/** A row of a table; a click on it opens its record. @param props.index its `aria-rowindex`. */
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
          <SelectRow bulk={bulk} code={code} name={bulk.action.nameOf(row)} isSelected={isSelected} />
        </td>
      )}
      {columns.map(({ key, align, card, shownFrom, cell }) => (
        <td key={key} data-align={align} data-card={card} data-shown-from={shownFrom ?? undefined}>
          {cell(row)}
        </td>
      ))}
      {(onOpen || Actions) && (
        <td data-align="end">
          <RowActions row={row} code={code} Actions={Actions} bulk={bulk}>
            {onOpen && <OpenRecordButton code={code} onOpen={onOpen} />}
          </RowActions>
        </td>
      )}
    </tr>
  );
}
