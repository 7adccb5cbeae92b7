import { listArrivals } from "#machines/shell/list-arrivals.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { any, atStart, during, hadContext, noPayload, not, onEvent, when } from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

export const listArrivalsModel = modelOf<typeof listArrivals>({
  machine: listArrivals,
  description: "New records that a list's filters hide (2.26)",
  input: undefined,
  events: {
    ...noPayload("CHECK_REQUESTED"),
    NEWEST_SHOWN: { "the first": { codes: ["1"] } },
    ...noPayload("DISMISSED"),
  },
  answers: {
    loadNewest: {
      "the same": accepted(["1"]),
      "a new one": accepted(["2", "1"]),
      "new ones alone": accepted(["3", "2"]),
      refused: refusal(),
    },
  },
  stateKey: ({ known, arrived }) => ({ known, arrived }),
  always: {},
  overTime: {
    "new rows are looked for only on request (2.26)": when(atStart).exactly({ state: "idle" }),
    "a request loads the newest rows once (2.26)": when("CHECK_REQUESTED")
      .from("idle")
      .exactly({ state: "checking", calls: { loadNewest: undefined } }),
    "no second load of the newest rows starts before the answer (2.26)": during("checking").only(
      "NEWEST_SHOWN",
      "DISMISSED",
      "loadNewest answers",
      "loadNewest fails",
    ),
    "the rows of the first answer count as known (2.26)": when(
      "loadNewest answers (a new one)",
      hadContext({ known: null }),
    ).exactly({ state: "idle", context: { known: ["2", "1"], arrived: [] } }),
    "rows above the first known row are new, and all if none is known (2.26)": when(
      onEvent("loadNewest answers", "the same", "a new one", "new ones alone"),
      hadContext({ known: ["1"] }),
    ).exactly(({ step }) => ({
      state: "idle",
      context: { arrived: { "a new one": ["2"], "new ones alone": ["3", "2"] }[step?.fixture ?? ""] ?? [] },
    })),
    "a refused or failed load changes nothing (2.26, 8.4)": when(
      any("loadNewest answers (refused)", "loadNewest fails"),
    ).exactly({ state: "idle" }),
    "rows shown on the screen count as known (2.26)": when("NEWEST_SHOWN").exactly({
      state: "idle",
      context: { known: ["1"], arrived: [] },
    }),
    "dismissed rows count as known (2.26)": when("DISMISSED", not(hadContext({ arrived: [] }))).exactly(
      ({ before }) => ({
        state: "idle",
        context: { known: [...(before?.context.arrived ?? []), ...(before?.context.known ?? [])], arrived: [] },
      }),
    ),
  },
});
