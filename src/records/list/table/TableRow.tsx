import type { ComponentType } from "react";
import { SelectRow } from "#src/records/list/bulk/SelectRow.tsx";
import type { RowBulkAction } from "#src/records/list/bulk/use-bulk.ts";
import css from "#src/records/list/cells.module.css";
import type { FittedColumn } from "#src/records/list/fit-columns.ts";
import { OpenRecordButton } from "#src/records/list/OpenRecordButton.tsx";
import { isPlainClick } from "#src/records/list/plain-click.ts";
import { BusyButton } from "#src/ui/button/BusyButton.tsx";

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
          <span className={css.actions}>
            {Actions && <Actions row={row} />}
            {bulk && <RowBulkButton bulk={bulk} row={row} code={code} />}
            {onOpen && <OpenRecordButton code={code} onOpen={onOpen} />}
          </span>
        </td>
      )}
    </tr>
  );
}

/** Runs the list's bulk action for one row. */
function RowBulkButton<Row>({ bulk, row, code }: { bulk: RowBulkAction<Row>; row: Row; code: string }) {
  const { action, run } = bulk;
  const { items, ends } = run.context;
  const isBusy = run.hasTag("busy");
  const isMine = items.some((item) => item.code === code) && ends.every((end) => end.code !== code);
  return (
    <BusyButton
      size="small"
      variant="minimal"
      aria-label={action.labelOf(action.nameOf(row))}
      aria-disabled={isBusy}
      busy={isBusy && isMine}
      onClick={() => bulk.startRow(row)}
    >
      {action.label}
    </BusyButton>
  );
}
