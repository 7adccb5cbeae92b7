/**
 * Finds records that came to a list while its filters, its sort or its page hide them (2.26): looks at the newest ones
 * whenever it is told to, and counts those above the ones that it knows. A look that fails is made up for by the next.
 */
import { type ActorRefFrom, assign, fromPromise, setup } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import { output, wasAccepted } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";

export const listArrivals = setup({
  types: {
    context: {} as {
      /** The codes of the newest records, newest first, when they were last seen or counted as known; null before that. */
      known: readonly string[] | null;
      /** The codes of those that came since. */
      arrived: readonly string[];
    },
    events: {} as
      | { type: "LOOKED" }
      /** The merchant sees the newest records, as there is nothing that would hide one. */
      | { type: "NEWEST_SHOWN"; codes: readonly string[] }
      | { type: "DISMISSED" },
  },
  actors: { loadNewest: fromPromise<Answer<readonly string[]>>(unprovided) },
  guards: { wasAccepted: (_, answer: Answer<unknown>) => answer.accepted },
  actions: {
    rememberShown: assign({ known: (_, codes: readonly string[]) => codes, arrived: [] }),
    compare: assign(({ context }, answer: Answer<readonly string[]>) => {
      const newest = answer.accepted ? answer.value : [];
      const { known } = context;
      if (known === null) return { known: newest, arrived: [] };
      const firstKnown = newest.findIndex((code) => known.includes(code));
      return { known, arrived: firstKnown < 0 ? newest : newest.slice(0, firstKnown) };
    }),
    forgetArrived: assign({ known: ({ context }) => [...context.arrived, ...(context.known ?? [])], arrived: [] }),
  },
}).createMachine({
  id: "listArrivals",
  context: { known: null, arrived: [] },
  initial: "idle",
  on: {
    NEWEST_SHOWN: { target: ".idle", actions: { type: "rememberShown", params: ({ event }) => event.codes } },
    DISMISSED: { target: ".idle", actions: "forgetArrived" },
  },
  states: {
    idle: { meta: { spec: ["2.26"] }, on: { LOOKED: "looking" } },
    looking: {
      invoke: {
        id: "loadNewest",
        src: "loadNewest",
        onDone: [
          { guard: wasAccepted, target: "idle", actions: { type: "compare", params: output } },
          { target: "idle" },
        ],
        onError: "idle",
      },
    },
  },
});

export type ListArrivalsActor = ActorRefFrom<typeof listArrivals>;
