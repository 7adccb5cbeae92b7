import type { Network } from "#contracts/currencies/network.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { REQUIRED_CONFIRMATIONS } from "./networks.ts";

/** The height of each chain, in blocks. */
export type Heights = ReadonlyMap<Network, number>;

export async function readHeights(db: Database): Promise<Heights> {
  const chains = await db.selectFrom("chains").select(["network", "height"]).execute();
  return new Map(chains.map(({ network, height }) => [network, height]));
}

/** A transfer's confirmations, its own block included; at most the required number. */
export function confirmationsOf(
  { network, blockHeight, dropped }: { network: Network; blockHeight: number; dropped: boolean },
  heights: Heights,
): number {
  if (dropped) return 0;
  const blocks = (heights.get(network) ?? 0) - blockHeight + 1;
  return Math.min(Math.max(blocks, 0), REQUIRED_CONFIRMATIONS[network]);
}
