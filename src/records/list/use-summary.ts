import { useEffect, useRef, useState } from "react";
import type { Summary } from "#contracts/reader/page.ts";
import type { ListQuery } from "#machines/shell/list.ts";
import type { ListHandle, ListSource } from "./use-list.ts";

/**
 * The totals of all rows of a list, where the service has them (`offers`): loaded when the filters change and when rows
 * are reloaded, not for another page or sort. Loading is automatic, so a failure shows no message.
 * @returns null while unknown for the current filters.
 */
export function useSummary<Row>({ loadSummary }: ListSource<Row>, { snapshot }: ListHandle<Row>): Summary | null {
  const { query, offers, rows } = snapshot.context;
  const [known, setKnown] = useState<{ filters: string; summary: Summary | null } | null>(null);
  const asked = useRef<{ filters: string; query: ListQuery; rows: readonly unknown[] } | null>(null);
  const filters = JSON.stringify(query.filters);
  const isWanted = offers?.includes("summary") === true && !snapshot.hasTag("busy");
  const request = useRef<AbortController | null>(null);

  useEffect(
    () => () => {
      request.current?.abort();
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
    request.current?.abort();
    request.current = new AbortController();
    const { signal } = request.current;
    loadSummary(query.filters, signal)
      .then((summary) => !signal.aborted && setKnown({ filters, summary }))
      .catch(() => undefined);
  }, [isWanted, loadSummary, filters, query, rows]);

  return known?.filters === filters ? known.summary : null;
}
