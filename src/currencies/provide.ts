import { fromPromise } from "xstate";
import { getUserWallet } from "#contracts/currencies/get-user-wallet.call.ts";
import { listCurrencies } from "#contracts/currencies/list-currencies.call.ts";
import { listMyCurrencies } from "#contracts/currencies/list-my-currencies.call.ts";
import { loadWalletBalance } from "#contracts/currencies/load-wallet-balance.call.ts";
import { network } from "#contracts/currencies/network.ts";
import { switchCurrency } from "#contracts/currencies/switch-currency.call.ts";
import { currencySwitch } from "#contracts/currencies/switch-currency.ts";
import { currencySwitches } from "#machines/currencies/currency-switches.ts";
import { provideList, provideListedRecord } from "#src/records/provide/provide-list.ts";
import { provideResource } from "#src/records/provide/provide-resource.ts";
import { fromCall } from "#src/services/reading.ts";
import type { Services } from "#src/services/services.ts";

/** The merchant's payment address on a network (7.12). */
export const provideWalletAddress = provideResource(getUserWallet, (wanted, { config }) => ({
  product: config.walletProduct,
  network: network.parse(wanted),
}));

/** The balance of the merchant's address on a network (2.31). */
export const provideWalletBalance = provideResource(loadWalletBalance, (wanted) => ({
  network: network.parse(wanted),
}));

/** The currency list, page by page (2.30). */
export const provideCurrencyList = provideList(listCurrencies, "currencies");

/** One currency by its id (3.10). */
export const provideCurrencyRecord = provideListedRecord(
  listCurrencies,
  () => ({}),
  ({ id }) => id,
);

/** The merchant's currencies and their switches, with their calls (2.31). */
export function provideCurrencySwitches(services: Services) {
  const { send } = services;
  return currencySwitches.provide({
    actors: {
      listMyCurrencies: fromCall(services, "listMyCurrencies", ({ signal }) => listMyCurrencies(send, {}, signal)),
      switchCurrency: fromPromise(({ input, signal }) => switchCurrency(send, currencySwitch.parse(input), signal)),
    },
  });
}
