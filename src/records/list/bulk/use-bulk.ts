import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect, useMemo } from "react";
import { type BulkItem, type BulkRunSnapshot, bulkRun } from "#machines/shell/bulk-run.ts";
import { isPageSelected, rowSelection } from "#machines/shell/row-selection.ts";
import type { ListDefinition } from "#src/records/list/list-definition.ts";
import type { ListHandle } from "#src/records/list/use-list.ts";
import { inspectOption } from "#src/ui/machine/inspect-option.ts";

/** An action for a list's rows, one at a time or selected. */
export type BulkAction<Row> = {
  /** The bulk run's machine with its call, from the area's `provide.ts`. */
  logic: typeof bulkRun;
  /** Names a row in the list of failures. */
  nameOf: (row: Row) => string;
  icon: ReactElement;
  label: string;
  /** The accessible label for one row, by its name. */
  labelOf: (name: string) => string;
  /** "7 callbacks sent". */
  doneText: (count: number) => string;
  /** Why the call succeeded without an effect. */
  noEffectText: string;
};

/** What each row needs; a stable object until the run changes, for memoized rows. */
export type RowBulkAction<Row> = {
  action: BulkAction<Row>;
  run: BulkRunSnapshot;
  toggle: (code: string) => void;
  startRow: (row: Row) => void;
};

/** A list's bulk action with its selection and run. */
export type BulkHandle<Row> = {
  action: BulkAction<Row>;
  run: BulkRunSnapshot;
  rowAction: RowBulkAction<Row>;
  /** Codes of the selected rows. */
  selected: readonly string[];
  isPageSelected: boolean;
  togglePage: () => void;
  clear: () => void;
  startSelection: () => void;
  stop: () => void;
  dismiss: () => void;
};

/**
 * Runs a list's selection and its bulk action.
 * @returns null where the list has no bulk action.
 */
export function useBulk<Row>(
  action: BulkAction<Row> | undefined,
  { rows, refresh }: ListHandle<Row>,
  { codeOf }: ListDefinition<Row>,
): BulkHandle<Row> | null {
  const selection = useActorRef(rowSelection, inspectOption());
  const run = useActorRef(action?.logic ?? bulkRun, inspectOption());
  // Not the whole context, which changes with the rows and would render the list again.
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
