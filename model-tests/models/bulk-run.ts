import { bulkRun } from "#machines/shell/bulk-run.ts";
import { all, any, asks, happens, is, not, nothing, tells, was } from "#model-tests/laws/moment.ts";
import { after, atMostOnce, never, whenever } from "#model-tests/laws/over-time.ts";
import { modelOf, plain } from "#model-tests/model.ts";

const FIRST = { code: "CB1", name: "BILL1" };
const SECOND = { code: "CB2", name: "BILL2" };

export const bulkRunModel = modelOf<typeof bulkRun>({
  machine: bulkRun,
  about: "Doing the same with several rows of a list (2.31)",
  input: undefined,
  events: {
    STARTED: { both: { items: [FIRST, SECOND] }, "the second alone": { items: [SECOND] }, none: { items: [] } },
    ITEM_ENDED: {
      "the first is done": { code: "CB1", outcome: { kind: "done" } },
      "the second is done": { code: "CB2", outcome: { kind: "done" } },
      "the second is not taken": { code: "CB2", outcome: { kind: "undone" } },
      "the second is not offered": { code: "CB2", outcome: { kind: "notOffered" } },
    },
    RUN_ENDED: plain,
    STOPPED: plain,
    DISMISSED: plain,
  },
  // It tells what came of each row as it goes, and never answers at its end.
  answers: { actOnEach: {} },
  stateKey: ({ items, ends }) => ({
    items: items.map(({ code }) => code),
    ended: ends.map(({ code }) => code).toSorted(),
  }),
  always: {
    "of each row one end is told at most, and of no other row (2.31)": ({ context: { items, ends } }) =>
      new Set(ends.map(({ code }) => code)).size === ends.length &&
      ends.every(({ code }) => items.some((item) => item.code === code)),
  },
  overTime: {
    "the rows that were meant are acted on, those and no others (2.31)": whenever(
      happens("STARTED", "both"),
      was("ready", "ended"),
    ).then(asks("actOnEach", ({ codes }: { codes: string[] }) => codes.join() === "CB1,CB2")),
    "one row alone is acted on alone (2.31)": whenever(
      happens("STARTED", "the second alone"),
      was("ready", "ended"),
    ).then(asks("actOnEach", ({ codes }: { codes: string[] }) => codes.join() === "CB2")),
    "while it runs nothing begins, so nothing is done twice (2.31)": never(all(was("running"), asks("actOnEach"))).ever,
    "a row is told to be done once in a run (2.31)": atMostOnce(tells("rowDone", { code: "CB2" })).between(
      asks("actOnEach"),
    ),
    "what is done is told (2.31)": whenever(
      happens("ITEM_ENDED", "the first is done", "the second is done"),
      not(nothing),
    ).then(any(tells("rowDone", { code: "CB1" }), tells("rowDone", { code: "CB2" }))),
    "what came to nothing is not told to be done (8.9)": never(
      all(happens("ITEM_ENDED", "the second is not taken", "the second is not offered"), tells("rowDone")),
    ).ever,
    "a call that the service does not have is not made again and again (7.16)": whenever(
      happens("ITEM_ENDED", "the second is not offered"),
      not(nothing),
    ).then(is("running.stopping")),
    "once stopped it begins nothing (2.31)": after(is("running.stopping")).until(is("ended")).never(asks("actOnEach")),
    "whoever shows the rows is told when a run is over (2.31)": whenever(was("running"), is("ended")).then(
      tells("runEnded"),
    ),
    "what came of a run stays until it is dismissed, or another begins (8.9)": never(
      all(was("ended"), is("ready"), not(happens("DISMISSED"))),
    ).ever,
  },
});
