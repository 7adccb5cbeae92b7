import { useActorRef } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import { fromPromise } from "xstate";
import { isOffered } from "#contracts/problem.ts";
import { listRefresh } from "#machines/shell/list-refresh.ts";
import { inspectOption } from "#src/ui/machine/inspect-option.ts";
import { reportVisibility } from "#src/ui/page/report-visibility.ts";
import type { ListHandle, ListSource } from "./use-list.ts";

/**
 * Polls a list while its tab is visible.
 * @returns `updatedAt`: when the service last answered, in milliseconds since 1970, null before that; `refreshes`: the
 *   number of automatic refreshes.
 */
export function useLiveList<Row>(
  { loadPage }: ListSource<Row>,
  { actor: list, shownAt }: ListHandle<Row>,
): { updatedAt: number | null; refreshes: number } {
  const [updatedAt, setUpdatedAt] = useState(shownAt);
  const [refreshes, setRefreshes] = useState(0);
  const logic = useMemo(
    () =>
      listRefresh.provide({
        actors: { loadPage: fromPromise(({ input, signal }) => loadPage(input, null, signal)) },
        actions: {
          handOver: (_, page) => {
            list.send({ type: "PAGE_CAME", ...page });
            setUpdatedAt(Date.now());
            setRefreshes((before) => before + 1);
          },
        },
      }),
    [loadPage, list],
  );
  const actor = useActorRef(logic, { input: { query: list.getSnapshot().context.query }, ...inspectOption() });

  useEffect(() => {
    let wasBusy = true;
    const settle = (snapshot: ReturnType<typeof list.getSnapshot>) => {
      const isBusy = snapshot.hasTag("busy");
      if (wasBusy && !isBusy) {
        const { query, problem } = snapshot.context;
        actor.send(isOffered(problem) ? { type: "LIST_SETTLED", query } : { type: "NOT_OFFERED" });
        if (!snapshot.matches("failed")) setUpdatedAt(Date.now());
      }
      wasBusy = isBusy;
    };
    const following = list.subscribe(settle);
    return () => following.unsubscribe();
  }, [list, actor]);
  useEffect(() => reportVisibility(actor), [actor]);

  return { updatedAt, refreshes };
}
