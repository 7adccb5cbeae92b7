import { sql } from "kysely";
import {
  type RechargeBillPage,
  type RechargeBillSearch,
  rechargeBillSearch,
} from "#contracts/bills/list-recharge-bills.ts";
import { merchantCall } from "#sandbox/http/call.ts";
import { normalAmount } from "#sandbox/orders/usdt.ts";
import type { Service } from "#sandbox/service.ts";
import { currencyView } from "./currency-view.ts";
import { beginning, containing } from "./text-search.ts";

const SORTS = {
  paidAt: ["paidAt", "asc"],
  "-paidAt": ["paidAt", "desc"],
  amount: ["amount", "asc"],
  "-amount": ["amount", "desc"],
} as const;

/** One page of the merchant's recharge bills, newest first unless sorted otherwise (2.29). */
export const listRechargeBills = merchantCall({
  method: "POST",
  path: "/RechargeBill/List",
  input: rechargeBillSearch,
  answer: async (service, search, { merchantId }): Promise<RechargeBillPage> => {
    const { total } = await matching(service, merchantId, search)
      .select(sql<number>`count(*)::int`.as("total"))
      .executeTakeFirstOrThrow();
    const [column, direction] = SORTS[search.sort ?? "-paidAt"];
    const rows = await matching(service, merchantId, search)
      .innerJoin("currencies", "currencies.id", "rechargeBills.currencyId")
      .selectAll("rechargeBills")
      .select(["currencies.symbol", "currencies.kind"])
      .orderBy(`rechargeBills.${column}`, direction)
      .orderBy("rechargeBills.number", direction)
      .limit(search.pageSize)
      .offset((search.page - 1) * search.pageSize)
      .execute();
    const items = rows.map((row) => ({
      number: row.number,
      network: row.network,
      ...currencyView(row),
      amount: normalAmount(row.amount),
      hash: row.hash,
      paymentAddress: row.paymentAddress,
      deliveryAddress: row.address,
      paidAt: row.paidAt.toISOString(),
    }));
    return { items, total };
  },
});

function matching({ db }: Service, merchantId: string, search: RechargeBillSearch) {
  const { code, hash, createdFrom, createdUntil } = search;
  let query = db.selectFrom("rechargeBills").where("rechargeBills.merchantId", "=", merchantId);
  if (code) query = query.where("rechargeBills.number", "like", containing(code));
  if (hash) query = query.where("rechargeBills.hash", "like", beginning(hash));
  if (createdFrom) query = query.where("rechargeBills.paidAt", ">=", new Date(createdFrom));
  if (createdUntil) query = query.where("rechargeBills.paidAt", "<=", new Date(createdUntil));
  return query;
}
