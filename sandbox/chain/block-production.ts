import { settleConfirmed } from "#sandbox/bills/confirmation.ts";
import { settleOpenOrders } from "#sandbox/orders/settle-open-orders.ts";
import { type Background, repeat } from "#sandbox/repeat.ts";
import type { Service } from "#sandbox/service.ts";
import { claimPeriodicJob } from "#sandbox/storage/periodic-jobs.ts";
import { logFault } from "#sandbox/storage/unavailable.ts";
import { makeHash, NETWORKS } from "./networks.ts";

/** Adds one block to every chain, and updates the orders and the bills that wait for confirmations. */
export async function produceBlock(service: Service): Promise<void> {
  // One statement for all chains, since this runs every few seconds.
  await service.db
    .insertInto("chains")
    .values(NETWORKS.map((network) => ({ network, height: 1, hash: makeHash(network) })))
    .onConflict((chain) =>
      chain.column("network").doUpdateSet((set) => ({
        height: set("chains.height", "+", 1),
        hash: set.ref("excluded.hash"),
      })),
    )
    .execute();
  await settleOpenOrders(service);
  await settleConfirmed(service);
}

/**
 * Produces a block every `blockSeconds`, by one of the sandboxes that share the database. A failure is logged, and the next
 * block tries again. No blocks are produced while the clock is fixed.
 */
export function startBlockProduction(service: Service): Background {
  const { blockSeconds, standsAt } = service.settings;
  if (blockSeconds === null || standsAt !== null) return { stop: async () => {} };
  const period = blockSeconds * 1000;
  const produceInTurn = async () => {
    if (await claimPeriodicJob(service.db, "block", period)) await produceBlock(service);
  };
  return repeat(produceInTurn, period, logFault(service.log, "A block could not be produced"));
}
