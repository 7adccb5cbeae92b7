import { listBills as call } from "#contracts/bills/list-bills.call.ts";
import { type AgreedBillPage as BillPage, type BillSearch, billSearch } from "#contracts/bills/list-bills.ts";
import { offersOf } from "#contracts/list.ts";
import { answers } from "#sandbox/http/call.ts";
import { normalAmount } from "#sandbox/orders/usdt.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { applicationsNamed, knownBy } from "#sandbox/storage/keyword.ts";
import { type NoFilter, pageOf } from "#sandbox/storage/list-page.ts";
import { summaryOf } from "#sandbox/storage/list-summary.ts";
import { beginning, containing } from "#sandbox/storage/text-search.ts";
import { currencyTotals } from "./currency-totals.ts";
import { readCurrencyViews } from "./currency-view.ts";
import { moneyMeant } from "./money-filter.ts";

/** One page of the merchant's application bills, newest first unless sorted otherwise (2.28). */
export const listBills = answers(call, async ({ db }, search, { merchantId }): Promise<BillPage> => {
  const summed = {
    schema: billSearch,
    usual: "-createdAt" as const,
    find: (one: typeof search) => matching(db, merchantId, one),
    totals: (found: Awaited<ReturnType<typeof matching>>) => currencyTotals(db, found),
  };
  const { rows, ...page } = await pageOf(db, await matching(db, merchantId, search), search, {
    key: "code",
    usual: "-createdAt",
  });
  const currencyOf = await readCurrencyViews(db);
  const applications = await db
    .selectFrom("applications")
    .select(["code", "name"])
    .where(({ eb, fn, val }) => eb("code", "=", fn.any(val(rows.map(({ applicationCode }) => applicationCode)))))
    .execute();
  const names = new Map(applications.map(({ code, name }) => [code, name]));
  const items = rows.map((row) => ({
    code: row.code,
    merchantId,
    applicationCode: row.applicationCode,
    applicationName: names.get(row.applicationCode) ?? "",
    userId: row.userId,
    network: row.network,
    ...currencyOf(row.currencyId),
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
  return { ...page, offers: offersOf(billSearch), ...(await summaryOf(db, search, summed)), items };
});

async function matching(db: Database, merchantId: string, search: BillSearch) {
  const { noticeStatus, applicationCode, keyword, code, hash, createdFrom, createdUntil, ...others } = search;
  const { network, currency, amountFrom, amountUntil, ...rest } = others;
  void (rest satisfies NoFilter<typeof rest>);
  const money = await moneyMeant(db, { network, currency });
  let query = db.selectFrom("applicationBills").selectAll().where("merchantId", "=", merchantId);
  if (noticeStatus) query = query.where("noticeStatus", "=", noticeStatus);
  if (applicationCode) query = query.where("applicationCode", "=", applicationCode.trim());
  if (code) query = query.where("code", "like", containing(code));
  if (hash) query = query.where("hash", "like", beginning(hash));
  if (createdFrom) query = query.where("createdAt", ">=", new Date(createdFrom));
  if (createdUntil) query = query.where("createdAt", "<=", new Date(createdUntil));
  if (keyword) {
    const references = await applicationsNamed(db, merchantId, keyword);
    query = query.where(
      knownBy(keyword, {
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
