import type { MyCurrencies } from "#contracts/currencies/list-my-currencies.ts";
import { currencySwitches } from "#machines/currencies/currency-switches.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { sampleCurrency } from "#machines/testing/sample-currency.ts";
import {
  any,
  fromState,
  hadContext,
  hasCall,
  hasContext,
  ignored,
  inState,
  type Moment,
  noPayload,
  not,
  onEvent,
  when,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

export const currencySwitchesModel = modelOf<typeof currencySwitches>({
  machine: currencySwitches,
  description: "The merchant's currencies and their switches (2.31, 3.6)",
  input: undefined,
  events: {
    SWITCHED: {
      on: { id: "usdt", enabled: true },
      off: { id: "usdt", enabled: false },
      "another on": { id: "trx", enabled: true },
      "a suspended one on": { id: "usdc", enabled: true },
    },
    ...noPayload("REFRESHED"),
  },
  answers: {
    listMyCurrencies: {
      "none on": accepted(mine(false, 1)),
      "one of two on": accepted(mine(true, 2)),
      "no limit": accepted(mine(true, null)),
      "an unknown limit": accepted(mine(true, undefined)),
      refused: refusal(),
    },
    switchCurrency: { on: accepted(mine(true, 1)), off: accepted(mine(false, 1)), refused: refusal("2501") },
    refreshCurrencies: { "none on": accepted(mine(false, 1)), on: accepted(mine(true, 1)), refused: refusal() },
  },
  stateKey: ({ currencies, limit, requested }) => ({
    loaded: currencies.length > 0,
    on: currencies.filter(({ enabled }) => enabled).map(({ id }) => id),
    limit,
    asked: requested && `${requested.id} ${requested.enabled ? "on" : "off"}`,
  }),
  always: {
    "the unavailable state has a problem (8.2, 8.4)": ({ value, context }) =>
      value !== "unavailable" || context.problem !== null,
  },
  overTime: {
    "the currencies of the service's last answer are shown (2.31)": when(
      any(
        onEvent("listMyCurrencies answers", "none on", "one of two on", "no limit", "an unknown limit"),
        onEvent("switchCurrency answers", "on", "off"),
        onEvent("refreshCurrencies answers", "none on", "on"),
      ),
    ).then(
      inState("ready"),
      hasContext({
        currencies: (items: unknown, { step }: Moment) => items === step?.event["output"].value.items,
        limit: (limit: unknown, { step }: Moment) => limit === step?.event["output"].value.limit,
        unreadable: (rows: unknown, { step }: Moment) => rows === step?.event["output"].value.unreadable,
      }),
    ),
    "a failed or refused load leads to the unavailable state (8.2, 8.4)": when(
      any("listMyCurrencies answers (refused)", "listMyCurrencies fails"),
    ).leadsTo("unavailable"),
    "refreshing loads them again and clears the problem (2.31, 8.4)": when("REFRESHED")
      .from("unavailable", "ready")
      .exactly((moment) => ({
        state: fromState("ready")(moment) ? "refreshing" : "loading",
        context: { requested: null, problem: null },
        calls: fromState("ready")(moment) ? { refreshCurrencies: undefined } : { listMyCurrencies: undefined },
      })),
    "refreshing is ignored while a call is pending (2.31)": when(
      "REFRESHED",
      not(fromState("unavailable", "ready")),
    ).isIgnored(),
    "only a possible switch is sent (2.31, 3.6, 3.10)": when("SWITCHED")
      .from("ready")
      .then((moment) => {
        const currencies: MyCurrencies["items"] = moment.before?.context.currencies ?? [];
        const id: unknown = moment.step?.event["id"];
        const enabled: unknown = moment.step?.event["enabled"];
        const currency = currencies.find((one) => one.id === id);
        const isOn = currencies.filter((one) => one.enabled).length;
        const canBeOn = currency?.status === "available" && isOn < roomOf(moment.before?.context.limit);
        const isPossible = currency !== undefined && currency.enabled !== enabled && (!enabled || canBeOn);
        return (isPossible ? inState("switching") : ignored)(moment);
      }),
    "a switch sends the currency and the new setting (2.31)": when(hasCall("switchCurrency")).then(
      hasCall(
        "switchCurrency",
        ({ id, enabled }: { id: string; enabled: boolean }, { step }) =>
          id === step?.event["id"] && enabled === step?.event["enabled"],
      ),
    ),
    "a successful switch clears the request and the problem (2.31)": when(
      onEvent("switchCurrency answers", "on", "off"),
    ).then(hasContext({ requested: null, problem: null })),
    "after a refusal or a lost answer the list is loaded again (8.2, 8.4)": when(
      any("switchCurrency answers (refused)", "switchCurrency fails"),
    ).then(inState("refreshing"), hasCall("refreshCurrencies")),
    "a switch found done after a reload clears the request and the problem (8.4)": when(
      "refreshCurrencies answers (on)",
      hadContext({ requested: { id: "usdt", enabled: true } }),
    ).then(hasContext({ requested: null, problem: null })),
  },
});

/** How many currencies may be on; an unknown limit is left to the service. */
function roomOf(limit: number | null | undefined): number {
  return limit ?? Number.POSITIVE_INFINITY;
}

/** Three currencies: the first is on if `on`, the last is suspended. */
function mine(on: boolean, limit: number | null | undefined): MyCurrencies {
  const items = [
    sampleCurrency("usdt", { enabled: on }),
    sampleCurrency("trx"),
    sampleCurrency("usdc", { status: "suspended" }),
  ];
  return { items, unreadable: [], total: items.length, limit };
}
