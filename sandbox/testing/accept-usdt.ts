import type { Network } from "#contracts/currencies/network.ts";
import { switchCurrency } from "#contracts/currencies/switch-currency.call.ts";
import type { Send } from "#contracts/http.ts";
import { acceptedValue } from "./accepted-value.ts";

const USDT = { TRON: "usdt-trc20", ETH: "usdt-erc20", BSC: "usdt-bep20" } as const satisfies Record<Network, string>;

/** Switches USDT on or off for these networks. */
export async function acceptUsdt(send: Send, networks: readonly Network[], enabled = true): Promise<void> {
  for (const network of networks) acceptedValue(await switchCurrency(send, { id: USDT[network], enabled }));
}
