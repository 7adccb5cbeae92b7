import { listRefresh, REFRESH_DELAYS } from "#machines/shell/list-refresh.ts";
import { accepted, notOffered, refusal } from "#machines/testing/answers.ts";
import { modelOf, plain } from "#model-tests/model.ts";

const QUERY = { page: 1, pageSize: 20, sort: null, filters: {} };

export const listRefreshModel = modelOf<typeof listRefresh>({
  machine: listRefresh,
  about: "The rows of a list, kept up to date (2.26)",
  input: { query: QUERY },
  events: {
    LIST_SETTLED: { "with another page": { query: { ...QUERY, page: 2 } } },
    NOT_OFFERED: plain,
    TAB_HIDDEN: plain,
    TAB_SHOWN: plain,
  },
  answers: {
    loadPage: { rows: accepted({ items: [{ code: "1" }], total: 1 }), refused: refusal(), "not offered": notOffered },
  },
  stateKey: ({ failures }) => ({ failures }),
  always: {
    "the pauses have a longest one (2.26)": ({ context }) => REFRESH_DELAYS[context.failures] !== undefined,
  },
});
