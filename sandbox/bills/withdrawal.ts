import { randomUUID } from "node:crypto";
import type { Network } from "#contracts/currencies/network.ts";
import { recordTransaction, type TransactionRow } from "#sandbox/chain/transactions.ts";
import { addressOf } from "#sandbox/currencies/address.ts";
import { enterAll } from "#sandbox/ledger/entries.ts";
import { readWalletBalance } from "#sandbox/ledger/money.ts";
import { parseMicros } from "#sandbox/orders/usdt.ts";
import type { Service } from "#sandbox/service.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { withdrawalPayload } from "./callback-message.ts";
import { callbackAbout, storeCallbacks } from "./callback-storage.ts";
import { readCurrencyViews } from "./currency-view.ts";
import { CustomerRefused } from "./customer-refusal.ts";
import { workingApplication } from "./working-application.ts";

type Withdrawal = { network: Network; amount: string; userId: string | null };

/**
 * Pays a customer out through an application, from the merchant's wallet on a network. The money has left the wallet at
 * once; the application is told when the chain has confirmed it (3.7). Also in a currency that was switched off since:
 * what it holds is the customers' all the same.
 * @throws CustomerRefused when the application is stopped, or the wallet does not hold that much.
 */
export async function withdraw(
  { db, clock }: Service,
  applicationCode: string,
  { network, amount, userId }: Withdrawal,
): Promise<TransactionRow> {
  return db.transaction().execute(async (transaction) => {
    const { merchantId } = await workingApplication(transaction, applicationCode);
    // Of two at once the second finds what the first has left.
    await transaction.selectFrom("merchants").select("id").where("id", "=", merchantId).forNoKeyUpdate().execute();
    const balance = await readWalletBalance(transaction, merchantId, network);
    if (parseMicros(balance) < parseMicros(amount)) throw new CustomerRefused("balanceTooLow");
    const now = clock();
    const moved = await recordTransaction(transaction, {
      ...{ merchantId, kind: "withdrawal", reference: "WD" as const, network, amount, createdAt: now },
      fromAddress: addressOf(merchantId, network),
      toAddress: addressOf(`customer-${userId ?? randomUUID()}`, network),
    });
    const code = moved.reference;
    await transaction.insertInto("withdrawals").values({ code, merchantId, applicationCode, userId }).execute();
    const entry = { merchantId, kind: "withdrawal" as const, network, reference: code, enteredAt: now };
    await enterAll(transaction, [{ ...entry, amount: `-${amount}` }]);
    return moved;
  });
}

/** Has the applications told that withdrawals are through, where they have an address for it. */
export async function announceWithdrawals(
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
    return [callbackAbout({ merchantId, applicationCode, event: "withdrawal", reference: code, url, payload }, now)];
  });
  await storeCallbacks(transaction, callbacks, now);
}
