import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { type BulkItem, type BulkRunSnapshot, bulkRun } from "#machines/shell/bulk-run.ts";
import { isPageSelected, rowSelection } from "#machines/shell/row-selection.ts";
import type { ListDefinition } from "#src/records/list/list-definition.ts";
import type { HeldList } from "#src/records/list/use-list.ts";
import { inspectOption } from "#src/ui/machine/inspect-option.ts";
import type { BulkOffer } from "./bulk-offer.ts";

/** What each row needs of it: the same object until the run has come further. */
export type RowBulk<Row> = {
  offer: BulkOffer<Row>;
  run: BulkRunSnapshot;
  toggle: (code: string) => void;
  startRow: (row: Row) => void;
};

/** What a list offers to do with its rows, as a view holds it: what is selected, and how far it is. */
export type HeldBulk<Row> = {
  offer: BulkOffer<Row>;
  run: BulkRunSnapshot;
  ofRows: RowBulk<Row>;
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
  offer: BulkOffer<Row> | undefined,
  { rows, refresh }: HeldList<Row>,
  { codeOf }: ListDefinition<Row>,
): HeldBulk<Row> | null {
  const selection = useActorRef(rowSelection, inspectOption());
  const run = useActorRef(offer?.logic ?? bulkRun, inspectOption());
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

  const ofRows = useMemo(
    (): RowBulk<Row> | null =>
      offer
        ? {
            offer,
            run: snapshot,
            toggle: (code) => selection.send({ type: "TOGGLED", code }),
            startRow: (row) => run.send({ type: "STARTED", items: [itemOf(row, offer, codeOf)] }),
          }
        : null,
    [offer, snapshot, selection, run, codeOf],
  );

  if (!offer || !ofRows) return null;
  return {
    offer,
    run: snapshot,
    ofRows,
    selected,
    isPageSelected: isWholePage,
    togglePage: () => selection.send({ type: "PAGE_TOGGLED" }),
    clear: () => selection.send({ type: "CLEARED" }),
    startSelection: () =>
      run.send({
        type: "STARTED",
        items: rows.filter((row) => selected.includes(codeOf(row))).map((row) => itemOf(row, offer, codeOf)),
      }),
    stop: () => run.send({ type: "STOPPED" }),
    dismiss: () => run.send({ type: "DISMISSED" }),
  };
}

function itemOf<Row>(row: Row, { nameOf }: BulkOffer<Row>, codeOf: (row: Row) => string): BulkItem {
  return { code: codeOf(row), name: nameOf(row) };
}
