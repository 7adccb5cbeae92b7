import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { AgreedSummary } from "#contracts/reader/page.ts";
import { formatAmount } from "#sandbox/orders/usdt.ts";
import type { Database } from "#sandbox/storage/database.ts";

/**
 * The sums of the amounts of the found records, by currency symbol.
 * @param direction "in" or "out" of each record, to sum them separately; by default one sum.
 */
export async function currencyTotals<DB, Table extends keyof DB, Row>(
  db: Database,
  found: SelectQueryBuilder<DB, Table, Row>,
  direction: RawBuilder<"in" | "out" | null> = sql`null::text`,
): Promise<NonNullable<AgreedSummary["totals"]>> {
  const { rows } = await sql<{ currency: string; direction: "in" | "out" | null; amount: string }>`
    select symbol as currency, ${direction} as direction, sum(found.amount)::text as amount
    from (${found}) as found join currencies on currencies.id = found.currency_id
    group by 1, 2 order by 1, 2`.execute(db);
  return rows.map(({ amount, ...of }) => ({ ...of, amount: formatAmount(amount) }));
}
