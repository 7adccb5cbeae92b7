/**
 * A bulk action on several rows of a list, one call per row (2.31):
 *
 *     ready ──STARTED──▶ running.going ──STOPPED, not offered──▶ running.stopping
 *       ▲ DISMISSED          │ RUN_ENDED                              │
 *       └─────────────── ended ◀──────────────────────────────────────┘
 *
 * Only one run at a time, so that no row is processed twice.
 */
import { type ActorRefFrom, assign, emit, fromCallback, type SnapshotFrom, setup } from "xstate";
import type { Problem } from "#contracts/problem.ts";
import { unprovided } from "#machines/unprovided.ts";

/** A row by its code and its displayed name. */
export type BulkItem = { code: string; name: string };

/** The outcome of one row: done, without effect (`undone`), or a problem. */
export type BulkOutcome = { kind: "done" } | { kind: "undone" } | Problem;
export type BulkEnd = { code: string; outcome: BulkOutcome };

type Context = {
  items: readonly BulkItem[];
  /** The outcomes so far, in the order of their arrival. */
  ends: readonly BulkEnd[];
};

/** The rows without an outcome. */
export function itemsWithoutOutcome({ items, ends }: Context): BulkItem[] {
  return items.filter(({ code }) => ends.every((end) => end.code !== code));
}

export const bulkRun = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: "STARTED"; items: readonly BulkItem[] }
      | ({ type: "ITEM_ENDED" } & BulkEnd)
      | { type: "RUN_ENDED" }
      | { type: "STOPPED" }
      | { type: "DISMISSED" },
    emitted: {} as
      | ({ type: "rowEnded" } & BulkEnd)
      /** Rows may have changed: lists should reload. */
      | { type: "runEnded" },
    tags: {} as "busy",
  },
  actors: {
    /** Sends ITEM_ENDED for each code, and RUN_ENDED at the end; starts no more calls after STOP. */
    actOnEach: fromCallback<{ type: "STOP" }, { codes: readonly string[] }>(unprovided),
  },
  guards: {
    hasItems: (_, items: readonly BulkItem[]) => items.length > 0,
    isOpen: ({ context }, { code }: BulkEnd) => itemsWithoutOutcome(context).some((item) => item.code === code),
    isNotOffered: ({ context }, { code, outcome }: BulkEnd) =>
      outcome.kind === "notOffered" && itemsWithoutOutcome(context).some((item) => item.code === code),
  },
  actions: {
    setItems: assign({ items: (_, items: readonly BulkItem[]) => items, ends: [] }),
    setEnd: assign({
      ends: ({ context: { ends } }, { code, outcome }: BulkEnd) => [...ends, { code, outcome }],
    }),
    reportEnd: emit((_, { code, outcome }: BulkEnd) => ({ type: "rowEnded", code, outcome })),
    clear: assign({ items: [], ends: [] }),
    stopActing: () => unprovided(),
    reportEnded: emit({ type: "runEnded" }),
  },
}).createMachine({
  id: "bulkRun",
  context: { items: [], ends: [] },
  initial: "ready",
  on: {
    STARTED: {
      guard: { type: "hasItems", params: ({ event }) => event.items },
      target: ".running",
      actions: { type: "setItems", params: ({ event }) => event.items },
    },
  },
  states: {
    ready: {},
    running: {
      meta: { spec: ["2.31"] },
      tags: "busy",
      invoke: {
        id: "actOnEach",
        src: "actOnEach",
        input: ({ context: { items } }) => ({ codes: items.map(({ code }) => code) }),
        onError: { target: "ended", actions: "reportEnded" },
      },
      initial: "going",
      on: {
        // One run at a time.
        STARTED: undefined,
        ITEM_ENDED: [
          {
            // The other calls would fail in the same way.
            guard: { type: "isNotOffered", params: ({ event }) => event },
            target: ".stopping",
            actions: [
              { type: "setEnd", params: ({ event }) => event },
              { type: "reportEnd", params: ({ event }) => event },
            ],
          },
          {
            guard: { type: "isOpen", params: ({ event }) => event },
            actions: [
              { type: "setEnd", params: ({ event }) => event },
              { type: "reportEnd", params: ({ event }) => event },
            ],
          },
        ],
        RUN_ENDED: { target: "ended", actions: "reportEnded" },
      },
      states: {
        going: { on: { STOPPED: "stopping" } },
        // Calls that were sent are completed; no others start.
        stopping: { entry: "stopActing" },
      },
    },
    ended: {
      meta: { spec: ["8.2", "8.4", "8.9"] },
      on: { DISMISSED: { target: "ready", actions: "clear" } },
    },
  },
});

export type BulkRunActor = ActorRefFrom<typeof bulkRun>;
export type BulkRunSnapshot = SnapshotFrom<typeof bulkRun>;
