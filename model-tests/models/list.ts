import { list, type Page } from "#machines/shell/list.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import {
  all,
  any,
  asks,
  exactly,
  happens,
  ignored,
  is,
  type Moment,
  not,
  plain,
  remembers,
  starts,
  type When,
  was,
  whenever,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

const EVERYTHING = { page: 1, pageSize: 20, sort: null, filters: {} };
const PAID = { ...EVERYTHING, filters: { status: "paid" } };
const THIRD_PAGE = { ...EVERYTHING, page: 3 };
const UNREADABLE = { index: 0, code: "4", field: "amount", expected: "an amount" };

type Came = Page<{ code: string }>;

/** What is remembered of the page that came, as the service says it. */
const remembersPage: When = (moment) => {
  const answer: { value: Came } = moment.step?.event["output"] ?? moment.step?.event["answer"];
  const { items, unreadable = [], total, totalIsExact = true, offers = [] } = answer.value;
  const firstRow = moment.after.context.query.page === 3 ? 41 : 1;
  return remembers({ rows: items, unreadable, total, totalIsExact, offers, firstRow, problem: null })(moment);
};

/** Unasked, for the query that is shown, with no other page under way. */
const cameFor =
  (query: unknown): When =>
  ({ step, before }) =>
    step?.event["query"] === query && before?.context.query === query && before?.value !== "loading";

export const listModel = modelOf<typeof list>({
  machine: list,
  about: "Any list of the service (2.26)",
  input: { query: EVERYTHING },
  events: {
    QUERY_CHANGED: {
      "to a filter": { query: PAID },
      "to everything": { query: EVERYTHING },
      "to the third page": { query: THIRD_PAGE },
    },
    REFRESHED: plain,
    PAGE_CAME: {
      "with rows": { query: EVERYTHING, answer: accepted({ items: [{ code: "2" }], total: 1 }) },
      "with nothing": { query: EVERYTHING, answer: accepted({ items: [], total: 0 }) },
      "with one that cannot be read": {
        query: EVERYTHING,
        answer: accepted({ items: [], unreadable: [UNREADABLE], total: 1 }),
      },
      "with none on this page": { query: EVERYTHING, answer: accepted({ items: [], total: 1 }) },
      "with nothing that is filtered": { query: PAID, answer: accepted({ items: [], total: 0 }) },
    },
    RECORD_ADDED: { one: { code: "2" } },
    ADDED_DISMISSED: plain,
  },
  answers: {
    loadPage: {
      rows: accepted({ items: [{ code: "1" }], total: 1 }),
      "rows of a list of many": accepted({
        items: [{ code: "3" }, { code: "1" }],
        total: 1_000,
        totalIsExact: false,
        offers: ["amount"],
      }),
      "one that cannot be read": accepted({ items: [], unreadable: [UNREADABLE], total: 1 }),
      nothing: accepted({ items: [], total: 0 }),
      "nothing, without a total": accepted({ items: [], total: null }),
      "none on this page": accepted({ items: [], total: 1 }),
      refused: refusal(),
    },
  },
  stateKey: ({ query }) => ({ filtered: Object.keys(query.filters).length > 0, page: query.page }),
  always: {
    "rows are shown where there are some, and only there (2.26)": ({ value, context }) =>
      value !== "shown" || context.rows.length + context.unreadable.length > 0,
    "nothing matches only where something was filtered (2.26)": ({ value, context }) =>
      (value !== "noMatch" || Object.keys(context.query.filters).length > 0) &&
      (value !== "empty" || Object.keys(context.query.filters).length === 0),
    "what failed says why (8.2, 8.4)": ({ value, context }) => value !== "failed" || context.problem !== null,
  },
  overTime: {
    "before anything came, no row has been counted (2.26)": whenever(starts).then(
      remembers({ firstRow: 1, total: 0, totalIsExact: true }),
    ),
    "a page is asked for as soon as it is wanted, for the whole query (2.26)": whenever(
      any(starts, happens("QUERY_CHANGED"), happens("RECORD_ADDED"), all(happens("REFRESHED"), not(was("loading")))),
    ).then(
      is("loading"),
      asks("loadPage", (query: unknown, { after }) => query === after.context.query),
    ),
    "another query is asked for in the place of the one before (2.26)": whenever(happens("QUERY_CHANGED")).then(
      remembers({ query: (query: unknown, { step }: Moment) => query === step?.event["query"] }),
    ),
    "a page that is under way is not asked for again (2.26)": whenever(happens("REFRESHED"), was("loading")).then(
      ignored,
    ),
    "rows that came are shown, with their place in the whole list and how many there are (2.26)": whenever(
      any(
        happens("loadPage answers", "rows", "rows of a list of many", "one that cannot be read"),
        all(cameFor(EVERYTHING), happens("PAGE_CAME", "with rows", "with one that cannot be read")),
      ),
    ).then(is("shown"), remembersPage),
    "rows of a page beyond the end are said to be elsewhere (2.26)": whenever(
      any(
        happens("loadPage answers", "none on this page"),
        all(cameFor(EVERYTHING), happens("PAGE_CAME", "with none on this page")),
      ),
    ).then(is("pastEnd"), remembersPage),
    "a list without rows is empty, or has none that match (2.26)": whenever(
      any(
        happens("loadPage answers", "nothing", "nothing, without a total"),
        all(cameFor(EVERYTHING), happens("PAGE_CAME", "with nothing")),
        all(cameFor(PAID), happens("PAGE_CAME", "with nothing that is filtered")),
      ),
    ).then(remembersPage, (moment) => {
      const { query, total } = moment.after.context;
      if (total === null && query === THIRD_PAGE) return is("pastEnd")(moment);
      return is(query === PAID ? "noMatch" : "empty")(moment);
    }),
    "what did not come leaves the rows as they were (2.26, 8.2, 8.4)": whenever(
      any(happens("loadPage answers", "refused"), happens("loadPage fails")),
    ).then(exactly({ is: "failed", remembers: { problem: (problem: unknown) => problem !== null } })),
    "a page that comes by itself for another query is dropped, and so is one that comes while another is under way (2.26)":
      whenever(happens("PAGE_CAME"), any(was("loading"), not(any(cameFor(EVERYTHING), cameFor(PAID))))).then(ignored),
    "a record that was added is remembered until somebody has seen to it (2.26)": whenever(
      happens("RECORD_ADDED"),
    ).then(remembers({ added: "2" })),
    "then no more (2.26)": whenever(happens("ADDED_DISMISSED")).then(exactly({ remembers: { added: null } })),
  },
});
