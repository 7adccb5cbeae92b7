import { sql } from "kysely";
import { type OrderPage, type OrderSearch, orderSearch } from "#contracts/orders/list-orders.ts";
import { merchantCall } from "#sandbox/http/call.ts";
import type { Service } from "#sandbox/service.ts";
import { summarise } from "./order-view.ts";
import { settleOverdue } from "./settling-orders.ts";

/** One page of the merchant's orders, newest first unless sorted otherwise (2.26). */
export const listOrders = merchantCall({
  method: "POST",
  path: "/Order/List",
  input: orderSearch,
  answer: async (service, search, { merchantId }): Promise<OrderPage> => {
    await settleOverdue(service, merchantId);
    const { total } = await matching(service, merchantId, search)
      .select(sql<number>`count(*)::int`.as("total"))
      .executeTakeFirstOrThrow();
    const [column, direction] = sortOf(search.sort);
    const rows = await matching(service, merchantId, search)
      .innerJoin("packages", "packages.id", "orders.packageId")
      .selectAll("orders")
      .select("packages.name as packageName")
      .orderBy(`orders.${column}`, (order) =>
        direction === "desc" ? order.desc().nullsLast() : order.asc().nullsLast(),
      )
      .orderBy("orders.code", direction)
      .limit(search.pageSize)
      .offset((search.page - 1) * search.pageSize)
      .execute();
    return { items: rows.map((row) => summarise(row, row.packageName)), total };
  },
});

function matching({ db }: Service, merchantId: string, { status, code, createdFrom, createdUntil }: OrderSearch) {
  let query = db.selectFrom("orders").where("orders.merchantId", "=", merchantId);
  if (status) query = query.where("orders.status", "=", status);
  if (code) query = query.where("orders.code", "like", `%${code.trim().replace(/[\\%_]/g, "\\$&")}%`);
  if (createdFrom) query = query.where("orders.createdAt", ">=", new Date(createdFrom));
  if (createdUntil) query = query.where("orders.createdAt", "<=", new Date(createdUntil));
  return query;
}

type Sort = NonNullable<OrderSearch["sort"]>;

function sortOf(sort: Sort = "-createdAt"): ["createdAt" | "amount" | "paidAt", "asc" | "desc"] {
  switch (sort) {
    case "createdAt":
    case "amount":
    case "paidAt":
      return [sort, "asc"];
    case "-createdAt":
      return ["createdAt", "desc"];
    case "-amount":
      return ["amount", "desc"];
    case "-paidAt":
      return ["paidAt", "desc"];
  }
}
