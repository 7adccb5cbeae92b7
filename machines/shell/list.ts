/**
 * A list of the service: one page of rows for the query in the address bar (filters, sort, page). A newer query drops
 * the answer of an older one; the shown rows stay until the next ones are loaded.
 */

import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import type { Problem } from "#contracts/problem.ts";
import type { Summary, UnreadableRow } from "#contracts/reader/page.ts";
import { accepted, failed, output, refused, withService } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";

export type ListQuery = {
  page: number;
  pageSize: number;
  /** A field's name, with a leading `-` for descending; null for the default order. */
  sort: string | null;
  /** By filter name; unset filters are absent. */
  filters: Readonly<Record<string, string>>;
};
export type Page<Row> = {
  items: Row[];
  /** Unreadable rows of the page. */
  unreadable?: readonly UnreadableRow[];
  /** The rows of all pages; null if unknown. */
  total: number | null;
  /** False if the service stopped counting at `total`; true by default. */
  totalIsExact?: boolean;
  /** The cursor to the next page; null on the last page, absent if the service has no cursors. */
  next?: string | null | undefined;
  /** The proposed filters that the list supports; absent if the service has only those of the specification. */
  offers?: readonly string[] | undefined;
  /** Totals of all rows that the filters match; only if requested. */
  summary?: Summary;
};

