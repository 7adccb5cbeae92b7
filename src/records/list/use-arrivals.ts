import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { fromPromise } from "xstate";
import type { ListQuery } from "#machines/shell/list.ts";
import { listArrivals } from "#machines/shell/list-arrivals.ts";
import { inspectOption } from "#src/ui/machine/inspect-option.ts";
import type { ListHandle, ListSource } from "./use-list.ts";

/** The default order has the newest records first. */
const NEWEST: ListQuery = { page: 1, pageSize: 10, sort: null, filters: {} };

/** New records that the list's query hides. */
export type Arrivals = {
  codes: readonly string[];
  /** Whether there may be more. */
  isMore: boolean;
  dismiss: () => void;
};

/** Whether a list shows its newest records. */
export function showsNewest({ query }: Pick<ListHandle<unknown>, "query">): boolean {
  return Object.keys(query.filters).length === 0 && query.page === 1 && query.sort === null;
}

/**
 * Detects new records that the filters, the sort or the page hide.
 * @param refreshes the number of automatic refreshes; after each, the newest records are loaded too.
 */
export function useArrivals<Row>(
  { loadPage }: ListSource<Row>,
  list: ListHandle<Row>,
  codeOf: (row: Row) => string,
  refreshes: number,
): Arrivals {
  const logic = useMemo(
    () =>
      listArrivals.provide({
        actors: {
          loadNewest: fromPromise(async ({ signal }) => {
            const answer = await loadPage(NEWEST, null, signal);
            return answer.accepted ? { accepted: true, value: answer.value.items.map(codeOf) } : answer;
          }),
        },
      }),
    [loadPage, codeOf],
  );
  const actor = useActorRef(logic, inspectOption());
  const arrived = useSelector(actor, ({ context }) => context.arrived, shallowEqual);
  const { snapshot, rows } = list;
  const isSettled = !snapshot.hasTag("busy") && !snapshot.matches("failed");
  const isNewest = showsNewest(list);

  useEffect(() => {
    if (isSettled && isNewest) actor.send({ type: "NEWEST_SHOWN", codes: rows.map(codeOf) });
  }, [actor, isSettled, isNewest, rows, codeOf]);
  useEffect(() => {
    // When opened by a link, the first answer is the one that later ones are compared with.
    const isBlind = actor.getSnapshot().context.known === null;
    if (isSettled && !isNewest && (isBlind || refreshes > 0)) actor.send({ type: "CHECK_REQUESTED" });
  }, [actor, isSettled, isNewest, refreshes]);

  return {
    codes: arrived,
    isMore: arrived.length === NEWEST.pageSize,
    dismiss: () => actor.send({ type: "DISMISSED" }),
  };
}
