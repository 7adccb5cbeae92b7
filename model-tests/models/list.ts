import { list } from "#machines/shell/list.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { modelOf, plain } from "#model-tests/model.ts";

const EVERYTHING = { page: 1, pageSize: 20, sort: null, filters: {} };
const PAID = { ...EVERYTHING, filters: { status: "paid" } };

export const listModel = modelOf<typeof list>({
  machine: list,
  about: "Any list of the service (2.26)",
  input: { query: EVERYTHING },
  events: {
    QUERY_CHANGED: {
      "to a filter": { query: PAID },
      "to everything": { query: EVERYTHING },
    },
    REFRESHED: plain,
    PAGE_CAME: {
      "with rows": { query: EVERYTHING, answer: accepted({ items: [{ code: "2" }], total: 1 }) },
      "with nothing": { query: EVERYTHING, answer: accepted({ items: [], total: 0 }) },
      "with none on this page": { query: EVERYTHING, answer: accepted({ items: [], total: 1 }) },
      "with nothing that is filtered": { query: PAID, answer: accepted({ items: [], total: 0 }) },
    },
    RECORD_ADDED: { one: { code: "2" } },
    ADDED_DISMISSED: plain,
  },
  answers: {
    loadPage: {
      rows: accepted({ items: [{ code: "1" }], total: 1 }),
      nothing: accepted({ items: [], total: 0 }),
      "none on this page": accepted({ items: [], total: 1 }),
      refused: refusal(),
    },
  },
  stateKey: ({ query }) => ({ filtered: Object.keys(query.filters).length > 0 }),
  always: {
    "rows are shown where there are some, and only there (2.26)": ({ value, context }) =>
      value !== "shown" || context.rows.length > 0,
    "nothing matches only where something was filtered (2.26)": ({ value, context }) =>
      (value !== "noMatch" || Object.keys(context.query.filters).length > 0) &&
      (value !== "empty" || Object.keys(context.query.filters).length === 0),
    "what failed says why (8.2, 8.4)": ({ value, context }) => value !== "failed" || context.problem !== null,
  },
});
