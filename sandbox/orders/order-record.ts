import { readHeights } from "#sandbox/chain/heights.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import type { Database } from "#sandbox/storage/database.ts";
import type { OrderRecord } from "./order-view.ts";

/**
 * Reads an order and locks it until the transaction ends, so that whatever else would change it waits its turn.
 * @param merchantId whose order it must be; null for the chain and the tester, who serve everybody.
 * @throws Refused when there is no such order, or it is somebody else's.
 */
export async function lockOrder(transaction: Database, code: string, merchantId: string | null): Promise<OrderRecord> {
  const order = await transaction
    .selectFrom("orders")
    .selectAll()
    .where("code", "=", code)
    .$if(merchantId !== null, (query) => query.where("merchantId", "=", merchantId ?? ""))
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new Refused("notFound");
  const transfers = await transaction
    .selectFrom("transfers")
    .selectAll()
    .where("orderCode", "=", code)
    .orderBy("seenAt")
    .orderBy("hash")
    .execute();
  const bought = await transaction
    .selectFrom("packages")
    .selectAll()
    .where("id", "=", order.packageId)
    .executeTakeFirstOrThrow();
  return { order, transfers, heights: await readHeights(transaction), package: bought };
}
