/**
 * The merchant's currencies and the switch of each (2.31). One switch at a time, since the limit counts them together.
 * The service decides: after a refusal or a lost answer the machine looks again before anything else can be switched.
 */
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { MyCurrencies, MyCurrency } from "#contracts/currencies/list-my-currencies.ts";
import type { CurrencySwitch } from "#contracts/currencies/switch-currency.ts";
import type { Answer } from "#contracts/envelope.ts";
import { type Problem, problemOf, REQUEST_FAILED, unprovided } from "../problem.ts";
import { hasRoom } from "./currency-limit.ts";

export const currencySwitches = setup({
  types: {
    context: {} as {
      currencies: MyCurrency[];
      /** How many may be on; null where the package sets no limit (3.6). */
      limit: number | null;
      /** What was asked for last: how which currency is to be. */
      wanted: CurrencySwitch | null;
      problem: Problem | null;
    },
    events: {} as ({ type: "SWITCHED" } & CurrencySwitch) | { type: "REFRESHED" },
    tags: {} as "busy" | "known",
  },
  actors: {
    listMyCurrencies: fromPromise<Answer<MyCurrencies>>(unprovided),
    switchCurrency: fromPromise<Answer<MyCurrencies>, CurrencySwitch | null>(unprovided),
  },
  guards: {
    canBecome: ({ context }, { id, enabled }: CurrencySwitch) =>
      context.currencies.some(
        (currency) =>
          currency.id === id &&
          currency.enabled !== enabled &&
          (!enabled || (currency.status === "available" && hasRoom(context))),
      ),
    wasAccepted: (_, answer: Answer<unknown>) => answer.accepted,
    isAsWanted: ({ context: { wanted } }, answer: Answer<MyCurrencies>) =>
      answer.accepted && answer.value.items.some(({ id, enabled }) => id === wanted?.id && enabled === wanted.enabled),
  },
  actions: {
    rememberWanted: assign({ wanted: (_, { id, enabled }: CurrencySwitch) => ({ id, enabled }), problem: null }),
    rememberCurrencies: assign({
      currencies: ({ context }, answer: Answer<MyCurrencies>) =>
        answer.accepted ? answer.value.items : context.currencies,
      limit: ({ context }, answer: Answer<MyCurrencies>) => (answer.accepted ? answer.value.limit : context.limit),
    }),
    forgetWanted: assign({ wanted: null, problem: null }),
    // What went wrong first is what the merchant has to know; that a look after it failed too says less.
    explainRefusal: assign({
      problem: ({ context }, answer: Answer<unknown>) => context.problem ?? problemOf(answer),
    }),
    explainFailure: assign({ problem: ({ context }) => context.problem ?? REQUEST_FAILED }),
  },
}).createMachine({
  id: "currencySwitches",
  context: { currencies: [], limit: null, wanted: null, problem: null },
  initial: "loading",
  states: {
    loading: {
      meta: { spec: ["2.31", "7.16"] },
      tags: "busy",
      invoke: {
        id: "listMyCurrencies",
        src: "listMyCurrencies",
        onDone: [
          {
            guard: { type: "wasAccepted", params: ({ event }) => event.output },
            target: "ready",
            actions: { type: "rememberCurrencies", params: ({ event }) => event.output },
          },
          { target: "unavailable", actions: { type: "explainRefusal", params: ({ event }) => event.output } },
        ],
        onError: { target: "unavailable", actions: "explainFailure" },
      },
    },
    unavailable: { on: { REFRESHED: { target: "loading", actions: "forgetWanted" } } },
    ready: {
      meta: { spec: ["2.31", "3.6", "3.10"] },
      tags: "known",
      on: {
        SWITCHED: {
          guard: { type: "canBecome", params: ({ event }) => event },
          target: "switching",
          actions: { type: "rememberWanted", params: ({ event }) => event },
        },
        REFRESHED: { target: "looking", actions: "forgetWanted" },
      },
    },
    switching: {
      meta: { spec: ["2.31", "7.16"] },
      tags: ["busy", "known"],
      invoke: {
        id: "switchCurrency",
        src: "switchCurrency",
        input: ({ context }) => context.wanted,
        onDone: [
          {
            guard: { type: "wasAccepted", params: ({ event }) => event.output },
            target: "ready",
            actions: [{ type: "rememberCurrencies", params: ({ event }) => event.output }, "forgetWanted"],
          },
          { target: "looking", actions: { type: "explainRefusal", params: ({ event }) => event.output } },
        ],
        onError: { target: "looking", actions: "explainFailure" },
      },
    },
    looking: {
      meta: { spec: ["8.2", "8.4"] },
      tags: ["busy", "known"],
      invoke: {
        id: "lookAgain",
        src: "listMyCurrencies",
        onDone: [
          {
            // The answer was lost, and the switch was not.
            guard: { type: "isAsWanted", params: ({ event }) => event.output },
            target: "ready",
            actions: [{ type: "rememberCurrencies", params: ({ event }) => event.output }, "forgetWanted"],
          },
          {
            guard: { type: "wasAccepted", params: ({ event }) => event.output },
            target: "ready",
            actions: { type: "rememberCurrencies", params: ({ event }) => event.output },
          },
          { target: "ready", actions: { type: "explainRefusal", params: ({ event }) => event.output } },
        ],
        onError: { target: "ready", actions: "explainFailure" },
      },
    },
  },
});

export type CurrencySwitchesActor = ActorRefFrom<typeof currencySwitches>;
export type CurrencySwitchesSnapshot = SnapshotFrom<typeof currencySwitches>;
