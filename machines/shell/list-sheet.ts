/**
 * The rows of a list as a sheet (2.26): those that its filters find from the first one on, more of them whenever they are
 * wanted, up to as many as it may hold.
 */
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import type { Problem } from "#contracts/problem.ts";
import type { UnreadableRow } from "#contracts/reader/page.ts";
import { failed, output, refused, wasAccepted, withService } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";
import type { ListQuery, Page } from "./list.ts";

/** As many rows as one request may ask for. */
const PAGE_SIZE = 100;
type Asked = { query: ListQuery; after: string | null };

type Held = {
  rows: readonly unknown[];
  /** Rows that could not be read, by their place among all of them. */
  unreadable: readonly UnreadableRow[];
  /** How many pages have come. */
  pages: number;
  /** The `next` of the last of them; null where the service gives none. */
  after: string | null;
  /** How many rows there are in all; null when the total is unknown. */
  total: number | null;
  problem: Problem | null;
};

const NOTHING: Held = { rows: [], unreadable: [], pages: 0, after: null, total: null, problem: null };

export const listSheet = withService(
  setup({
    types: {
      input: {} as { query: ListQuery; most: number },
      context: {} as Held & {
        /** Its filters and its sort; the page that the list shows does not matter. */
        query: ListQuery;
        /** As many rows as it may hold. */
        most: number;
      },
      events: {} as
        /** Another filter or sort, or the same once more. */
          | { type: "QUERY_CHANGED"; query: ListQuery }
          /** The end of what has come is in sight. */
          | { type: "MORE_WANTED" }
          | { type: "RETRIED" },
      tags: {} as "busy",
    },
    actors: { loadPage: fromPromise<Answer<Page<unknown>>, Asked>(unprovided) },
    guards: {
      isLast: ({ context }, answer: Answer<Page<unknown>>) => answer.accepted && isLast(answer.value, context.pages),
      isFull: ({ context }, answer: Answer<Page<unknown>>) =>
        answer.accepted && rowsIn(withPage(context, answer.value)) >= context.most,
    },
    actions: {
      begin: assign(({ context }, query: ListQuery) => ({ ...context, ...NOTHING, query })),
      rememberPage: assign(({ context }, answer: Answer<Page<unknown>>) =>
        answer.accepted ? { ...context, ...withPage(context, answer.value) } : context,
      ),
    },
  }),
).createMachine({
  id: "listSheet",
  context: ({ input }) => ({ ...input, ...NOTHING }),
  initial: "loading",
  on: {
    QUERY_CHANGED: {
      target: ".loading",
      reenter: true,
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
            actions: { type: "rememberPage", params: output },
          },
          {
            guard: { type: "isFull", params: output },
            target: "full",
            actions: { type: "rememberPage", params: output },
          },
          { guard: wasAccepted, target: "open", actions: { type: "rememberPage", params: output } },
          refused("failed"),
        ],
        onError: failed("failed"),
      },
    },
    /** There are more rows. */
    open: { on: { MORE_WANTED: "loading" } },
    /** Every row has come. */
    whole: {},
    /** There are more rows than a sheet holds. */
    full: {},
    failed: { on: { RETRIED: { target: "loading", actions: "clearProblem" } } },
  },
});

export type ListSheetActor = ActorRefFrom<typeof listSheet>;
export type ListSheetSnapshot = SnapshotFrom<typeof listSheet>;

/** Whether no rows follow this page. @param pages how many came before it. */
function isLast({ items, unreadable = [], next, total, totalIsExact }: Page<unknown>, pages: number): boolean {
  if (next !== undefined) return next === null;
  if (total !== null && totalIsExact !== false) return (pages + 1) * PAGE_SIZE >= total;
  return items.length + unreadable.length < PAGE_SIZE;
}

/** What is held with one page more. A row that moved on to it meanwhile is not held twice. */
function withPage(held: Held, page: Page<unknown>): Held {
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

function rowsIn({ rows, unreadable }: Held): number {
  return rows.length + unreadable.length;
}
