/**
 * Any list of the service: one page of rows for a query that the address bar holds (filters, sort, page).
 * A newer query drops the answer of an older one; rows already shown stay until the next ones are there.
 */

import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import type { Problem } from "#contracts/problem.ts";
import type { Summary, UnreadableRow } from "#contracts/reader/page.ts";
import { failed, output, refused, wasAccepted, withService } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";

export type ListQuery = {
  page: number;
  pageSize: number;
  /** A field's name, descending with `-` before it; null for the list's own order. */
  sort: string | null;
  /** By the filter's name; a filter that is not set is absent. */
  filters: Readonly<Record<string, string>>;
};
export type Page<Row> = {
  items: Row[];
  /** Rows of the page that could not be read. */
  unreadable?: readonly UnreadableRow[];
  /** Of all pages; null where the service does not say. */
  total: number | null;
  /** False where the service stopped counting at `total`; true unless told. */
  totalIsExact?: boolean;
  /** Leads on to the page after this one; null where nothing follows, absent where the service knows no such way. */
  next?: string | null | undefined;
  /** The proposed filters that the list takes; absent where the service knows only those of the specification. */
  offers?: readonly string[] | undefined;
  /** What all rows come to that the filters find; only where it was asked for. */
  summary?: Summary;
};

export const list = withService(
  setup({
    types: {
      input: {} as { query: ListQuery },
      context: {} as {
        /** What was asked for last. */
        query: ListQuery;
        /** The rows shown: while a query is answered, and when that fails, those of the query before. */
        rows: unknown[];
        /** The place of the first of them in the whole list, counted from 1. */
        firstRow: number;
        /** Rows of the same page that could not be read; they are shown as such. */
        unreadable: readonly UnreadableRow[];
        /** How many rows there are in all; null where the service does not say. */
        total: number | null;
        /** False where there are more rows than `total`, which the service stopped counting at. */
        totalIsExact: boolean;
        /** The proposed filters that the service takes; null until it has answered. */
        offers: readonly string[] | null;
        problem: Problem | null;
        /** The code of the record that was added last, until it was seen or dismissed. */
        added: string | null;
      },
      events: {} as
        | { type: "QUERY_CHANGED"; query: ListQuery }
        | { type: "REFRESHED" }
        /** The page came once more, without anybody having asked (`list-refresh.ts`). */
        | { type: "PAGE_CAME"; query: ListQuery; answer: Answer<Page<unknown>> }
        /** A record was added that the filters may hide. */
        | { type: "RECORD_ADDED"; code: string }
        | { type: "ADDED_DISMISSED" },
      tags: {} as "busy" | "hasRows",
    },
    actors: { loadPage: fromPromise<Answer<Page<unknown>>, ListQuery>(unprovided) },
    guards: {
      isOfAnotherQuery: ({ context }, query: ListQuery) => query !== context.query,
      hasRows: (_, answer: Answer<Page<unknown>>) => rowsOf(answer) > 0,
      isPastEnd: ({ context }, answer: Answer<Page<unknown>>) =>
        answer.accepted && (answer.value.total === null ? context.query.page > 1 : answer.value.total > 0),
      isEmpty: ({ context }, answer: Answer<Page<unknown>>) =>
        answer.accepted && Object.keys(context.query.filters).length === 0,
    },
    actions: {
      rememberQuery: assign({ query: (_, query: ListQuery) => query }),
      rememberPage: assign({
        rows: ({ context }, answer: Answer<Page<unknown>>) =>
          answer.accepted ? withKnown(answer.value.items, context.rows) : context.rows,
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
      rememberAdded: assign({ added: (_, code: string | null) => code }),
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
      reenter: true,
      actions: { type: "rememberQuery", params: ({ event }) => event.query },
    },
    RECORD_ADDED: {
      target: ".loading",
      reenter: true,
      actions: { type: "rememberAdded", params: ({ event }) => event.code },
    },
    ADDED_DISMISSED: { actions: { type: "rememberAdded", params: null } },
    PAGE_CAME: [
      { guard: { type: "isOfAnotherQuery", params: ({ event }) => event.query } },
      {
        guard: { type: "hasRows", params: cameAnswer },
        target: ".shown",
        actions: { type: "rememberPage", params: cameAnswer },
      },
      {
        guard: { type: "isPastEnd", params: cameAnswer },
        target: ".pastEnd",
        actions: { type: "rememberPage", params: cameAnswer },
      },
      {
        guard: { type: "isEmpty", params: cameAnswer },
        target: ".empty",
        actions: { type: "rememberPage", params: cameAnswer },
      },
      { target: ".noMatch", actions: { type: "rememberPage", params: cameAnswer } },
    ],
  },
  states: {
    loading: {
      meta: { spec: ["2.26"] },
      tags: "busy",
      on: { PAGE_CAME: undefined },
      invoke: {
        id: "loadPage",
        src: "loadPage",
        input: ({ context }) => context.query,
        onDone: [
          {
            guard: { type: "hasRows", params: output },
            target: "shown",
            actions: { type: "rememberPage", params: output },
          },
          {
            guard: { type: "isPastEnd", params: output },
            target: "pastEnd",
            actions: { type: "rememberPage", params: output },
          },
          {
            guard: { type: "isEmpty", params: output },
            target: "empty",
            actions: { type: "rememberPage", params: output },
          },
          {
            guard: wasAccepted,
            target: "noMatch",
            actions: { type: "rememberPage", params: output },
          },
          refused("failed"),
        ],
        onError: failed("failed"),
      },
    },
    shown: { tags: "hasRows", on: { REFRESHED: "loading" } },
    empty: { on: { REFRESHED: "loading" } },
    noMatch: { on: { REFRESHED: "loading" } },
    // There are rows, but on earlier pages: an old link, or rows that are gone.
    pastEnd: { on: { REFRESHED: "loading" } },
    failed: { on: { REFRESHED: "loading" } },
  },
});

export type ListActor = ActorRefFrom<typeof list>;
export type ListSnapshot = SnapshotFrom<typeof list>;

function cameAnswer({ event }: { event: { answer: Answer<Page<unknown>> } }): Answer<Page<unknown>> {
  return event.answer;
}

/** The new rows; a row that is unchanged keeps its object, so that React does not draw it again. */
function withKnown(came: readonly unknown[], before: readonly unknown[]): unknown[] {
  const known = new Map(before.map((row) => [JSON.stringify(row), row]));
  return came.map((row) => known.get(JSON.stringify(row)) ?? row);
}

/** How many rows an answer has, those that could not be read included. */
function rowsOf(answer: Answer<Page<unknown>>): number {
  return answer.accepted ? answer.value.items.length + (answer.value.unreadable?.length ?? 0) : 0;
}
