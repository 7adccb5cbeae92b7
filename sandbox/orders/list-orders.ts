import { type AgreedOrderPage as OrderPage, type OrderSearch, orderSearch } from "#contracts/orders/list-orders.ts";
import { merchantCall } from "#sandbox/http/call.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { pageOf } from "#sandbox/storage/list-page.ts";
import { containing } from "#sandbox/storage/text-search.ts";
import { summarise } from "./order-view.ts";

/** One page of the merchant's orders, newest first unless sorted otherwise (2.26). */
export const listOrders = merchantCall({
  method: "POST",
  path: "/Order/List",
  input: orderSearch,
  answer: async ({ db }, search, { merchantId }): Promise<OrderPage> => {
    const { rows, ...page } = await pageOf(db, matching(db, merchantId, search), search, {
      key: "code",
      usual: "-createdAt",
      sometimesEmpty: "paidAt",
    });
    const packages = await db.selectFrom("packages").select(["id", "name"]).execute();
    const names = new Map(packages.map(({ id, name }) => [id, name]));
    return { ...page, items: rows.map((row) => summarise(row, names.get(row.packageId) ?? "")) };
  },
});

function matching(db: Database, merchantId: string, { status, code, createdFrom, createdUntil }: OrderSearch) {
  let query = db.selectFrom("orders").selectAll().where("merchantId", "=", merchantId);
  if (status) query = query.where("status", "=", status);
  if (code) query = query.where("code", "like", containing(code));
  if (createdFrom) query = query.where("createdAt", ">=", new Date(createdFrom));
  if (createdUntil) query = query.where("createdAt", "<=", new Date(createdUntil));
  return query;
}
