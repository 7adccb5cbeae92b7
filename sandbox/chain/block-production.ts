import { settleConfirmed } from "#sandbox/bills/confirmation.ts";
import { settleOpenOrders } from "#sandbox/orders/settle-open-orders.ts";
import type { Service } from "#sandbox/service.ts";
import { takeTurn } from "#sandbox/storage/turns.ts";
import { logFault } from "#sandbox/storage/unavailable.ts";
import { makeHash, NETWORKS } from "./networks.ts";

/** Adds one block to every chain, and brings the orders and the bills that wait for it up to the present. */
export async function produceBlock(service: Service): Promise<void> {
  // All chains in one statement, for this is done without end: what is there already only grows.
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
 * Produces a block every `blockSeconds`, one at a time, in turn with whatever other sandboxes share the database; a block
 * that fails is logged, and the next one tried. Where the clock stands still, so do the chains.
 */
export function startBlockProduction(service: Service): { stop: () => Promise<void> } {
  const { blockSeconds, standsAt } = service.settings;
  if (blockSeconds === null || standsAt !== null) return { stop: async () => {} };
  const period = blockSeconds * 1000;
  const produceInTurn = async () => {
    if (await takeTurn(service.db, "block", period)) await produceBlock(service);
  };
  let producing: Promise<void> | null = null;
  const timer = setInterval(() => {
    producing ??= produceInTurn()
      .catch(logFault(service.log, "A block could not be produced"))
      .finally(() => {
        producing = null;
      });
  }, period);
  const stop = async () => {
    clearInterval(timer);
    await producing;
  };
  return { stop };
}
