import { sql } from "kysely";
import { loadReceipts as call } from "#contracts/dashboard/load-receipts.call.ts";
import type { AgreedReceipts as Receipts } from "#contracts/dashboard/load-receipts.ts";
import { readCurrencyViews } from "#sandbox/bills/currency-view.ts";
import { implement } from "#sandbox/http/call.ts";
import { formatAmount } from "#sandbox/orders/usdt.ts";
import type { Database } from "#sandbox/storage/database.ts";

type Asked = { merchantId: string; timeZone: string; now: Date };

/**
 * Payments of customers per day (2.24). A payment counts on the day on which its chain confirmed it; days begin at midnight
 * in the merchant's time zone, also across daylight saving time.
 */
export const loadReceipts = implement(
  call,
  async ({ db, clock }, { timeZone, days }, { merchantId }): Promise<Receipts> => {
    const asked = { merchantId, timeZone, now: clock() };
    const rows = await readDays(db, asked, days);
    const currencyOf = await readCurrencyViews(db);
    const items = rows.map(({ currencyId, amount, ...row }) => ({
      ...row,
      ...currencyOf(currencyId),
      amount: formatAmount(amount),
    }));
    return { items, total: items.length, ...(await readComparison(db, asked)) };
  },
);

async function readDays(db: Database, { merchantId, timeZone, now }: Asked, days: number) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom("applicationBills")
        .select(({ fn }) => [
          sql<string>`to_char(paid_at at time zone ${timeZone}, 'YYYY-MM-DD')`.as("day"),
          "currencyId",
          "applicationCode",
          fn.sum<string>("amount").as("amount"),
          sql<number>`count(*)::int`.as("payments"),
        ])
        .where("merchantId", "=", merchantId)
        .where("paidAt", "<=", now)
        .where("paidAt", ">=", midnight(timeZone, now, days - 1))
        .groupBy([sql`1`, "currencyId", "applicationCode"])
        .as("paid"),
    )
    .innerJoin("currencies", "currencies.id", "paid.currencyId")
    .innerJoin("applications", "applications.code", "paid.applicationCode")
    .select([
      ...(["paid.day", "paid.currencyId", "paid.amount", "paid.payments"] as const),
      ...(["currencies.network", "paid.applicationCode", "applications.name as applicationName"] as const),
    ])
    .orderBy("paid.day")
    .orderBy("currencies.rank")
    .orderBy("paid.applicationCode")
    .execute();
}

/** The present day, and yesterday's receipts up to the same time of day. */
async function readComparison(db: Database, { merchantId, timeZone, now }: Asked) {
  const { today } = await db
    .selectNoFrom(sql<string>`to_char(${now}::timestamptz at time zone ${timeZone}, 'YYYY-MM-DD')`.as("today"))
    .executeTakeFirstOrThrow();
  const sameTime = sql<Date>`(${now}::timestamptz at time zone ${timeZone} - interval '1 day') at time zone ${timeZone}`;
  const rows = await db
    .selectFrom("applicationBills")
    .innerJoin("currencies", "currencies.id", "applicationBills.currencyId")
    .select(({ fn }) => ["currencies.symbol as currency", fn.sum<string>("amount").as("amount")])
    .where("merchantId", "=", merchantId)
    .where("paidAt", ">=", midnight(timeZone, now, 1))
    .where("paidAt", "<=", sameTime)
    .groupBy("currencies.symbol")
    .execute();
  return { today, yesterdayByNow: rows.map((row) => ({ ...row, amount: formatAmount(row.amount) })) };
}

/** Midnight in a time zone, so many days ago. The database refuses an unknown zone. */
function midnight(timeZone: string, now: Date, daysAgo: number) {
  const day = sql`(${now}::timestamptz at time zone ${timeZone})::date - ${daysAgo}::int`;
  return sql<Date>`(${day})::timestamp at time zone ${timeZone}`;
}
