/**
 * Doing the same with several rows of a list, one call a row (2.31):
 *
 *     ready ──STARTED──▶ running.going ──STOPPED, not offered──▶ running.stopping
 *       ▲ DISMISSED          │ RUN_ENDED                              │
 *       └─────────────── ended ◀──────────────────────────────────────┘
 *
 * While it runs nothing else begins, so no row is acted on twice.
 */
import { type ActorRefFrom, assign, emit, fromCallback, type SnapshotFrom, setup } from "xstate";
import type { Problem } from "#contracts/problem.ts";
import { unprovided } from "#machines/unprovided.ts";

/** A row by its code, and what people call it. */
export type BulkItem = { code: string; name: string };

/** What came of one row: done; carried out, but without the wanted effect (`undone`); or a problem, and not carried out. */
export type BulkOutcome = { kind: "done" } | { kind: "undone" } | Problem;
export type BulkEnd = { code: string; outcome: BulkOutcome };

type Context = {
  items: readonly BulkItem[];
  /** What came of them so far, in the order in which it came. */
  ends: readonly BulkEnd[];
};

/** Those of which nothing has come: they wait for their turn, or the run was stopped before it. */
export function withoutEnd({ items, ends }: Context): BulkItem[] {
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
      /** Rows may have changed: lists that show them reload. */
      | { type: "runEnded" },
    tags: {} as "busy",
  },
  actors: {
    /** Sends back ITEM_ENDED for each code, and RUN_ENDED at the end; after STOP it begins no other. */
    actOnEach: fromCallback<{ type: "STOP" }, { codes: readonly string[] }>(unprovided),
  },
  guards: {
    hasItems: (_, items: readonly BulkItem[]) => items.length > 0,
    isOpen: ({ context }, { code }: BulkEnd) => withoutEnd(context).some((item) => item.code === code),
    isNotOffered: ({ context }, { code, outcome }: BulkEnd) =>
      outcome.kind === "notOffered" && withoutEnd(context).some((item) => item.code === code),
  },
  actions: {
    rememberItems: assign({ items: (_, items: readonly BulkItem[]) => items, ends: [] }),
    rememberEnd: assign({
      ends: ({ context: { ends } }, { code, outcome }: BulkEnd) => [...ends, { code, outcome }],
    }),
    reportEnd: emit((_, { code, outcome }: BulkEnd) => ({ type: "rowEnded", code, outcome })),
    forget: assign({ items: [], ends: [] }),
    /** Sends STOP to what acts. */
    stopActing: () => unprovided(),
    reportEnded: emit({ type: "runEnded" }),
  },
}).createMachine({
  id: "bulkRun",
  context: { items: [], ends: [] },
  initial: "ready",
  states: {
    ready: {
      on: {
        STARTED: {
          guard: { type: "hasItems", params: ({ event }) => event.items },
          target: "running",
          actions: { type: "rememberItems", params: ({ event }) => event.items },
        },
      },
    },
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
        ITEM_ENDED: [
          {
            // The others would be told the same.
            guard: { type: "isNotOffered", params: ({ event }) => event },
            target: ".stopping",
            actions: [
              { type: "rememberEnd", params: ({ event }) => event },
              { type: "reportEnd", params: ({ event }) => event },
            ],
          },
          {
            guard: { type: "isOpen", params: ({ event }) => event },
            actions: [
              { type: "rememberEnd", params: ({ event }) => event },
              { type: "reportEnd", params: ({ event }) => event },
            ],
          },
        ],
        RUN_ENDED: { target: "ended", actions: "reportEnded" },
      },
      states: {
        going: { on: { STOPPED: "stopping" } },
        // What was sent cannot be taken back: it is waited for, and nothing else begins.
        stopping: { entry: "stopActing" },
      },
    },
    ended: {
      meta: { spec: ["8.2", "8.4", "8.9"] },
      on: {
        STARTED: {
          guard: { type: "hasItems", params: ({ event }) => event.items },
          target: "running",
          actions: { type: "rememberItems", params: ({ event }) => event.items },
        },
        DISMISSED: { target: "ready", actions: "forget" },
      },
    },
  },
});

export type BulkRunActor = ActorRefFrom<typeof bulkRun>;
export type BulkRunSnapshot = SnapshotFrom<typeof bulkRun>;
