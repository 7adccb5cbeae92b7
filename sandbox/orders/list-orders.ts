import { sql } from "kysely";
import { listOrders as call } from "#contracts/orders/list-orders.call.ts";
import { type AgreedOrderPage as OrderPage, type OrderSearch, orderSearch } from "#contracts/orders/list-orders.ts";
import { implement } from "#sandbox/http/call.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { keywordFilter } from "#sandbox/storage/keyword.ts";
import type { AllFiltersUsed } from "#sandbox/storage/list-page.ts";
import { summarizedPage } from "#sandbox/storage/list-summary.ts";
import { likeContains, likePrefix } from "#sandbox/storage/text-search.ts";
import { summarizeOrder } from "./order-view.ts";
import { formatAmount } from "./usdt.ts";

/** One page of the merchant's orders, newest first unless sorted otherwise (2.26). */
export const listOrders = implement(call, async ({ db }, search, { merchantId }): Promise<OrderPage> => {
  const { rows, ...page } = await summarizedPage(db, search, {
    key: "code",
    defaultSort: "-createdAt",
    nullable: "paidAt",
    schema: orderSearch,
    find: (one: OrderSearch) => matching(db, merchantId, one),
    totals: async (found) => {
      const { rows } = await sql<{ amount: string | null }>`
        select sum(amount)::text as amount from (${found}) as found`.execute(db);
      return rows.flatMap(({ amount }) =>
        amount === null ? [] : [{ currency: "USDT", amount: formatAmount(amount), direction: null }],
      );
    },
  });
  const packages = await db.selectFrom("packages").select(["id", "name"]).execute();
  const names = new Map(packages.map(({ id, name }) => [id, name]));
  return {
    ...page,
    items: rows.map((row) => summarizeOrder(row, names.get(row.packageId) ?? "")),
  };
});

async function matching(db: Database, merchantId: string, search: OrderSearch) {
  const { status, keyword, code, createdFrom, createdUntil, amountFrom, amountUntil, ...rest } = search;
  void (rest satisfies AllFiltersUsed<typeof rest>);
  let query = db.selectFrom("orders").selectAll().where("merchantId", "=", merchantId);
  if (status) query = query.where("status", "=", status);
  if (code) query = query.where("code", "like", likeContains(code));
  if (createdFrom) query = query.where("createdAt", ">=", new Date(createdFrom));
  if (createdUntil) query = query.where("createdAt", "<=", new Date(createdUntil));
  if (amountFrom) query = query.where("amount", ">=", amountFrom);
  if (amountUntil) query = query.where("amount", "<=", amountUntil);
  if (keyword) {
    const named = { column: "packageId", references: await packagesNamed(db, keyword) };
    const paid = await orderCodesByTransferHash(db, merchantId, keyword);
    query = query.where(({ or, eb, fn, val }) =>
      or([
        keywordFilter(keyword, { parts: ["code"], named }),
        ...(paid.length > 0 ? [eb("code", "=", fn.any(val(paid)))] : []),
      ]),
    );
  }
  return query;
}

async function packagesNamed(db: Database, keyword: string): Promise<string[]> {
  const packages = await db.selectFrom("packages").select("id").where("name", "ilike", likeContains(keyword)).execute();
  return packages.map(({ id }) => id);
}

/** A pasted hash matches one transfer; the beginning of one rarely more. */
const MAX_TRANSFERS = 100;

/** Codes of the orders with a transfer whose hash begins with a keyword. */
async function orderCodesByTransferHash(db: Database, merchantId: string, keyword: string): Promise<string[]> {
  const transfers = await db
    .selectFrom("transactions")
    .select("reference")
    .where("merchantId", "=", merchantId)
    .where("kind", "=", "orderPayment")
    .where("hash", "like", likePrefix(keyword.toLowerCase()))
    .limit(MAX_TRANSFERS)
    .execute();
  return transfers.map(({ reference }) => reference);
}
