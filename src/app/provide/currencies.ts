import { fromPromise } from "xstate";
import { getUserWallet } from "#contracts/currencies/get-user-wallet.ts";
import { network } from "#contracts/currencies/network.ts";
import { resource } from "#machines/shell/resource.ts";
import type { Services } from "../services.ts";

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
