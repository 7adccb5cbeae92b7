import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { type BulkItem, type BulkRunSnapshot, bulkRun } from "#machines/shell/bulk-run.ts";
import { isPageSelected, rowSelection } from "#machines/shell/row-selection.ts";
import type { ListDefinition } from "#src/records/list/list-definition.ts";
import type { ListHandle } from "#src/records/list/use-list.ts";
import { inspectOption } from "#src/ui/machine/inspect-option.ts";
import type { BulkAction } from "./bulk-action.ts";

/** What each row needs of it: the same object until the run has come further. */
export type RowBulkAction<Row> = {
  action: BulkAction<Row>;
  run: BulkRunSnapshot;
  toggle: (code: string) => void;
  startRow: (row: Row) => void;
};

/** What a list offers to do with its rows, as a view holds it: what is selected, and how far it is. */
export type BulkHandle<Row> = {
  action: BulkAction<Row>;
  run: BulkRunSnapshot;
  rowAction: RowBulkAction<Row>;
  /** Codes of the rows that are selected. */
  selected: readonly string[];
  isPageSelected: boolean;
  togglePage: () => void;
  clear: () => void;
  startSelection: () => void;
  stop: () => void;
  dismiss: () => void;
};

/**
 * Runs the selection of a list, and what is done with it.
 * @returns null where the list offers nothing.
 */
export function useBulk<Row>(
  action: BulkAction<Row> | undefined,
  { rows, refresh }: ListHandle<Row>,
  { codeOf }: ListDefinition<Row>,
): BulkHandle<Row> | null {
  const selection = useActorRef(rowSelection, inspectOption());
  const run = useActorRef(action?.logic ?? bulkRun, inspectOption());
  // Not what is shown, which follows the rows: the whole list would be drawn once more for it.
  const selected = useSelector(selection, ({ context }) => context.selected, shallowEqual);
  const isWholePage = useSelector(selection, ({ context }) => isPageSelected(context));
  const snapshot = useSelector(run, (current) => current);

  useEffect(() => selection.send({ type: "ROWS_SHOWN", codes: rows.map(codeOf) }), [selection, rows, codeOf]);
  useEffect(() => {
    const listening = [
      run.on("rowEnded", ({ code, outcome }) => {
        if (outcome.kind === "done") selection.send({ type: "ROW_DONE", code });
      }),
      run.on("runEnded", refresh),
    ];
    return () => {
      for (const one of listening) one.unsubscribe();
    };
  }, [run, selection, refresh]);

  const rowAction = useMemo(
    (): RowBulkAction<Row> | null =>
      action
        ? {
            action,
            run: snapshot,
            toggle: (code) => selection.send({ type: "TOGGLED", code }),
            startRow: (row) => run.send({ type: "STARTED", items: [itemOf(row, action, codeOf)] }),
          }
        : null,
    [action, snapshot, selection, run, codeOf],
  );

  if (!action || !rowAction) return null;
  return {
    action,
    run: snapshot,
    rowAction,
    selected,
    isPageSelected: isWholePage,
    togglePage: () => selection.send({ type: "PAGE_TOGGLED" }),
    clear: () => selection.send({ type: "CLEARED" }),
    startSelection: () =>
      run.send({
        type: "STARTED",
        items: rows.filter((row) => selected.includes(codeOf(row))).map((row) => itemOf(row, action, codeOf)),
      }),
    stop: () => run.send({ type: "STOPPED" }),
    dismiss: () => run.send({ type: "DISMISSED" }),
  };
}

function itemOf<Row>(row: Row, { nameOf }: BulkAction<Row>, codeOf: (row: Row) => string): BulkItem {
  return { code: codeOf(row), name: nameOf(row) };
}
