import { list, type Page } from "#machines/shell/list.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import {
  all,
  any,
  atStart,
  type Condition,
  fromState,
  hasCall,
  hasContext,
  inState,
  type Moment,
  noPayload,
  not,
  onEvent,
  when,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

const EVERYTHING = { page: 1, pageSize: 20, sort: null, filters: {} };
const PAID = { ...EVERYTHING, filters: { status: "paid" } };
const SECOND_PAGE = { ...EVERYTHING, page: 2 };
const UNREADABLE = { index: 0, code: "4", field: "amount", expected: "an amount" };

type Came = Page<{ code: string }>;

/** The context has the page of the answer. */
const storesPage: Condition = (moment) => {
  const answer: { value: Came } = moment.step?.event["output"] ?? moment.step?.event["answer"];
  const { items, unreadable = [], total, totalIsExact = true, offers = [] } = answer.value;
  const firstRow = moment.after.context.query.page === 2 ? 21 : 1;
  return hasContext({ rows: items, unreadable, total, totalIsExact, offers, firstRow, problem: null })(moment);
};

/** An automatic refresh of the current query while no page is loading. */
const cameFor = (query: unknown): Condition =>
  all(
    ({ step, before }) => step?.event["query"] === query && before?.context.query === query,
    not(fromState("loading")),
  );

export const listModel = modelOf<typeof list>({
  machine: list,
  description: "Any list of the service (2.26)",
  input: { query: EVERYTHING },
  events: {
    QUERY_CHANGED: {
      "to a filter": { query: PAID },
      "to everything": { query: EVERYTHING },
      "to the second page": { query: SECOND_PAGE },
    },
    ...noPayload("REFRESHED"),
    PAGE_CAME: {
      "with rows": { query: EVERYTHING, answer: accepted({ items: [{ code: "2" }], total: 1 }) },
      "with nothing": { query: EVERYTHING, answer: accepted({ items: [], total: 0 }) },
      "with an unreadable row": {
        query: EVERYTHING,
        answer: accepted({ items: [], unreadable: [UNREADABLE], total: 1 }),
      },
      "with none on this page": { query: EVERYTHING, answer: accepted({ items: [], total: 1 }) },
      "with no match": { query: PAID, answer: accepted({ items: [], total: 0 }) },
    },
    RECORD_ADDED: { one: { code: "2" } },
    ...noPayload("ADDED_DISMISSED"),
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
      "an unreadable row": accepted({ items: [], unreadable: [UNREADABLE], total: 1 }),
      nothing: accepted({ items: [], total: 0 }),
      "nothing, without a total": accepted({ items: [], total: null }),
      "none on this page": accepted({ items: [], total: 1 }),
      refused: refusal(),
    },
  },
  stateKey: ({ query }) => ({ filtered: Object.keys(query.filters).length > 0, page: query.page }),
  always: {},
  overTime: {
    "initially no row is counted (2.26)": when(atStart).then(
      hasContext({ rows: [], unreadable: [], offers: null, firstRow: 1, total: 0, totalIsExact: true }),
    ),
    "the start, a new query, an added record and a refresh load the page with the whole query (2.26)": when(
      any(atStart, "QUERY_CHANGED", "RECORD_ADDED", all("REFRESHED", not(fromState("loading")))),
    ).then(
      inState("loading"),
      hasCall("loadPage", (query: unknown, { after }) => query === after.context.query),
    ),
    "another query replaces the current one (2.26)": when("QUERY_CHANGED").then(
      hasContext({ query: (query: unknown, { step }: Moment) => query === step?.event["query"] }),
    ),
    "an empty list is empty while it is refreshed, too (2.26)": when("REFRESHED")
      .from("empty")
      .leadsTo("loading.nothing"),
    "a new query and an added record may bring rows (2.26)": when(any("QUERY_CHANGED", "RECORD_ADDED")).leadsTo(
      "loading.rows",
    ),
    "refreshing is ignored while a page is loading (2.26)": when("REFRESHED").from("loading").isIgnored(),
    "loaded rows are shown with their position and the total (2.26)": when(
      any(
        onEvent("loadPage answers", "rows", "rows of a list of many", "an unreadable row"),
        all(cameFor(EVERYTHING), onEvent("PAGE_CAME", "with rows", "with an unreadable row")),
      ),
    ).then(inState("shown"), storesPage),
    "a page after the end has a state of its own (2.26)": when(
      any("loadPage answers (none on this page)", all(cameFor(EVERYTHING), "PAGE_CAME (with none on this page)")),
    ).then(inState("pastEnd"), storesPage),
    "a list without rows is empty, or without a match if it is filtered (2.26)": when(
      any(
        onEvent("loadPage answers", "nothing", "nothing, without a total"),
        all(cameFor(EVERYTHING), "PAGE_CAME (with nothing)"),
        all(cameFor(PAID), "PAGE_CAME (with no match)"),
      ),
    ).then(storesPage, (moment) => {
      const { query, total } = moment.after.context;
      if (total === null && query === SECOND_PAGE) return inState("pastEnd")(moment);
      return inState(query === PAID ? "noMatch" : "empty")(moment);
    }),
    "a failed or refused load keeps the rows (2.26, 8.2, 8.4)": when(
      any("loadPage answers (refused)", "loadPage fails"),
    ).exactly({ state: "failed", context: { problem: (problem: unknown) => problem !== null } }),
    "a refreshed page is dropped if the query differs or another page is loading (2.26)": when(
      "PAGE_CAME",
      any(fromState("loading"), not(any(cameFor(EVERYTHING), cameFor(PAID)))),
    ).isIgnored(),
    "an added record is stored until it is dismissed (2.26)": when("RECORD_ADDED").then(hasContext({ added: "2" })),
    "dismissing the added record clears it (2.26)": when("ADDED_DISMISSED").exactly({ context: { added: null } }),
  },
});
