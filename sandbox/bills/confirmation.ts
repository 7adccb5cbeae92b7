import { confirmTransactions, type TransactionRow } from "#sandbox/chain/transactions.ts";
import { addLedgerEntries, type LedgerEntry } from "#sandbox/ledger/entries.ts";
import type { Service } from "#sandbox/service.ts";
import { batchesOf } from "#sandbox/storage/batches.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { markBillsPaid } from "./collection.ts";
import { queueWithdrawalCallbacks } from "./withdrawal.ts";

/**
 * Processes newly confirmed transactions: adds ledger entries, queues callbacks, and bills recharges. Each transaction is
 * processed once.
 */
export async function settleConfirmed({ db, clock }: Service): Promise<void> {
  const waiting = await db
    .selectFrom("transactions")
    .select("status")
    .where("status", "=", "confirming")
    .limit(1)
    .execute();
  if (waiting.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    const now = clock();
    for (const batch of batchesOf(await confirmTransactions(transaction))) {
      const collections = batch.filter(({ kind }) => kind === "collection");
      const recharges = batch.filter(({ kind }) => kind === "recharge");
      await markBillsPaid(
        transaction,
        collections.map(({ reference }) => reference),
        now,
      );
      await billRecharges(transaction, recharges, now);
      await queueWithdrawalCallbacks(
        transaction,
        batch.filter(({ kind }) => kind === "withdrawal"),
        now,
      );
      await addLedgerEntries(transaction, [
        ...collections.map((moved) => incomingEntry("collection", moved, now)),
        ...recharges.map((moved) => incomingEntry("recharge", moved, now)),
      ]);
    }
  });
}

function incomingEntry(
  kind: "collection" | "recharge",
  { merchantId, network, amount, reference }: TransactionRow,
  now: Date,
): LedgerEntry {
  return { merchantId, kind, network, amount, reference, enteredAt: now };
}

async function billRecharges(transaction: Database, recharges: readonly TransactionRow[], now: Date): Promise<void> {
  if (recharges.length === 0) return;
  await transaction
    .insertInto("rechargeBills")
    .values(
      recharges.map(({ merchantId, reference, currencyId, network, amount, hash, fromAddress, toAddress }) => ({
        ...{ number: reference, merchantId, currencyId, network, amount, hash },
        paymentAddress: fromAddress,
        deliveryAddress: toAddress ?? "",
        paidAt: now,
      })),
    )
    .execute();
}
