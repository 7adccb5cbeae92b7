import { count, countOrNull, eachOf, flag, message, oneOf, textOrNull, word } from "#contracts/pact/matchers.ts";
import { currencyStatus, currencyType } from "./currency.ts";
import { network } from "./network.ts";

/** What the console relies on in each currency (3.10). */
export function contractedCurrency() {
  return {
    id: word("usdt-trc20"),
    name: message("Tether USD"),
    symbol: word("USDT"),
    contractAddress: textOrNull("TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"),
    type: oneOf(currencyType.options, "token"),
    unit: message("USDT"),
    network: oneOf(network.options, "TRON"),
    chainUnit: message("TRX"),
    status: oneOf(currencyStatus.options, "available"),
    arrivalSeconds: countOrNull(60),
  };
}

/** What the console relies on in the merchant's currencies (2.31, 3.6). */
export function contractedMyCurrencies(enabled: boolean) {
  return { items: eachOf({ ...contractedCurrency(), enabled: flag(enabled) }), total: count(1), limit: countOrNull(6) };
}

/** The example of `contractedCurrency`, as read by the client. */
export const EXAMPLE_CURRENCY = {
  id: "usdt-trc20",
  name: "Tether USD",
  symbol: "USDT",
  contractAddress: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
  type: "token",
  unit: "USDT",
  network: "TRON",
  chainUnit: "TRX",
  status: "available",
  arrivalSeconds: 60,
};
