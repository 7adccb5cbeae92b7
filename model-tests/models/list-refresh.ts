import { listRefresh, REFRESH_DELAYS } from "#machines/shell/list-refresh.ts";
import { accepted, notOffered, refusal } from "#machines/testing/answers.ts";
import {
  all,
  any,
  atStart,
  contextValue,
  exactly,
  fromState,
  type Moment,
  noPayload,
  when,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

const QUERY = { page: 1, pageSize: 20, sort: "-amount", filters: { status: "paid" } };

export const listRefreshModel = modelOf<typeof listRefresh>({
  machine: listRefresh,
  description: "The rows of a list, kept up to date (2.26)",
  input: { query: QUERY },
  events: {
    LIST_SETTLED: { "with another page": { query: { ...QUERY, page: 2 } } },
    ...noPayload("NOT_OFFERED", "TAB_HIDDEN", "TAB_SHOWN"),
  },
  answers: {
    loadPage: { rows: accepted({ items: [{ code: "1" }], total: 1 }), refused: refusal(), "not offered": notOffered },
  },
  stateKey: ({ failures }) => ({ failures }),
  always: { "the delay has a maximum (2.26)": ({ context }) => REFRESH_DELAYS[context.failures] !== undefined },
  overTime: {
    "the first refresh is after twenty seconds (2.26)": when(atStart).exactly({ state: "waiting", delays: [20_000] }),
    "a refresh loads the page that the list shows (2.26)": when(
      any("refreshDelay elapses", all("TAB_SHOWN", fromState("hidden"))),
    ).exactly({ state: "loading", calls: { loadPage: contextValue("query") } }),
    "an answer is passed to the list, and the next refresh is twenty seconds later (2.26)": when(
      "loadPage answers (rows)",
    ).exactly({
      state: "waiting",
      context: { failures: 0 },
      effects: [
        [
          "handOver",
          ({ query, answer }: { query: unknown; answer: unknown }, { after, step }: Moment) =>
            query === after.context.query && answer === step?.event["output"],
        ],
      ],
      delays: [20_000],
    }),
    "consecutive failures lengthen the delay up to five minutes, without a message (2.26)": when(
      any("loadPage answers (refused)", "loadPage fails"),
    ).then((moment) => {
      const failures = Math.min(moment.before?.context.failures + 1, 4);
      const wait = [20_000, 40_000, 80_000, 160_000, 300_000][failures] ?? 0;
      return exactly({ state: "waiting", context: { failures }, delays: [wait] })(moment);
    }),
    "another page of the list is refreshed twenty seconds after its answer (2.26)": when("LIST_SETTLED")
      .from("waiting", "loading")
      .exactly({ state: "waiting", context: { query: { ...QUERY, page: 2 }, failures: 0 }, delays: [20_000] }),
    "a hidden tab does not poll (7.16)": when("TAB_HIDDEN").from("waiting", "loading").exactly({ state: "hidden" }),
    "a hidden tab records which page its list shows (2.26)": when("LIST_SETTLED")
      .from("hidden")
      .exactly({ state: "hidden", context: { query: { ...QUERY, page: 2 }, failures: 0 } }),
    "showing a shown tab and hiding a hidden one are ignored (7.16)": when(
      any(all("TAB_SHOWN", fromState("waiting", "loading")), all("TAB_HIDDEN", fromState("hidden"))),
    ).isIgnored(),
    "a list that the service does not offer is not refreshed (7.16)": when(
      any("NOT_OFFERED", "loadPage answers (not offered)"),
    ).exactly({ state: "notOffered" }),
    "refreshing starts again once the list has an answer (7.16)": when("LIST_SETTLED")
      .from("notOffered")
      .exactly({ state: "waiting", context: { query: { ...QUERY, page: 2 }, failures: 0 }, delays: [20_000] }),
    "for a list that the service does not offer, showing and hiding the tab are ignored (7.16)": when(
      any("TAB_SHOWN", "TAB_HIDDEN"),
    )
      .from("notOffered")
      .isIgnored(),
  },
});
