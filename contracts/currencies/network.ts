import * as z from "zod/mini";
import { isKnown, type UnknownEnumValue } from "#contracts/reader/unknown-enum-value.ts";
import { NETWORKS } from "./networks.ts";

/** A chain on which USDT is accepted, by its short name. */
export const network = z.enum(NETWORKS);
export type Network = z.output<typeof network>;

/** The token protocol of USDT on each network. */
export const TOKEN_PROTOCOLS = { TRON: "TRC20", ETH: "ERC20", BSC: "BEP20" } as const satisfies Record<Network, string>;

/** The token protocol of USDT on a network; "" for an unknown network. */
export function tokenProtocolOf(name: Network | UnknownEnumValue): string {
  return isKnown(network, name) ? TOKEN_PROTOCOLS[name] : "";
}
