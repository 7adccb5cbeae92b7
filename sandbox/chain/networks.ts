import { randomBytes } from "node:crypto";
import type { Network } from "#contracts/currencies/network.ts";

/** Blocks until a transfer is confirmed; fewer than on real chains, so that trying takes seconds. */
export const REQUIRED_CONFIRMATIONS: Record<Network, number> = { TRON: 3, ETH: 3, BSC: 3 };

/** The currency of each chain's fees. */
export const CHAIN_UNITS: Record<Network, string> = { TRON: "TRX", ETH: "ETH", BSC: "BNB" };

/** The height at which each simulated chain begins. */
export const FIRST_HEIGHTS: Record<Network, number> = { TRON: 68_400_000, ETH: 21_200_000, BSC: 44_300_000 };

export const NETWORKS = ["TRON", "ETH", "BSC"] as const satisfies readonly Network[];

/** A transaction's or block's hash, written as its chain writes it. */
export function makeHash(network: Network, bytes: Buffer = randomBytes(32)): string {
  return network === "TRON" ? bytes.toString("hex") : `0x${bytes.toString("hex")}`;
}

/** Another network, for a payment by mistake. */
export function otherThan(network: Network): Network {
  return NETWORKS.find((other) => other !== network) ?? network;
}
