/**
 * The rows of a list as a sheet (2.26): the filtered rows from the first one, loaded page by page on demand, up to a
 * maximum.
 */
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import type { Problem } from "#contracts/problem.ts";
import type { UnreadableRow } from "#contracts/reader/page.ts";
import { accepted, failed, output, refused, withService } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";
import type { ListQuery, Page } from "./list.ts";

/** The maximum of one request. */
const PAGE_SIZE = 100;
type PageRequest = { query: ListQuery; after: string | null };

type LoadedRows = {
  rows: readonly unknown[];
  /** Unreadable rows, by their index in the whole list. */
  unreadable: readonly UnreadableRow[];
  /** The number of loaded pages. */
  pages: number;
  /** The `next` of the last page; null if the service has none. */
  after: string | null;
  /** The total number of rows; null if unknown. */
  total: number | null;
  problem: Problem | null;
};

const NO_ROWS: LoadedRows = { rows: [], unreadable: [], pages: 0, after: null, total: null, problem: null };

export const listSheet = withService(
  setup({
    types: {
      input: {} as { query: ListQuery; most: number },
      context: {} as LoadedRows & {
        /** Its filters and sort; the page is ignored. */
        query: ListQuery;
        /** The maximum number of rows. */
        most: number;
      },
      events: {} as
        /** Other filters or another sort, or a refresh. */
          | { type: "QUERY_CHANGED"; query: ListQuery }
          /** The user scrolled near the end of the loaded rows. */
          | { type: "MORE_WANTED" }
          | { type: "RETRIED" },
      tags: {} as "busy",
    },
    actors: { loadPage: fromPromise<Answer<Page<unknown>>, PageRequest>(unprovided) },
    guards: {
      isLast: ({ context }, answer: Answer<Page<unknown>>) => answer.accepted && isLast(answer.value, context.pages),
      isFull: ({ context }, answer: Answer<Page<unknown>>) =>
        answer.accepted && rowsIn(withPage(context, answer.value)) >= context.most,
    },
    actions: {
      begin: assign(({ context }, query: ListQuery) => ({ ...context, ...NO_ROWS, query })),
      setPage: assign(({ context }, answer: Answer<Page<unknown>>) =>
        answer.accepted ? { ...context, ...withPage(context, answer.value) } : context,
      ),
    },
  }),
).createMachine({
  id: "listSheet",
  context: ({ input }) => ({ ...input, ...NO_ROWS }),
  initial: "loading",
  on: {
    QUERY_CHANGED: {
      target: ".loading",
      actions: { type: "begin", params: ({ event }) => event.query },
    },
  },
  states: {
    loading: {
      meta: { spec: ["2.26"] },
      tags: "busy",
      invoke: {
        id: "loadPage",
        src: "loadPage",
        input: ({ context: { query, pages, after } }) => ({
          query: { ...query, page: pages + 1, pageSize: PAGE_SIZE },
          after,
        }),
        onDone: [
          {
            guard: { type: "isLast", params: output },
            target: "whole",
            actions: { type: "setPage", params: output },
          },
          {
            guard: { type: "isFull", params: output },
            target: "full",
            actions: { type: "setPage", params: output },
          },
          accepted("open", "setPage"),
          refused("failed"),
        ],
        onError: failed("failed"),
      },
    },
    /** There are more rows. */
    open: { on: { MORE_WANTED: "loading" } },
    /** All rows are loaded. */
    whole: {},
    /** The maximum is reached, and there are more rows. */
    full: {},
    failed: { on: { RETRIED: { target: "loading", actions: "clearProblem" } } },
  },
});

export type ListSheetActor = ActorRefFrom<typeof listSheet>;
export type ListSheetSnapshot = SnapshotFrom<typeof listSheet>;

/** Whether this is the last page. @param pages the number of pages before it. */
function isLast({ items, unreadable = [], next, total, totalIsExact }: Page<unknown>, pages: number): boolean {
  if (next !== undefined) return next === null;
  if (total !== null && totalIsExact !== false) return (pages + 1) * PAGE_SIZE >= total;
  return items.length + unreadable.length < PAGE_SIZE;
}

/** Adds a page. A row that moved to it in the meantime is not added twice. */
function withPage(held: LoadedRows, page: Page<unknown>): LoadedRows {
  const { rows, unreadable, pages } = held;
  const known = new Set(rows.map((row) => JSON.stringify(row)));
  const came = page.items.filter((row) => !known.has(JSON.stringify(row)));
  const first = rowsIn(held) - (page.items.length - came.length);
  return {
    rows: [...rows, ...came],
    unreadable: [
      ...unreadable,
      ...(page.unreadable ?? []).map((row) => ({ ...row, index: Math.max(rowsIn(held), first + row.index) })),
    ],
    pages: pages + 1,
    after: page.next ?? null,
    total: page.totalIsExact === false ? null : page.total,
    problem: null,
  };
}

function rowsIn({ rows, unreadable }: LoadedRows): number {
  return rows.length + unreadable.length;
}
