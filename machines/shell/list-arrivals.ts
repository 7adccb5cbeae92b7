/**
 * Finds new records of a list that its filters, sort or page hide (2.26): on request it loads the newest records and
 * counts those above the known ones. A failed request is ignored.
 */
import { type ActorRefFrom, assign, fromPromise, setup } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import { accepted } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";

export const listArrivals = setup({
  types: {
    context: {} as {
      /** The codes of the known records, newest first; null before the first answer. */
      known: readonly string[] | null;
      /** The codes of the new records. */
      arrived: readonly string[];
    },
    events: {} as
      | { type: "CHECK_REQUESTED" }
      /** The list shows the newest records. */
      | { type: "NEWEST_SHOWN"; codes: readonly string[] }
      | { type: "DISMISSED" },
  },
  actors: { loadNewest: fromPromise<Answer<readonly string[]>>(unprovided) },
  guards: { wasAccepted: (_, answer: Answer<unknown>) => answer.accepted },
  actions: {
    setShown: assign({ known: (_, codes: readonly string[]) => codes, arrived: [] }),
    compare: assign(({ context }, answer: Answer<readonly string[]>) => {
      const newest = answer.accepted ? answer.value : [];
      const { known } = context;
      if (known === null) return { known: newest, arrived: [] };
      const firstKnown = newest.findIndex((code) => known.includes(code));
      return { known, arrived: firstKnown < 0 ? newest : newest.slice(0, firstKnown) };
    }),
    clearArrived: assign({ known: ({ context }) => [...context.arrived, ...(context.known ?? [])], arrived: [] }),
  },
}).createMachine({
  id: "listArrivals",
  context: { known: null, arrived: [] },
  initial: "idle",
  on: {
    NEWEST_SHOWN: { target: ".idle", actions: { type: "setShown", params: ({ event }) => event.codes } },
    DISMISSED: { target: ".idle", actions: "clearArrived" },
  },
  states: {
    idle: { meta: { spec: ["2.26"] }, on: { CHECK_REQUESTED: "checking" } },
    checking: {
      invoke: {
        id: "loadNewest",
        src: "loadNewest",
        onDone: [accepted("idle", "compare"), { target: "idle" }],
        onError: "idle",
      },
    },
  },
});

export type ListArrivalsActor = ActorRefFrom<typeof listArrivals>;
