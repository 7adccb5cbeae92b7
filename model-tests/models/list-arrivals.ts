import { listArrivals } from "#machines/shell/list-arrivals.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import {
  atStart,
  during,
  exactly,
  fromState,
  hadContext,
  noPayload,
  not,
  onEvent,
  when,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

export const listArrivalsModel = modelOf<typeof listArrivals>({
  machine: listArrivals,
  description: "New records that a list's filters hide (2.26)",
  input: undefined,
  events: { LOOKED: noPayload, NEWEST_SHOWN: { "the first": { codes: ["1"] } }, DISMISSED: noPayload },
  answers: {
    loadNewest: {
      "the same": accepted(["1"]),
      "a new one": accepted(["2", "1"]),
      "new ones alone": accepted(["3", "2"]),
      refused: refusal(),
    },
  },
  stateKey: ({ known, arrived }) => ({ known, arrived }),
  always: {
    "what is known is not told as new (2.26)": ({ context }) =>
      context.arrived.every((code) => !context.known?.includes(code)),
  },
  overTime: {
    "new rows are looked for only on request (2.26)": when(atStart).then(exactly({ state: "idle" })),
    "each request looks for new rows once (2.26)": when(onEvent("LOOKED"), fromState("idle")).then(
      exactly({ state: "looking", calls: { loadNewest: undefined } }),
    ),
    "a look is not begun twice, and ends with its answer (2.26)": during("looking").only(
      "NEWEST_SHOWN",
      "DISMISSED",
      "loadNewest answers",
      "loadNewest fails",
    ),
    "what is found first is known, and nothing of it new (2.26)": when(
      onEvent("loadNewest answers", "a new one"),
      hadContext({ known: null }),
    ).then(exactly({ state: "idle", context: { known: ["2", "1"], arrived: [] } })),
    "what stands above the known is new (2.26)": when(
      onEvent("loadNewest answers", "a new one"),
      hadContext({ known: ["1"] }),
    ).then(exactly({ state: "idle", context: { arrived: ["2"] } })),
    "more new rows than a look shows are all new (2.26)": when(
      onEvent("loadNewest answers", "new ones alone"),
      hadContext({ known: ["1"] }),
    ).then(exactly({ state: "idle", context: { arrived: ["3", "2"] } })),
    "where nothing stands above it, nothing is (2.26)": when(
      onEvent("loadNewest answers", "the same"),
      hadContext({ known: ["1"] }),
    ).then(exactly({ state: "idle", context: { arrived: [] } })),
    "a failed look changes nothing (2.26, 8.4)": when(onEvent("loadNewest answers", "refused")).then(
      exactly({ state: "idle" }),
    ),
    "nor does one that fails (2.26, 8.4)": when(onEvent("loadNewest fails")).then(exactly({ state: "idle" })),
    "what is on the screen is known (2.26)": when(onEvent("NEWEST_SHOWN")).then(
      exactly({ state: "idle", context: { known: ["1"], arrived: [] } }),
    ),
    "what was dismissed is known with what was known before (2.26)": when(
      onEvent("DISMISSED"),
      hadContext({ known: ["1"], arrived: ["2"] }),
    ).then(exactly({ state: "idle", context: { known: ["2", "1"], arrived: [] } })),
    "dismissed records are not announced again (2.26)": when(
      onEvent("DISMISSED"),
      not(hadContext({ arrived: [] })),
    ).then(({ after }) => after.matches("idle") && after.context.arrived.length === 0),
  },
});
