import { listBills as call } from "#contracts/bills/list-bills.call.ts";
import { type AgreedBillPage as BillPage, type BillSearch, billSearch } from "#contracts/bills/list-bills.ts";
import { readApplicationNames } from "#sandbox/applications/application-names.ts";
import { implement } from "#sandbox/http/call.ts";
import { formatAmount } from "#sandbox/orders/usdt.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { findApplications, keywordFilter } from "#sandbox/storage/keyword.ts";
import type { AllFiltersUsed } from "#sandbox/storage/list-page.ts";
import { summarizedPage } from "#sandbox/storage/list-summary.ts";
import { likeContains, likePrefix } from "#sandbox/storage/text-search.ts";
import { currencyFilter } from "./currency-filter.ts";
import { currencyTotals } from "./currency-totals.ts";
import { readCurrencyViews } from "./currency-view.ts";

/** One page of the merchant's application bills, newest first unless sorted otherwise (2.28). */
export const listBills = implement(call, async ({ db }, search, { merchantId }): Promise<BillPage> => {
  const { rows, ...page } = await summarizedPage(db, search, {
    key: "code",
    defaultSort: "-createdAt",
    schema: billSearch,
    find: (one: BillSearch) => matching(db, merchantId, one),
    totals: (found) => currencyTotals(db, found),
  });
  const currencyOf = await readCurrencyViews(db);
  const applications = rows.map(({ applicationCode }) => applicationCode);
  const names = await readApplicationNames(db, applications);
  const items = rows.map((row) => ({
    code: row.code,
    merchantId,
    applicationCode: row.applicationCode,
    applicationName: names.get(row.applicationCode) ?? "",
    userId: row.userId,
    network: row.network,
    ...currencyOf(row.currencyId),
    amount: formatAmount(row.amount),
    transferAmount: formatAmount(row.amount),
    hash: row.hash,
    fromAddress: row.fromAddress,
    toAddress: row.toAddress,
    deliveryAddress: row.deliveryAddress,
    blockNumber: row.blockHeight,
    noticeStatus: row.noticeStatus,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
  }));
  return { ...page, items };
});

async function matching(db: Database, merchantId: string, search: BillSearch) {
  const { noticeStatus, applicationCode, keyword, code, hash, createdFrom, createdUntil, ...others } = search;
  const { network, currency, amountFrom, amountUntil, ...rest } = others;
  void (rest satisfies AllFiltersUsed<typeof rest>);
  const money = await currencyFilter(db, { network, currency });
  let query = db.selectFrom("applicationBills").selectAll().where("merchantId", "=", merchantId);
  if (noticeStatus) query = query.where("noticeStatus", "=", noticeStatus);
  if (applicationCode) query = query.where("applicationCode", "=", applicationCode.trim());
  if (code) query = query.where("code", "like", likeContains(code));
  if (hash) query = query.where("hash", "like", likePrefix(hash));
  if (createdFrom) query = query.where("createdAt", ">=", new Date(createdFrom));
  if (createdUntil) query = query.where("createdAt", "<=", new Date(createdUntil));
  if (keyword) {
    const references = await findApplications(db, merchantId, keyword);
    query = query.where(
      keywordFilter(keyword, {
        parts: ["code"],
        beginnings: ["fromAddress", "toAddress", "deliveryAddress", "userId"],
        hashes: ["hash"],
        named: { column: "applicationCode", references },
      }),
    );
  }
  if (money) query = query.where(money);
  if (amountFrom) query = query.where("amount", ">=", amountFrom);
  if (amountUntil) query = query.where("amount", "<=", amountUntil);
  return query;
}
