import { listRefresh, REFRESH_DELAYS } from "#machines/shell/list-refresh.ts";
import { accepted, notOffered, refusal } from "#machines/testing/answers.ts";
import {
  all,
  any,
  asItIs,
  exactly,
  happens,
  ignored,
  type Moment,
  plain,
  starts,
  was,
  whenever,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

const QUERY = { page: 1, pageSize: 20, sort: "-amount", filters: { status: "paid" } };

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
  overTime: {
    "the rows are asked for again after twenty seconds (2.26)": whenever(starts).then(
      exactly({ is: "waiting", waits: [20_000] }),
    ),
    "what is asked for is the page that the list shows (2.26)": whenever(
      any(happens("refreshDelay elapses"), all(happens("TAB_SHOWN"), was("hidden"))),
    ).then(exactly({ is: "asking", asks: { loadPage: asItIs("query") } })),
    "a page that came is handed over, and asked for again twenty seconds later (2.26)": whenever(
      happens("loadPage answers", "rows"),
    ).then(
      exactly({
        is: "waiting",
        remembers: { failures: 0 },
        does: [
          [
            "handOver",
            ({ query, answer }: { query: unknown; answer: unknown }, { after, step }: Moment) =>
              query === after.context.query && answer === step?.event["output"],
          ],
        ],
        waits: [20_000],
      }),
    ),
    "each failure in a row makes it wait longer, five minutes at most, without a message (2.26)": whenever(
      any(happens("loadPage answers", "refused"), happens("loadPage fails")),
    ).then((moment) => {
      const failures = Math.min(moment.before?.context.failures + 1, 4);
      const wait = [20_000, 40_000, 80_000, 160_000, 300_000][failures] ?? 0;
      return exactly({ is: "waiting", remembers: { failures }, waits: [wait] })(moment);
    }),
    "another page of the list is kept up to date from its own answer on (2.26)": whenever(
      happens("LIST_SETTLED"),
      was("waiting", "asking"),
    ).then(exactly({ is: "waiting", remembers: { query: { ...QUERY, page: 2 }, failures: 0 }, waits: [20_000] })),
    "a hidden tab does not poll (7.16)": whenever(happens("TAB_HIDDEN"), was("waiting", "asking")).then(
      exactly({ is: "hidden" }),
    ),
    "a hidden tab learns which page its list shows (2.26)": whenever(happens("LIST_SETTLED"), was("hidden")).then(
      exactly({ is: "hidden", remembers: { query: { ...QUERY, page: 2 }, failures: 0 } }),
    ),
    "a tab that is shown is not shown again, nor hidden twice (7.16)": whenever(
      any(all(happens("TAB_SHOWN"), was("waiting", "asking")), all(happens("TAB_HIDDEN"), was("hidden"))),
    ).then(ignored),
    "a list that the service does not have is asked for no more (7.16)": whenever(
      any(happens("NOT_OFFERED"), happens("loadPage answers", "not offered")),
    ).then(exactly({ is: "notOffered" })),
    "until it answers after all (7.16)": whenever(happens("LIST_SETTLED"), was("notOffered")).then(
      exactly({ is: "waiting", remembers: { query: { ...QUERY, page: 2 }, failures: 0 }, waits: [20_000] }),
    ),
    "whatever becomes of the tab (7.16)": whenever(
      any(happens("TAB_SHOWN"), happens("TAB_HIDDEN")),
      was("notOffered"),
    ).then(ignored),
  },
});
