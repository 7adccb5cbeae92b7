import { randomUUID } from "node:crypto";
import type { Database } from "#sandbox/storage/database.ts";
import type { OrderRow } from "./tally.ts";

/** The package that a merchant uses at a moment, the biggest if several run; undefined on the trial version. */
export async function packageInForce(db: Database, merchantId: string, now: Date) {
  return db
    .selectFrom("subscriptions")
    .innerJoin("packages", "packages.id", "subscriptions.packageId")
    .selectAll("packages")
    .select(["subscriptions.id as subscriptionId", "subscriptions.expiresAt"])
    .where("subscriptions.merchantId", "=", merchantId)
    .where("subscriptions.startsAt", "<=", now)
    .where("subscriptions.expiresAt", ">", now)
    .orderBy("packages.rank", "desc")
    .orderBy("subscriptions.expiresAt", "desc")
    .executeTakeFirst();
}

/**
 * Starts what a paid order bought: the same package again runs on from its end, a bigger one starts at once,
 * a smaller one when the present one ends.
 */
export async function startPackage(transaction: Database, order: OrderRow, now: Date): Promise<void> {
  const { merchantId, packageId, termMonths } = order;
  await transaction.selectFrom("merchants").select("id").where("id", "=", merchantId).forNoKeyUpdate().execute();
  const present = await packageInForce(transaction, merchantId, now);
  if (present?.id === packageId) {
    const expiresAt = addMonths(present.expiresAt, termMonths);
    await transaction
      .updateTable("subscriptions")
      .set({ expiresAt })
      .where("id", "=", present.subscriptionId)
      .execute();
    return;
  }
  const bought = await transaction
    .selectFrom("packages")
    .select("rank")
    .where("id", "=", packageId)
    .executeTakeFirstOrThrow();
  const startsAt = present && present.rank > bought.rank ? present.expiresAt : now;
  await transaction
    .insertInto("subscriptions")
    .values({ id: randomUUID(), merchantId, packageId, startsAt, expiresAt: addMonths(startsAt, termMonths) })
    .execute();
}

/** The same day so many months on, or that month's last day where it has no such day. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCMonth(moved.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return moved;
}
