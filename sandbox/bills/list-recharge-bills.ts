import { listRechargeBills as call } from "#contracts/bills/list-recharge-bills.call.ts";
import {
  type AgreedRechargeBillPage as RechargeBillPage,
  type RechargeBillSearch,
  rechargeBillSearch,
} from "#contracts/bills/list-recharge-bills.ts";
import { implement } from "#sandbox/http/call.ts";
import { formatAmount } from "#sandbox/orders/usdt.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { keywordFilter } from "#sandbox/storage/keyword.ts";
import type { AllFiltersUsed } from "#sandbox/storage/list-page.ts";
import { summarizedPage } from "#sandbox/storage/list-summary.ts";
import { likeContains, likePrefix } from "#sandbox/storage/text-search.ts";
import { currencyFilter } from "./currency-filter.ts";
import { currencyTotals } from "./currency-totals.ts";
import { readCurrencyViews } from "./currency-view.ts";

/** One page of the merchant's recharge bills, newest first unless sorted otherwise (2.29). */
export const listRechargeBills = implement(call, async ({ db }, search, { merchantId }): Promise<RechargeBillPage> => {
  const { rows, ...page } = await summarizedPage(db, search, {
    key: "number",
    defaultSort: "-paidAt",
    schema: rechargeBillSearch,
    find: (one: RechargeBillSearch) => matching(db, merchantId, one),
    totals: (found) => currencyTotals(db, found),
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
