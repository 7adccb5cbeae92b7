import type { MyCurrencies } from "#contracts/currencies/list-my-currencies.ts";
import { hasRoom } from "#machines/currencies/currency-limit.ts";
import { currencySwitches } from "#machines/currencies/currency-switches.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { sampleCurrency } from "#machines/testing/sample-currency.ts";
import { modelOf, plain } from "#model-tests/model.ts";

export const currencySwitchesModel = modelOf<typeof currencySwitches>({
  machine: currencySwitches,
  about: "The merchant's currencies and their switches (2.31, 3.6)",
  input: undefined,
  events: {
    SWITCHED: {
      on: { id: "usdt", enabled: true },
      off: { id: "usdt", enabled: false },
      "another on": { id: "trx", enabled: true },
      "a suspended one on": { id: "usdc", enabled: true },
    },
    REFRESHED: plain,
  },
  answers: {
    listMyCurrencies: {
      "none on": accepted(mine(false, 1)),
      "no limit": accepted(mine(true, null)),
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
    "only what is to change is asked for (2.31)": ({ value, context: { currencies, requested } }) =>
      value !== "switching" ||
      currencies.some(({ id, enabled }) => id === requested?.id && enabled !== requested.enabled),
    "nothing more is asked for than the package has room for, and nothing suspended (3.6, 3.10)": ({
      value,
      context,
    }) =>
      value !== "switching" ||
      context.requested?.enabled !== true ||
      (hasRoom(context) &&
        context.currencies.some(({ id, status }) => id === context.requested?.id && status === "available")),
    "what went wrong is said (8.2, 8.4)": ({ value, context }) => value !== "unavailable" || context.problem !== null,
  },
});

/** Three currencies, of which the first is on or none is, and the last can't be switched on. */
function mine(on: boolean, limit: number | null): MyCurrencies {
  const items = [
    sampleCurrency("usdt", { enabled: on }),
    sampleCurrency("trx"),
    sampleCurrency("usdc", { status: "suspended" }),
  ];
  return { items, unreadable: [], total: items.length, limit };
}
