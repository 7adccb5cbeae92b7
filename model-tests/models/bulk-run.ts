import { isDeepStrictEqual } from "node:util";
import { type BulkEnd, type BulkItem, bulkRun } from "#machines/shell/bulk-run.ts";
import {
  after,
  all,
  atMostOnce,
  emits,
  fromState,
  hasCall,
  hasContext,
  hasEffect,
  inState,
  never,
  noPayload,
  not,
  nothing,
  onEvent,
  when,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

const FIRST = { code: "CB1", name: "BILL1" };
const SECOND = { code: "CB2", name: "BILL2" };

export const bulkRunModel = modelOf<typeof bulkRun>({
  machine: bulkRun,
  description: "Doing the same with several rows of a list (2.31)",
  input: undefined,
  events: {
    STARTED: { both: { items: [FIRST, SECOND] }, "the second alone": { items: [SECOND] }, none: { items: [] } },
    ITEM_ENDED: {
      "the first is done": { code: "CB1", outcome: { kind: "done" } },
      "the second is done": { code: "CB2", outcome: { kind: "done" } },
      "the second is rejected by its receiver": { code: "CB2", outcome: { kind: "undone" } },
      "the second is not offered": { code: "CB2", outcome: { kind: "notOffered" } },
    },
    ...noPayload("RUN_ENDED", "STOPPED", "DISMISSED"),
  },
  // It sends an event for each row and has no final answer.
  answers: { actOnEach: {} },
  stateKey: ({ items, ends }) => ({
    items: items.map(({ code }) => code),
    ended: ends.map(({ code }) => code).toSorted(),
  }),
  always: {},
  overTime: {
    "a run acts on exactly the selected rows (2.31)": when(onEvent("STARTED", "both", "the second alone"))
      .from("ready", "ended")
      .then(
        hasCall("actOnEach", ({ codes }: { codes: string[] }, { step }) =>
          isDeepStrictEqual(
            codes,
            step?.event["items"].map(({ code }: BulkItem) => code),
          ),
        ),
      ),
    "a row's result is reported once in a run (2.31)": atMostOnce(emits("rowEnded", { code: "CB2" })).between(
      hasCall("actOnEach"),
    ),
    "each row's result is emitted (2.31, 8.9)": when("ITEM_ENDED", addsResult).then(
      hasEffect(
        "rowEnded",
        ({ code, outcome }: BulkEnd, { step }) => code === step?.event.code && outcome === step.event.outcome,
      ),
    ),
    "each row's result is appended to the results until another run starts (8.9)": when(
      "ITEM_ENDED",
      hasContext(({ items }: { items: BulkItem[] }, { step }) => items.some(({ code }) => code === step?.event.code)),
    )
      .from("running")
      .then(
        hasContext(({ ends }: { ends: BulkEnd[] }, { before, step }) => {
          const earlier: BulkEnd[] = before?.context.ends;
          const isKnown = earlier.some(({ code }) => code === step?.event.code);
          const { type: _, ...end } = step?.event ?? { type: "" };
          return isDeepStrictEqual(ends, isKnown ? earlier : [...earlier, end]);
        }),
      ),
    "a run can be stopped (2.31)": when("STOPPED").from("running").leadsTo("running.stopping"),
    "no run starts without a row (2.31)": never(all("STARTED (none)", hasCall("actOnEach"))).ever,
    "a new run starts without earlier results (2.31)": when(hasCall("actOnEach")).then(
      hasContext(({ ends }: { ends: BulkEnd[] }) => ends.length === 0),
    ),
    "dismissing clears the rows and results (2.31)": when("DISMISSED")
      .from("ended")
      .then(
        inState("ready"),
        hasContext(({ items, ends }: { items: unknown[]; ends: unknown[] }) => items.length + ends.length === 0),
      ),
    "a run stops when the service does not offer the call (7.16)": when(
      "ITEM_ENDED (the second is not offered)",
      not(nothing),
    ).leadsTo("running.stopping"),
    "stopping a run starts no further calls (2.31)": when(
      inState("running.stopping"),
      not(fromState("running.stopping")),
    ).then(hasEffect("stopActing")),
    "a stopping run starts no calls (2.31)": after(inState("running.stopping"))
      .until(inState("ended"))
      .never(hasCall("actOnEach")),
    "the end of a run is emitted for the list (2.31)": when(inState("ended")).from("running").then(emits("runEnded")),
  },
});

function addsResult({ before, after: now }: Parameters<ReturnType<typeof hasCall>>[0]) {
  return before?.context.ends.length !== now.context.ends.length;
}
