import { useEffect, useRef, useState } from "react";
import type { Summary } from "#contracts/reader/page.ts";
import type { ListQuery } from "#machines/shell/list.ts";
import type { HeldList, ListSource } from "./use-list.ts";

/**
 * What all rows of a list come to, where the service says so (`offers`): asked for when other filters are set and when the
 * rows have come anew, and not for another page or sort. Nobody asked for it, so that a failure is not told.
 * @returns null as long as it is not known for the filters that are set.
 */
export function useSummary<Row>({ loadSummary }: ListSource<Row>, { snapshot }: HeldList<Row>): Summary | null {
  const { query, offers, rows } = snapshot.context;
  const [known, setKnown] = useState<{ filters: string; summary: Summary | null } | null>(null);
  const asked = useRef<{ filters: string; query: ListQuery; rows: readonly unknown[] } | null>(null);
  const filters = JSON.stringify(query.filters);
  const isWanted = offers?.includes("summary") === true && !snapshot.hasTag("busy");
  const asking = useRef<AbortController | null>(null);

  useEffect(
    () => () => {
      asking.current?.abort();
      asked.current = null;
    },
    [],
  );

  useEffect(() => {
    if (!isWanted) return;
    const before = asked.current;
    asked.current = { filters, query, rows };
    const isOtherPage = before?.filters === filters && before.query !== query;
    if (isOtherPage || (before?.filters === filters && before.rows === rows)) return;
    asking.current?.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    loadSummary(query.filters, signal)
      .then((summary) => !signal.aborted && setKnown({ filters, summary }))
      .catch(() => undefined);
  }, [isWanted, loadSummary, filters, query, rows]);

  return known?.filters === filters ? known.summary : null;
}
