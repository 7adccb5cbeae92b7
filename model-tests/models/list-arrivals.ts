import { listArrivals } from "#machines/shell/list-arrivals.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { during, exactly, happens, not, plain, remembered, starts, was, whenever } from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

export const listArrivalsModel = modelOf<typeof listArrivals>({
  machine: listArrivals,
  about: "New records that a list's filters hide (2.26)",
  input: undefined,
  events: { LOOKED: plain, NEWEST_SHOWN: { "the first": { codes: ["1"] } }, DISMISSED: plain },
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
    "new rows are looked for only on request (2.26)": whenever(starts).then(exactly({ is: "idle" })),
    "each request looks for new rows once (2.26)": whenever(happens("LOOKED"), was("idle")).then(
      exactly({ is: "looking", asks: { loadNewest: undefined } }),
    ),
    "a look is not begun twice, and ends with its answer (2.26)": during("looking").only(
      "NEWEST_SHOWN",
      "DISMISSED",
      "loadNewest answers",
      "loadNewest fails",
    ),
    "what is found first is known, and nothing of it new (2.26)": whenever(
      happens("loadNewest answers", "a new one"),
      remembered({ known: null }),
    ).then(exactly({ is: "idle", remembers: { known: ["2", "1"], arrived: [] } })),
    "what stands above the known is new (2.26)": whenever(
      happens("loadNewest answers", "a new one"),
      remembered({ known: ["1"] }),
    ).then(exactly({ is: "idle", remembers: { arrived: ["2"] } })),
    "more new rows than a look shows are all new (2.26)": whenever(
      happens("loadNewest answers", "new ones alone"),
      remembered({ known: ["1"] }),
    ).then(exactly({ is: "idle", remembers: { arrived: ["3", "2"] } })),
    "where nothing stands above it, nothing is (2.26)": whenever(
      happens("loadNewest answers", "the same"),
      remembered({ known: ["1"] }),
    ).then(exactly({ is: "idle", remembers: { arrived: [] } })),
    "a failed look changes nothing (2.26, 8.4)": whenever(happens("loadNewest answers", "refused")).then(
      exactly({ is: "idle" }),
    ),
    "nor does one that fails (2.26, 8.4)": whenever(happens("loadNewest fails")).then(exactly({ is: "idle" })),
    "what is on the screen is known (2.26)": whenever(happens("NEWEST_SHOWN")).then(
      exactly({ is: "idle", remembers: { known: ["1"], arrived: [] } }),
    ),
    "what was dismissed is known with what was known before (2.26)": whenever(
      happens("DISMISSED"),
      remembered({ known: ["1"], arrived: ["2"] }),
    ).then(exactly({ is: "idle", remembers: { known: ["2", "1"], arrived: [] } })),
    "nothing that was dismissed is told any more (2.26)": whenever(
      happens("DISMISSED"),
      not(remembered({ arrived: [] })),
    ).then(({ after }) => after.matches("idle") && after.context.arrived.length === 0),
  },
});
