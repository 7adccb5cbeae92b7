import { sql } from "kysely";
import { type TransactionPage, type TransactionSearch, transactionSearch } from "#contracts/bills/list-transactions.ts";
import { confirmationsOf, readHeights } from "#sandbox/chain/heights.ts";
import { REQUIRED_CONFIRMATIONS } from "#sandbox/chain/networks.ts";
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

/** One page of everything that moved for the merchant, newest first unless sorted otherwise (2.31). */
export const listTransactions = merchantCall({
  method: "POST",
  path: "/Transaction/List",
  input: transactionSearch,
  answer: async (service, search, { merchantId }): Promise<TransactionPage> => {
    const { total } = await matching(service, merchantId, search)
      .select(sql<number>`count(*)::int`.as("total"))
      .executeTakeFirstOrThrow();
    const heights = await readHeights(service.db);
    const [column, direction] = SORTS[search.sort ?? "-createdAt"];
    const rows = await matching(service, merchantId, search)
      .innerJoin("currencies", "currencies.id", "transactions.currencyId")
      .selectAll("transactions")
      .select(["currencies.symbol", "currencies.kind as currencyKind"])
      .orderBy(`transactions.${column}`, direction)
      .orderBy("transactions.code", direction)
      .limit(search.pageSize)
      .offset((search.page - 1) * search.pageSize)
      .execute();
    const items = rows.map((row) => ({
      code: row.code,
      kind: row.kind,
      reference: row.reference,
      network: row.network,
      ...currencyView({ symbol: row.symbol, kind: row.currencyKind, network: row.network }),
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
    return { items, total };
  },
});

function matching({ db }: Service, merchantId: string, search: TransactionSearch) {
  const { kind, status, code, hash, createdFrom, createdUntil } = search;
  let query = db.selectFrom("transactions").where("transactions.merchantId", "=", merchantId);
  if (kind) query = query.where("transactions.kind", "=", kind);
  if (status) query = query.where("transactions.status", "=", status);
  if (code) {
    const part = containing(code);
    query = query.where((record) =>
      record.or([record("transactions.code", "like", part), record("transactions.reference", "like", part)]),
    );
  }
  if (hash) query = query.where("transactions.hash", "like", beginning(hash));
  if (createdFrom) query = query.where("transactions.createdAt", ">=", new Date(createdFrom));
  if (createdUntil) query = query.where("transactions.createdAt", "<=", new Date(createdUntil));
  return query;
}
