import { fromPromise } from "xstate";
import { getUserWallet } from "#contracts/currencies/get-user-wallet.ts";
import { currencySearch, listCurrencies } from "#contracts/currencies/list-currencies.ts";
import { listMyCurrencies } from "#contracts/currencies/list-my-currencies.ts";
import { loadWalletBalance } from "#contracts/currencies/load-wallet-balance.ts";
import { network } from "#contracts/currencies/network.ts";
import { currencySwitch, switchCurrency } from "#contracts/currencies/switch-currency.ts";
import { currencySwitches } from "#machines/currencies/currency-switches.ts";
import { resource } from "#machines/shell/resource.ts";
import { provideList, provideListedRecord } from "#src/services/provide-list.ts";
import type { Services } from "#src/services/services.ts";

/** The merchant's payment address on the network that is wanted (7.12). */
export function provideWalletAddress({ send, config }: Services) {
  return resource.provide({
    actors: {
      load: fromPromise(({ input, signal }) =>
        getUserWallet(send, config.walletProduct, { network: network.parse(input) }, signal),
      ),
    },
  });
}

/** What the merchant's address on the network that is wanted holds (2.31). */
export function provideWalletBalance({ send }: Services) {
  return resource.provide({
    actors: {
      load: fromPromise(({ input, signal }) => loadWalletBalance(send, { network: network.parse(input) }, signal)),
    },
  });
}

/** The currency list, a page at a time (2.30). */
export function provideCurrencyList({ send }: Services) {
  return provideList(send, currencySearch, listCurrencies);
}

/** One currency by its id (3.10). */
export function provideCurrencyRecord({ send }: Services) {
  return provideListedRecord(
    send,
    listCurrencies,
    () => ({}),
    ({ id }) => id,
  );
}

/** The merchant's currencies and their switches, with their calls (2.31). */
export function provideCurrencySwitches({ send }: Services) {
  return currencySwitches.provide({
    actors: {
      listMyCurrencies: fromPromise(({ signal }) => listMyCurrencies(send, signal)),
      switchCurrency: fromPromise(({ input, signal }) => switchCurrency(send, currencySwitch.parse(input), signal)),
    },
  });
}
