import { defineCall } from "#contracts/define-call.ts";
import { myCurrencies } from "./list-my-currencies.ts";
import { currencySwitch } from "./switch-currency.ts";

/** Switches one of the merchant's currencies on or off; answers all of them (2.31; proposed, 7.16). */
export const switchCurrency = defineCall({
  summary: "Switches a currency on or off.",
  method: "POST",
  path: "/api/Currency/Switch",
  request: currencySwitch,
  answer: myCurrencies,
  access: "merchant",
  status: "proposed",
  clauses: ["2.31", "7.16"],
  // The switch goes back.
  refusals: ["currencyLimitReached"],
  example: { id: "usdt-trc20", enabled: true },
});
