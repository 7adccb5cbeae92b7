import * as z from "zod/mini";
import { isKnown, type Unforeseen } from "#contracts/reader/unforeseen.ts";
import { NETWORKS } from "./networks.ts";

/** A chain on which USDT is accepted, by its usual short name; the token protocol follows from it. */
export const network = z.enum(NETWORKS);
export type Network = z.output<typeof network>;

/** The token protocol by which USDT travels on each network. */
export const TOKEN_PROTOCOLS = { TRON: "TRC20", ETH: "ERC20", BSC: "BEP20" } as const satisfies Record<Network, string>;

/** The token protocol by which USDT travels on a network; "" for a network that this console does not know. */
export function tokenProtocolOf(name: Network | Unforeseen): string {
  return isKnown(network, name) ? TOKEN_PROTOCOLS[name] : "";
}