export const list = withService(
  setup({
    types: {
      input: {} as { query: ListQuery },
      context: {} as {
        /** The last query. */
        query: ListQuery;
        /** The shown rows; while a query is loading or has failed, those of the previous one. */
        rows: unknown[];
        /** The position of the first row in the whole list, from 1. */
        firstRow: number;
        /** Unreadable rows of the page, which are shown as such. */
        unreadable: readonly UnreadableRow[];
        /** The total number of rows; null if unknown. */
        total: number | null;
        /** False if the service stopped counting at `total`. */
        totalIsExact: boolean;
        /** The proposed filters that the service supports; null until it has answered. */
        offers: readonly string[] | null;
        problem: Problem | null;
        /** The code of the record that was just added, until it is seen or dismissed. */
        added: string | null;
      },
      events: {} as
        | { type: "QUERY_CHANGED"; query: ListQuery }
        | { type: "REFRESHED" }
        /** The page was polled (`list-refresh.ts`). */
        | { type: "PAGE_CAME"; query: ListQuery; answer: Answer<Page<unknown>> }
        /** A record was added, which the filters may hide. */
        | { type: "RECORD_ADDED"; code: string }
        | { type: "ADDED_DISMISSED" },
      /** `empty`: there are no rows without a filter, as far as is known. */
      tags: {} as "busy" | "hasRows" | "empty",
    },
    actors: { loadPage: fromPromise<Answer<Page<unknown>>, ListQuery>(unprovided) },
    guards: {
      isOfAnotherQuery: ({ context }, query: ListQuery) => query !== context.query,
      hasRows: (_, answer: Answer<Page<unknown>>) => rowCount(answer) > 0,
      isPastEnd: ({ context }, answer: Answer<Page<unknown>>) =>
        answer.accepted && (answer.value.total === null ? context.query.page > 1 : answer.value.total > 0),
      isEmpty: ({ context }, answer: Answer<Page<unknown>>) =>
        answer.accepted && Object.keys(context.query.filters).length === 0,
    },
    actions: {
      setQuery: assign({ query: (_, query: ListQuery) => query }),
      setPage: assign({
        rows: ({ context }, answer: Answer<Page<unknown>>) =>
          answer.accepted ? reuseUnchangedRows(answer.value.items, context.rows) : context.rows,
        unreadable: ({ context }, answer: Answer<Page<unknown>>) =>
          answer.accepted ? (answer.value.unreadable ?? []) : context.unreadable,
        firstRow: ({ context: { query } }) => (query.page - 1) * query.pageSize + 1,
        total: ({ context }, answer: Answer<Page<unknown>>) => (answer.accepted ? answer.value.total : context.total),
        totalIsExact: ({ context }, answer: Answer<Page<unknown>>) =>
          answer.accepted ? answer.value.totalIsExact !== false : context.totalIsExact,
        offers: ({ context }, answer: Answer<Page<unknown>>) =>
          answer.accepted ? (answer.value.offers ?? []) : context.offers,
        problem: null,
      }),
      setAdded: assign({ added: (_, code: string | null) => code }),
    },
  }),
).createMachine({
  id: "list",
  context: ({ input }) => ({
    query: input.query,
    rows: [],
    unreadable: [],
    firstRow: 1,
    total: 0,
    totalIsExact: true,
    offers: null,
    problem: null,
    added: null,
  }),
  initial: "loading",
  on: {
    QUERY_CHANGED: {
      target: ".loading",
      actions: { type: "setQuery", params: ({ event }) => event.query },
    },
    RECORD_ADDED: {
      target: ".loading",
      actions: { type: "setAdded", params: ({ event }) => event.code },
    },
    ADDED_DISMISSED: { actions: { type: "setAdded", params: null } },
    PAGE_CAME: [
      { guard: { type: "isOfAnotherQuery", params: ({ event }) => event.query } },
      {
        guard: { type: "hasRows", params: polledAnswer },
        target: ".shown",
        actions: { type: "setPage", params: polledAnswer },
      },
      {
        guard: { type: "isPastEnd", params: polledAnswer },
        target: ".pastEnd",
        actions: { type: "setPage", params: polledAnswer },
      },
      {
        guard: { type: "isEmpty", params: polledAnswer },
        target: ".empty",
        actions: { type: "setPage", params: polledAnswer },
      },
      { target: ".noMatch", actions: { type: "setPage", params: polledAnswer } },
    ],
  },
  states: {
    loading: {
      meta: { spec: ["2.26"] },
      tags: "busy",
      initial: "rows",
      // An empty list stays one while it is refreshed.
      states: { rows: {}, nothing: { tags: "empty" } },
      on: { PAGE_CAME: undefined },
      invoke: {
        id: "loadPage",
        src: "loadPage",
        input: ({ context }) => context.query,
        onDone: [
          {
            guard: { type: "hasRows", params: output },
            target: "shown",
            actions: { type: "setPage", params: output },
          },
          {
            guard: { type: "isPastEnd", params: output },
            target: "pastEnd",
            actions: { type: "setPage", params: output },
          },
          {
            guard: { type: "isEmpty", params: output },
            target: "empty",
            actions: { type: "setPage", params: output },
          },
          accepted("noMatch", "setPage"),
          refused("failed"),
        ],
        onError: failed("failed"),
      },
    },
    shown: { tags: "hasRows", on: { REFRESHED: "loading" } },
    empty: { tags: "empty", on: { REFRESHED: "loading.nothing" } },
    noMatch: { on: { REFRESHED: "loading" } },
    // There are rows only on earlier pages: an old link, or removed rows.
    pastEnd: { on: { REFRESHED: "loading" } },
    failed: { on: { REFRESHED: "loading" } },
  },
});

export type ListActor = ActorRefFrom<typeof list>;
export type ListSnapshot = SnapshotFrom<typeof list>;

function polledAnswer({ event }: { event: { answer: Answer<Page<unknown>> } }): Answer<Page<unknown>> {
  return event.answer;
}

/** The new rows; unchanged rows keep their objects, so that React does not render them again. */
function reuseUnchangedRows(came: readonly unknown[], before: readonly unknown[]): unknown[] {
  const known = new Map(before.map((row) => [JSON.stringify(row), row]));
  return came.map((row) => known.get(JSON.stringify(row)) ?? row);
}

/** The number of rows of an answer, unreadable ones included. */
function rowCount(answer: Answer<Page<unknown>>): number {
  return answer.accepted ? answer.value.items.length + (answer.value.unreadable?.length ?? 0) : 0;
}
