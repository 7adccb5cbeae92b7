import { randomUUID } from "node:crypto";
import type { Database } from "#sandbox/storage/database.ts";
import { type Span, schedule } from "./schedule.ts";
import type { OrderRow } from "./tally.ts";

/** The merchant's running package, the biggest if several run; undefined on the trial version. */
export async function activePackage(db: Database, merchantId: string, now: Date) {
  return db
    .selectFrom("subscriptions")
    .innerJoin("packages", "packages.id", "subscriptions.packageId")
    .selectAll("packages")
    .select("subscriptions.expiresAt")
    .where("subscriptions.merchantId", "=", merchantId)
    .where("subscriptions.startsAt", "<=", now)
    .where("subscriptions.expiresAt", ">", now)
    .orderBy("packages.rank", "desc")
    .orderBy("subscriptions.expiresAt", "desc")
    .executeTakeFirst();
}

/** The merchant's paid time that has not ended. */
export async function readSpans(db: Database, merchantId: string, now: Date): Promise<Span[]> {
  return db
    .selectFrom("subscriptions")
    .innerJoin("packages", "packages.id", "subscriptions.packageId")
    .select(["subscriptions.id", "packageId", "rank", "startsAt", "expiresAt"])
    .where("merchantId", "=", merchantId)
    .where("expiresAt", ">", now)
    .execute();
}

/** Adds a paid order's package to the merchant's paid time; see `schedule`. */
export async function startPackage(transaction: Database, order: OrderRow, now: Date): Promise<void> {
  const { merchantId, packageId, termMonths } = order;
  await transaction.selectFrom("merchants").select("id").where("id", "=", merchantId).forNoKeyUpdate().execute();
  const { rank } = await transaction
    .selectFrom("packages")
    .select("rank")
    .where("id", "=", packageId)
    .executeTakeFirstOrThrow();
  const present = await readSpans(transaction, merchantId, now);
  const { runs, continued, waiting, shift } = schedule(present, { packageId, rank, months: termMonths }, now);
  const later = (moment: Date) => new Date(moment.getTime() + shift);
  const write = (id: string, times: Partial<Pick<Span, "startsAt" | "expiresAt">>) =>
    transaction.updateTable("subscriptions").set(times).where("id", "=", id).execute();
  const add = (added: Pick<Span, "packageId" | "startsAt" | "expiresAt">) =>
    transaction
      .insertInto("subscriptions")
      .values({ id: randomUUID(), merchantId, ...added })
      .execute();

  if (continued) await write(continued.id, { expiresAt: runs.until });
  else await add({ packageId, startsAt: runs.from, expiresAt: runs.until });
  for (const span of waiting) {
    const { startsAt, expiresAt } = span;
    if (startsAt > now) await write(span.id, { startsAt: later(startsAt), expiresAt: later(expiresAt) });
    else {
      await write(span.id, { expiresAt: now });
      await add({ packageId: span.packageId, startsAt: later(now), expiresAt: later(expiresAt) });
    }
  }
}
