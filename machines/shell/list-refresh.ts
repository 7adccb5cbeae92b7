/**
 * Keeps a visible list up to date (2.26) by polling its page. Failures show no message; the list shows the age of its
 * rows.
 */
import { type ActorRefFrom, assign, fromPromise, setup } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import { isOffered, problemOf } from "#contracts/problem.ts";
import { output, wasAccepted } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";
import type { ListQuery, Page } from "./list.ts";

/** The delays between polls in milliseconds, longer after each failure; the last one repeats. */
export const REFRESH_DELAYS = [20_000, 40_000, 80_000, 160_000, 300_000] as const;

export const listRefresh = setup({
  types: {
    input: {} as { query: ListQuery },
    context: {} as { query: ListQuery; failures: number },
    events: {} as
      /** The list itself was answered, for this query. */
        | { type: "LIST_SETTLED"; query: ListQuery }
        /** The service does not have this list. */
        | { type: "NOT_OFFERED" }
        | { type: "TAB_HIDDEN" }
        | { type: "TAB_SHOWN" },
  },
  actors: { loadPage: fromPromise<Answer<Page<unknown>>, ListQuery>(unprovided) },
  guards: {
    wasAccepted: (_, answer: Answer<unknown>) => answer.accepted,
    isNotOffered: (_, answer: Answer<unknown>) => !isOffered(problemOf(answer)),
  },
  delays: { refreshDelay: ({ context }) => REFRESH_DELAYS[context.failures] ?? REFRESH_DELAYS[0] },
  actions: {
    restart: assign({ query: (_, query: ListQuery) => query, failures: 0 }),
    countFailure: assign({ failures: ({ context }) => Math.min(context.failures + 1, REFRESH_DELAYS.length - 1) }),
    clearFailures: assign({ failures: 0 }),
    handOver: (_, _page: { query: ListQuery; answer: Answer<Page<unknown>> }) => unprovided(),
  },
}).createMachine({
  id: "listRefresh",
  context: ({ input }) => ({ query: input.query, failures: 0 }),
  initial: "waiting",
  on: { NOT_OFFERED: ".notOffered" },
  states: {
    waiting: {
      meta: { spec: ["2.26"] },
      after: { refreshDelay: "loading" },
      on: {
        LIST_SETTLED: {
          target: "waiting",
          reenter: true,
          actions: { type: "restart", params: ({ event }) => event.query },
        },
        TAB_HIDDEN: "hidden",
      },
    },
    loading: {
      invoke: {
        id: "loadPage",
        src: "loadPage",
        input: ({ context }) => context.query,
        onDone: [
          {
            guard: wasAccepted,
            target: "waiting",
            actions: [
              "clearFailures",
              { type: "handOver", params: ({ context, event }) => ({ query: context.query, answer: event.output }) },
            ],
          },
          { guard: { type: "isNotOffered", params: output }, target: "notOffered" },
          { target: "waiting", actions: "countFailure" },
        ],
        onError: { target: "waiting", actions: "countFailure" },
      },
      on: {
        LIST_SETTLED: { target: "waiting", actions: { type: "restart", params: ({ event }) => event.query } },
        TAB_HIDDEN: "hidden",
      },
    },
    hidden: {
      on: {
        LIST_SETTLED: { actions: { type: "restart", params: ({ event }) => event.query } },
        TAB_SHOWN: "loading",
      },
    },
    // An answer to the merchant's own request restarts polling.
    notOffered: {
      on: { LIST_SETTLED: { target: "waiting", actions: { type: "restart", params: ({ event }) => event.query } } },
    },
  },
});

export type ListRefreshActor = ActorRefFrom<typeof listRefresh>;
