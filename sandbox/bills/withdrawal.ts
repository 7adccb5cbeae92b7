import { randomUUID } from "node:crypto";
import type { Network } from "#contracts/currencies/network.ts";
import { recordTransaction, type TransactionRow } from "#sandbox/chain/transactions.ts";
import { deriveAddress } from "#sandbox/currencies/derive-address.ts";
import { addLedgerEntries } from "#sandbox/ledger/entries.ts";
import { readWalletBalance } from "#sandbox/ledger/money.ts";
import { parseMicros } from "#sandbox/orders/usdt.ts";
import type { Service } from "#sandbox/service.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { withdrawalPayload } from "./callback-message.ts";
import { newCallback, storeCallbacks } from "./callback-storage.ts";
import { readCurrencyViews } from "./currency-view.ts";
import { CustomerRefused } from "./customer-refusal.ts";
import { lockEnabledApplication } from "./lock-enabled-application.ts";

type Withdrawal = { network: Network; amount: string; userId: string | null };

/**
 * Pays a customer out through an application, from the merchant's wallet on a network. The wallet is debited at once; the
 * callback follows when the chain has confirmed it (3.7). A currency that is switched off can still be withdrawn, since its
 * balance belongs to customers.
 * @throws CustomerRefused when the application is stopped, or the wallet does not hold that much.
 */
export async function withdraw(
  { db, clock }: Service,
  applicationCode: string,
  { network, amount, userId }: Withdrawal,
): Promise<TransactionRow> {
  return db.transaction().execute(async (transaction) => {
    const { merchantId } = await lockEnabledApplication(transaction, applicationCode);
    // Concurrent withdrawals wait for each other, so that the balance cannot go below zero.
    await transaction.selectFrom("merchants").select("id").where("id", "=", merchantId).forNoKeyUpdate().execute();
    const balance = await readWalletBalance(transaction, merchantId, network);
    if (parseMicros(balance) < parseMicros(amount)) throw new CustomerRefused("balanceTooLow");
    const now = clock();
    const moved = await recordTransaction(transaction, {
      ...{ merchantId, kind: "withdrawal", reference: "WD" as const, network, amount, createdAt: now },
      fromAddress: deriveAddress(merchantId, network),
      toAddress: deriveAddress(`customer-${userId ?? randomUUID()}`, network),
    });
    const code = moved.reference;
    await transaction.insertInto("withdrawals").values({ code, merchantId, applicationCode, userId }).execute();
    const entry = { merchantId, kind: "withdrawal" as const, network, reference: code, enteredAt: now };
    await addLedgerEntries(transaction, [{ ...entry, amount: `-${amount}` }]);
    return moved;
  });
}

/** Queues callbacks about confirmed withdrawals to the applications that have a URL for it. */
export async function queueWithdrawalCallbacks(
  transaction: Database,
  moved: readonly TransactionRow[],
  now: Date,
): Promise<void> {
  if (moved.length === 0) return;
  const currencyOf = await readCurrencyViews(transaction);
  const withdrawals = await transaction
    .selectFrom("withdrawals")
    .innerJoin("applications", "applications.code", "withdrawals.applicationCode")
    .select(["withdrawals.code", "applicationCode", "userId", "applications.withdrawCallback as url"])
    .where(({ eb, fn, val }) => eb("withdrawals.code", "=", fn.any(val(moved.map(({ reference }) => reference)))))
    .where("withdrawCallback", "!=", "")
    .execute();
  const callbacks = withdrawals.flatMap(({ code, applicationCode, userId, url }) => {
    const row = moved.find(({ reference }) => reference === code);
    if (!row) return [];
    const payload = withdrawalPayload({ ...row, applicationCode, userId, paidAt: now }, currencyOf(row.currencyId));
    const { merchantId } = row;
    return [newCallback({ merchantId, applicationCode, event: "withdrawal", reference: code, url, payload }, now)];
  });
  await storeCallbacks(transaction, callbacks, now);
}
