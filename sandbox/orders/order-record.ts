import { readHeights } from "#sandbox/chain/heights.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import type { Database } from "#sandbox/storage/database.ts";
import type { OrderRecord } from "./order-view.ts";
import type { OrderRow } from "./tally.ts";

/**
 * Reads and locks an order until the transaction ends.
 * @param merchantId the owner; null for the chain and the tester, who may change every order.
 * @throws Refused when there is no such order, or it belongs to another merchant.
 */
export async function lockOrder(transaction: Database, code: string, merchantId: string | null): Promise<OrderRecord> {
  const order = await transaction
    .selectFrom("orders")
    .selectAll()
    .where("code", "=", code)
    .$if(merchantId !== null, (query) => query.where("merchantId", "=", merchantId ?? ""))
    .forUpdate()
    .executeTakeFirst();
  const [record] = await recordsOf(transaction, order ? [order] : []);
  if (!record) throw new Refused("notFound");
  return record;
}

/** Reads and locks orders as above, skipping those that another transaction has locked. */
export async function lockUnlockedOrders(transaction: Database, codes: readonly string[]): Promise<OrderRecord[]> {
  const orders = await transaction
    .selectFrom("orders")
    .selectAll()
    .where("code", "in", codes)
    .orderBy("code")
    .forUpdate()
    .skipLocked()
    .execute();
  return recordsOf(transaction, orders);
}

async function recordsOf(transaction: Database, orders: readonly OrderRow[]): Promise<OrderRecord[]> {
  if (orders.length === 0) return [];
  const codes = orders.map(({ code }) => code);
  const rows = await transaction
    .selectFrom("transfers")
    .selectAll()
    .where("orderCode", "in", codes)
    .orderBy("seenAt")
    .orderBy("hash")
    .execute();
  const transfers = Map.groupBy(rows, ({ orderCode }) => orderCode);
  const heights = await readHeights(transaction);
  const packages = await transaction.selectFrom("packages").selectAll().execute();
  return orders.flatMap((order) => {
    const bought = packages.find(({ id }) => id === order.packageId);
    return bought ? [{ order, transfers: transfers.get(order.code) ?? [], heights, package: bought }] : [];
  });
}
