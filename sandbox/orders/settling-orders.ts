import type { Service } from "#sandbox/service.ts";
import { batchesOf } from "#sandbox/storage/batches.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { lockFreeOrders } from "./order-record.ts";
import { settleAll } from "./settlement.ts";

/** Brings every order up to the present that something came for, or whose payment window is over. */
export async function settleOpenOrders({ db, clock, settings }: Service): Promise<void> {
  const now = { now: clock(), paymentWindowSeconds: settings.paymentWindowSeconds };
  for (const codes of batchesOf(await findDueOrders(db, now.now))) {
    await db.transaction().execute(async (transaction) => {
      await settleAll(transaction, await lockFreeOrders(transaction, codes), now);
    });
  }
}

/** The open orders whose window is over, and those that wait for the chain to confirm what came. */
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
