import { sql } from "kysely";
import { listTransactions as call } from "#contracts/bills/list-transactions.call.ts";
import {
  type AgreedTransactionPage as TransactionPage,
  type TransactionSearch,
  transactionSearch,
} from "#contracts/bills/list-transactions.ts";
import { confirmationsOf, readHeights } from "#sandbox/chain/heights.ts";
import { REQUIRED_CONFIRMATIONS } from "#sandbox/chain/networks.ts";
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

const DIRECTIONS = { orderPayment: "out", collection: "in", recharge: "in", withdrawal: "out" } as const;

const OUT = Object.entries(DIRECTIONS).flatMap(([kind, direction]) => (direction === "out" ? [kind] : []));
const DIRECTION = sql<"in" | "out">`case when kind = any(${OUT}) then 'out' else 'in' end`;

/** One page of the merchant's transactions, newest first unless sorted otherwise (2.31). */
export const listTransactions = implement(call, async ({ db }, search, { merchantId }): Promise<TransactionPage> => {
  const { rows, ...page } = await summarizedPage(db, search, {
    key: "code",
    defaultSort: "-createdAt",
    schema: transactionSearch,
    find: (one: TransactionSearch) => matching(db, merchantId, one),
    totals: (found) => currencyTotals(db, found.where("status", "<>", "dropped"), DIRECTION),
  });
  const heights = await readHeights(db);
  const currencyOf = await readCurrencyViews(db);
  const items = rows.map((row) => ({
    code: row.code,
    kind: row.kind,
    direction: DIRECTIONS[row.kind],
    reference: row.reference,
    network: row.network,
    ...currencyOf(row.currencyId),
    amount: formatAmount(row.amount),
    hash: row.hash,
    fromAddress: row.fromAddress,
    toAddress: row.toAddress,
    blockNumber: row.blockHeight,
    confirmations: confirmationsOf({ ...row, dropped: row.status === "dropped" }, heights),
    requiredConfirmations: REQUIRED_CONFIRMATIONS[row.network],
    status: row.status,
    createdAt: row.createdAt.toISOString(),
  }));
  return { ...page, items };
});

async function matching(db: Database, merchantId: string, search: TransactionSearch) {
  const { kind, status, keyword, code, hash, createdFrom, createdUntil, ...others } = search;
  const { network, currency, amountFrom, amountUntil, ...rest } = others;
  void (rest satisfies AllFiltersUsed<typeof rest>);
  const money = await currencyFilter(db, { network, currency });
  let query = db.selectFrom("transactions").selectAll().where("merchantId", "=", merchantId);
  if (kind) query = query.where("kind", "=", kind);
  if (status) query = query.where("status", "=", status);
  if (code) {
    const part = likeContains(code);
    query = query.where((record) => record.or([record("code", "like", part), record("reference", "like", part)]));
  }
  if (hash) query = query.where("hash", "like", likePrefix(hash));
  if (createdFrom) query = query.where("createdAt", ">=", new Date(createdFrom));
  if (createdUntil) query = query.where("createdAt", "<=", new Date(createdUntil));
  if (keyword) {
    const beginnings = ["fromAddress", "toAddress"];
    query = query.where(keywordFilter(keyword, { parts: ["code", "reference"], beginnings, hashes: ["hash"] }));
  }
  if (money) query = query.where(money);
  if (amountFrom) query = query.where("amount", ">=", amountFrom);
  if (amountUntil) query = query.where("amount", "<=", amountUntil);
  return query;
}
