import { listRechargeBills as call } from "#contracts/bills/list-recharge-bills.call.ts";
import {
  type AgreedRechargeBillPage as RechargeBillPage,
  type RechargeBillSearch,
  rechargeBillSearch,
} from "#contracts/bills/list-recharge-bills.ts";
import { proposedFilterNames } from "#contracts/list.ts";
import { implement } from "#sandbox/http/call.ts";
import { formatAmount } from "#sandbox/orders/usdt.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { keywordFilter } from "#sandbox/storage/keyword.ts";
import { type AllFiltersUsed, listPage } from "#sandbox/storage/list-page.ts";
import { listSummary } from "#sandbox/storage/list-summary.ts";
import { likeContains, likePrefix } from "#sandbox/storage/text-search.ts";
import { currencyFilter } from "./currency-filter.ts";
import { currencyTotals } from "./currency-totals.ts";
import { readCurrencyViews } from "./currency-view.ts";

/** One page of the merchant's recharge bills, newest first unless sorted otherwise (2.29). */
export const listRechargeBills = implement(call, async ({ db }, search, { merchantId }): Promise<RechargeBillPage> => {
  const summed = {
    schema: rechargeBillSearch,
    defaultSort: "-paidAt" as const,
    find: (one: typeof search) => matching(db, merchantId, one),
    totals: (found: Awaited<ReturnType<typeof matching>>) => currencyTotals(db, found),
  };
  const { rows, ...page } = await listPage(db, await matching(db, merchantId, search), search, {
    key: "number",
    defaultSort: "-paidAt",
  });
  const currencyOf = await readCurrencyViews(db);
  const items = rows.map((row) => ({
    number: row.number,
    network: row.network,
    ...currencyOf(row.currencyId),
    amount: formatAmount(row.amount),
    hash: row.hash,
    paymentAddress: row.paymentAddress,
    deliveryAddress: row.deliveryAddress,
    paidAt: row.paidAt.toISOString(),
  }));
  return {
    ...page,
    offers: proposedFilterNames(rechargeBillSearch),
    ...(await listSummary(db, search, summed)),
    items,
  };
});

async function matching(db: Database, merchantId: string, search: RechargeBillSearch) {
  const { keyword, code, hash, createdFrom, createdUntil, ...others } = search;
  const { network, currency, amountFrom, amountUntil, ...rest } = others;
  void (rest satisfies AllFiltersUsed<typeof rest>);
  const money = await currencyFilter(db, { network, currency });
  let query = db.selectFrom("rechargeBills").selectAll().where("merchantId", "=", merchantId);
  if (code) query = query.where("number", "like", likeContains(code));
  if (hash) query = query.where("hash", "like", likePrefix(hash));
  if (createdFrom) query = query.where("paidAt", ">=", new Date(createdFrom));
  if (createdUntil) query = query.where("paidAt", "<=", new Date(createdUntil));
  if (keyword) {
    const beginnings = ["paymentAddress", "deliveryAddress"];
    query = query.where(keywordFilter(keyword, { parts: ["number"], beginnings, hashes: ["hash"] }));
  }
  if (money) query = query.where(money);
  if (amountFrom) query = query.where("amount", ">=", amountFrom);
  if (amountUntil) query = query.where("amount", "<=", amountUntil);
  return query;
}
