import type { Service } from "#sandbox/service.ts";
import { batchesOf } from "#sandbox/storage/batches.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { lockUnlockedOrders } from "./order-record.ts";
import { settleAll } from "./settlement.ts";

/** Settles every open order that received a transfer or whose payment window is over. */
export async function settleOpenOrders({ db, clock, settings }: Service): Promise<void> {
  const now = { now: clock(), paymentWindowSeconds: settings.paymentWindowSeconds };
  for (const codes of batchesOf(await findDueOrders(db, now.now))) {
    await db.transaction().execute(async (transaction) => {
      await settleAll(transaction, await lockUnlockedOrders(transaction, codes), now);
    });
  }
}

/** Codes of the open orders whose window is over, and of those waiting for confirmations. */
async function findDueOrders(db: Database, now: Date): Promise<string[]> {
  const overdue = db
    .selectFrom("orders")
    .select("code")
    .where("status", "in", ["pending", "waiting"])
    .where("expiresAt", "<=", now);
  const confirming = db
    .selectFrom("orders")
    .select("code")
    .where("status", "=", "waiting")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("transfers")
          .select("hash")
          .whereRef("orderCode", "=", "orders.code")
          .where("kind", "=", "onTime")
          .where("dropped", "=", false),
      ),
    );
  const due = await overdue.union(confirming).execute();
  return due.map(({ code }) => code);
}
