/**
 * The merchant's currencies and their switches (2.31). One switch at a time, since they share a limit. After a refusal
 * or a lost answer the list is loaded again before the next switch.
 */
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { MyCurrencies, MyCurrency } from "#contracts/currencies/list-my-currencies.ts";
import type { CurrencySwitch } from "#contracts/currencies/switch-currency.ts";
import type { Answer } from "#contracts/envelope.ts";
import { type Problem, problemFrom, problemOf } from "#contracts/problem.ts";
import type { UnreadableRow } from "#contracts/reader/page.ts";
import { accepted, error, output, withService } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";
import { hasRoom } from "./currency-limit.ts";

export const currencySwitches = withService(
  setup({
    types: {
      context: {} as {
        currencies: MyCurrency[];
        /** Unreadable currencies are shown, and cannot be switched. */
        unreadable: readonly UnreadableRow[];
        /** The package's limit; null for unlimited (3.6), undefined if unknown. */
        limit: number | null | undefined;
        /** The last requested switch. */
        requested: CurrencySwitch | null;
        problem: Problem | null;
      },
      events: {} as ({ type: "SWITCHED" } & CurrencySwitch) | { type: "REFRESHED" },
      tags: {} as "busy" | "loaded",
    },
    actors: {
      listMyCurrencies: fromPromise<Answer<MyCurrencies>>(unprovided),
      switchCurrency: fromPromise<Answer<MyCurrencies>, CurrencySwitch | null>(unprovided),
    },
    guards: {
      canSwitch: ({ context }, { id, enabled }: CurrencySwitch) =>
        context.currencies.some(
          (currency) =>
            currency.id === id &&
            currency.enabled !== enabled &&
            (!enabled || (currency.status === "available" && hasRoom(context))),
        ),
      isAsRequested: ({ context: { requested } }, answer: Answer<MyCurrencies>) =>
        answer.accepted &&
        answer.value.items.some(({ id, enabled }) => id === requested?.id && enabled === requested.enabled),
    },
    actions: {
      setRequested: assign({
        requested: (_, { id, enabled }: CurrencySwitch) => ({ id, enabled }),
        problem: null,
      }),
      setCurrencies: assign({
        currencies: ({ context }, answer: Answer<MyCurrencies>) =>
          answer.accepted ? answer.value.items : context.currencies,
        unreadable: ({ context }, answer: Answer<MyCurrencies>) =>
          answer.accepted ? answer.value.unreadable : context.unreadable,
        limit: ({ context }, answer: Answer<MyCurrencies>) => (answer.accepted ? answer.value.limit : context.limit),
      }),
      clearRequested: assign({ requested: null, problem: null }),
      // The first problem explains the failure; a later one of reloading the list does not replace it.
      recordFirstRefusal: assign({
        problem: ({ context }, answer: Answer<unknown>) => context.problem ?? problemOf(answer),
      }),
      recordFirstFailure: assign({ problem: ({ context }, error: unknown) => context.problem ?? problemFrom(error) }),
    },
  }),
).createMachine({
  id: "currencySwitches",
  context: { currencies: [], unreadable: [], limit: null, requested: null, problem: null },
  initial: "loading",
  states: {
    loading: {
      meta: { spec: ["2.31", "7.16"] },
      tags: "busy",
      invoke: {
        id: "listMyCurrencies",
        src: "listMyCurrencies",
        onDone: [
          accepted("ready", "setCurrencies"),
          { target: "unavailable", actions: { type: "recordFirstRefusal", params: output } },
        ],
        onError: { target: "unavailable", actions: { type: "recordFirstFailure", params: error } },
      },
    },
    unavailable: { on: { REFRESHED: { target: "loading", actions: "clearRequested" } } },
    ready: {
      meta: { spec: ["2.31", "3.6", "3.10"] },
      tags: "loaded",
      on: {
        SWITCHED: {
          guard: { type: "canSwitch", params: ({ event }) => event },
          target: "switching",
          actions: { type: "setRequested", params: ({ event }) => event },
        },
        REFRESHED: { target: "refreshing", actions: "clearRequested" },
      },
    },
    switching: {
      meta: { spec: ["2.31", "7.16"] },
      tags: ["busy", "loaded"],
      invoke: {
        id: "switchCurrency",
        src: "switchCurrency",
        input: ({ context }) => context.requested,
        onDone: [
          accepted("ready", "setCurrencies", "clearRequested"),
          { target: "refreshing", actions: { type: "recordFirstRefusal", params: output } },
        ],
        onError: { target: "refreshing", actions: { type: "recordFirstFailure", params: error } },
      },
    },
    refreshing: {
      meta: { spec: ["8.2", "8.4"] },
      tags: ["busy", "loaded"],
      invoke: {
        id: "refreshCurrencies",
        src: "listMyCurrencies",
        onDone: [
          {
            // The answer was lost, but the switch was carried out.
            guard: { type: "isAsRequested", params: output },
            target: "ready",
            actions: [{ type: "setCurrencies", params: output }, "clearRequested"],
          },
          accepted("ready", "setCurrencies"),
          { target: "ready", actions: { type: "recordFirstRefusal", params: output } },
        ],
        onError: { target: "ready", actions: { type: "recordFirstFailure", params: error } },
      },
    },
  },
});

export type CurrencySwitchesActor = ActorRefFrom<typeof currencySwitches>;
export type CurrencySwitchesSnapshot = SnapshotFrom<typeof currencySwitches>;
