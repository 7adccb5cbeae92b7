import { isDeepStrictEqual } from "node:util";
import type { UnreadableRow } from "#contracts/reader/page.ts";
import { listSheet } from "#machines/shell/list-sheet.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import {
  any,
  atStart,
  fromState,
  hasCall,
  hasContext,
  inState,
  noPayload,
  not,
  when,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

type PageAnswer = { items: unknown[]; unreadable?: UnreadableRow[]; next?: string | null; total: number | null };

const EVERYTHING = { page: 3, pageSize: 20, sort: null, filters: {} };
const MOST = 3;
const PAID = { ...EVERYTHING, filters: { status: "paid" } };

export const listSheetModel = modelOf<typeof listSheet>({
  machine: listSheet,
  description: "The rows of a list as a sheet (2.26)",
  input: { query: EVERYTHING, most: MOST },
  events: { QUERY_CHANGED: { "to a filter": { query: PAID } }, ...noPayload("MORE_WANTED", "RETRIED") },
  answers: {
    loadPage: {
      "rows, and more follow": accepted({ items: [{ code: "1" }], total: 2_000, next: "1" }),
      "a row that was there, another, and more follow": accepted({
        items: [{ code: "1" }, { code: "8" }],
        total: 2_000,
        next: "8",
      }),
      "the first of two pages": accepted({
        items: [{ code: "9" }],
        unreadable: [{ index: 1, code: "10", field: "amount", expected: "an amount" }],
        total: 150,
      }),
      "the last rows": accepted({ items: [{ code: "2" }], total: 1 }),
      "rows without a total, one of them unreadable": accepted({
        items: [{ code: "3" }],
        unreadable: [{ index: 1, code: "4", field: "amount", expected: "an amount" }],
        total: null,
      }),
      "the maximum of rows": accepted({
        items: [{ code: "5" }, { code: "6" }, { code: "7" }],
        total: 2_000,
        next: "7",
      }),
      refused: refusal(),
    },
  },
  stateKey: ({ pages, rows, unreadable }) => ({
    pages: Math.min(pages, 1),
    rows: (rows as { code: string }[]).map(({ code }) => code),
    unreadable: unreadable.length,
  }),
  always: {
    "more rows can be loaded only below the sheet's maximum (2.26)": ({ value, context }) =>
      value !== "open" || context.rows.length < context.most,
  },
  overTime: {
    "loading starts at the first row, whichever page the list shows (2.26)": when(any(atStart, "QUERY_CHANGED")).then(
      inState("loading"),
      hasCall(
        "loadPage",
        ({ query, after }: { query: { page: number; pageSize: number }; after: unknown }) =>
          query.page === 1 && query.pageSize === 100 && after === null,
      ),
      hasContext({ rows: [], unreadable: [] }),
    ),
    "another query replaces the current one (2.26)": when("QUERY_CHANGED").then(hasContext({ query: PAID })),
    "scrolling to the end loads the rows after the last (2.26)": when("MORE_WANTED")
      .from("open")
      .then(
        inState("loading"),
        ({ before, after }) => after.context.rows === before?.context.rows,
        hasCall(
          "loadPage",
          ({ query, after: last }: { query: { page: number }; after: unknown }, { before }) =>
            query.page === before?.context.pages + 1 && last === before?.context.after,
        ),
      ),
    "no rows are loaded while others are pending, after the end, or above the maximum (2.26)": when(
      "MORE_WANTED",
      not(fromState("open")),
    ).isIgnored(),
    "loaded rows are appended without duplicates, and the next page follows (2.26)": when(
      "loadPage answers",
      not("loadPage answers (refused)"),
    ).then(({ step, before, after: { context } }) => {
      const answer: { value: PageAnswer } = step?.event["output"];
      const { items, unreadable = [], next = null, total } = answer.value;
      const { rows, unreadable: unread, pages } = before?.context ?? {};
      const isNew = (row: unknown) => !rows.some((one: unknown) => isDeepStrictEqual(one, row));
      return (
        isDeepStrictEqual(context.rows, [...rows, ...items.filter(isNew)]) &&
        context.unreadable.length === unread.length + unreadable.length &&
        isDeepStrictEqual([context.pages, context.after, context.total], [pages + 1, next, total])
      );
    }),
    "a list of two pages is complete after the second (2.26)": when("loadPage answers (the first of two pages)").then(
      (moment) => inState(moment.before?.context.pages === 0 ? "open" : "whole")(moment),
    ),
    "the sheet is full at its maximum of rows (2.26)": when("loadPage answers (the maximum of rows)").then(
      inState("full"),
      hasContext({ problem: null }),
    ),
    "a failed or refused load keeps the rows and allows a retry (2.26, 8.2, 8.4)": when(
      any("loadPage answers (refused)", "loadPage fails"),
    ).exactly({ state: "failed", context: { problem: (problem: unknown) => problem !== null } }),
    "retrying loads the same page (2.26, 8.9)": when("RETRIED")
      .from("failed")
      .then(inState("loading"), ({ before, after }) => after.context.pages === before?.context.pages),
  },
});
