import { sql } from "kysely";
import { type BillPage, type BillSearch, billSearch } from "#contracts/bills/list-bills.ts";
import { merchantCall } from "#sandbox/http/call.ts";
import { normalAmount } from "#sandbox/orders/usdt.ts";
import type { Service } from "#sandbox/service.ts";
import { currencyView } from "./currency-view.ts";
import { beginning, containing } from "./text-search.ts";

const SORTS = {
  createdAt: ["createdAt", "asc"],
  "-createdAt": ["createdAt", "desc"],
  amount: ["amount", "asc"],
  "-amount": ["amount", "desc"],
} as const;

/** One page of the merchant's application bills, newest first unless sorted otherwise (2.28). */
export const listBills = merchantCall({
  method: "POST",
  path: "/Bill/List",
  input: billSearch,
  answer: async (service, search, { merchantId }): Promise<BillPage> => {
    const { total } = await matching(service, merchantId, search)
      .select(sql<number>`count(*)::int`.as("total"))
      .executeTakeFirstOrThrow();
    const [column, direction] = SORTS[search.sort ?? "-createdAt"];
    const rows = await matching(service, merchantId, search)
      .innerJoin("applications", "applications.code", "applicationBills.applicationCode")
      .innerJoin("currencies", "currencies.id", "applicationBills.currencyId")
      .selectAll("applicationBills")
      .select(["applications.name as applicationName", "currencies.symbol", "currencies.kind"])
      .orderBy(`applicationBills.${column}`, direction)
      .orderBy("applicationBills.code", direction)
      .limit(search.pageSize)
      .offset((search.page - 1) * search.pageSize)
      .execute();
    const items = rows.map((row) => ({
      code: row.code,
      merchantId,
      applicationCode: row.applicationCode,
      applicationName: row.applicationName,
      userId: row.userId,
      network: row.network,
      ...currencyView(row),
      amount: normalAmount(row.amount),
      transferAmount: normalAmount(row.amount),
      hash: row.hash,
      fromAddress: row.fromAddress,
      toAddress: row.toAddress,
      deliveryAddress: row.deliveryAddress,
      blockNumber: row.blockHeight,
      noticeStatus: row.noticeStatus,
      createdAt: row.createdAt.toISOString(),
      paidAt: row.paidAt?.toISOString() ?? null,
    }));
    return { items, total };
  },
});

function matching({ db }: Service, merchantId: string, search: BillSearch) {
  const { noticeStatus, applicationCode, code, hash, createdFrom, createdUntil } = search;
  let query = db.selectFrom("applicationBills").where("applicationBills.merchantId", "=", merchantId);
  if (noticeStatus) query = query.where("applicationBills.noticeStatus", "=", noticeStatus);
  if (applicationCode) query = query.where("applicationBills.applicationCode", "=", applicationCode.trim());
  if (code) query = query.where("applicationBills.code", "like", containing(code));
  if (hash) query = query.where("applicationBills.hash", "like", beginning(hash));
  if (createdFrom) query = query.where("applicationBills.createdAt", ">=", new Date(createdFrom));
  if (createdUntil) query = query.where("applicationBills.createdAt", "<=", new Date(createdUntil));
  return query;
}
