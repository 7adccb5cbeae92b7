import { sql } from "kysely";
import { listTransactions as call } from "#contracts/bills/list-transactions.call.ts";
import {
  type AgreedTransactionPage as TransactionPage,
  type TransactionSearch,
  transactionSearch,
} from "#contracts/bills/list-transactions.ts";
import { offersOf } from "#contracts/list.ts";
import { confirmationsOf, readHeights } from "#sandbox/chain/heights.ts";
import { REQUIRED_CONFIRMATIONS } from "#sandbox/chain/networks.ts";
import { answers } from "#sandbox/http/call.ts";
import { normalAmount } from "#sandbox/orders/usdt.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { knownBy } from "#sandbox/storage/keyword.ts";
import { type NoFilter, pageOf } from "#sandbox/storage/list-page.ts";
import { summaryOf } from "#sandbox/storage/list-summary.ts";
import { beginning, containing } from "#sandbox/storage/text-search.ts";
import { currencyTotals } from "./currency-totals.ts";
import { readCurrencyViews } from "./currency-view.ts";
import { moneyMeant } from "./money-filter.ts";

/** What an order is paid with, and what customers withdraw, leaves the merchant. */
const DIRECTIONS = { orderPayment: "out", collection: "in", recharge: "in", withdrawal: "out" } as const;

const OUT = Object.entries(DIRECTIONS).flatMap(([kind, direction]) => (direction === "out" ? [kind] : []));
const DIRECTION = sql<"in" | "out">`case when kind = any(${OUT}) then 'out' else 'in' end`;

/** One page of everything that moved for the merchant, newest first unless sorted otherwise (2.31). */
export const listTransactions = answers(call, async ({ db }, search, { merchantId }): Promise<TransactionPage> => {
  const summed = {
    schema: transactionSearch,
    usual: "-createdAt" as const,
    find: (one: typeof search) => matching(db, merchantId, one),
    totals: (found: Awaited<ReturnType<typeof matching>>) =>
      currencyTotals(db, found.where("status", "<>", "dropped"), DIRECTION),
  };
  const { rows, ...page } = await pageOf(db, await matching(db, merchantId, search), search, {
    key: "code",
    usual: "-createdAt",
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
    amount: normalAmount(row.amount),
    hash: row.hash,
    fromAddress: row.fromAddress,
    toAddress: row.toAddress,
    blockNumber: row.blockHeight,
    confirmations: confirmationsOf({ ...row, dropped: row.status === "dropped" }, heights),
    requiredConfirmations: REQUIRED_CONFIRMATIONS[row.network],
    status: row.status,
    createdAt: row.createdAt.toISOString(),
  }));
  return { ...page, offers: offersOf(transactionSearch), ...(await summaryOf(db, search, summed)), items };
});

async function matching(db: Database, merchantId: string, search: TransactionSearch) {
  const { kind, status, keyword, code, hash, createdFrom, createdUntil, ...others } = search;
  const { network, currency, amountFrom, amountUntil, ...rest } = others;
  void (rest satisfies NoFilter<typeof rest>);
  const money = await moneyMeant(db, { network, currency });
  let query = db.selectFrom("transactions").selectAll().where("merchantId", "=", merchantId);
  if (kind) query = query.where("kind", "=", kind);
  if (status) query = query.where("status", "=", status);
  if (code) {
    const part = containing(code);
    query = query.where((record) => record.or([record("code", "like", part), record("reference", "like", part)]));
  }
  if (hash) query = query.where("hash", "like", beginning(hash));
  if (createdFrom) query = query.where("createdAt", ">=", new Date(createdFrom));
  if (createdUntil) query = query.where("createdAt", "<=", new Date(createdUntil));
  if (keyword) {
    const beginnings = ["fromAddress", "toAddress"];
    query = query.where(knownBy(keyword, { parts: ["code", "reference"], beginnings, hashes: ["hash"] }));
  }
  if (money) query = query.where(money);
  if (amountFrom) query = query.where("amount", ">=", amountFrom);
  if (amountUntil) query = query.where("amount", "<=", amountUntil);
  return query;
}
