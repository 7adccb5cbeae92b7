import { confirmTransactions, type TransactionRow } from "#sandbox/chain/transactions.ts";
import { enterAll, type LedgerEntry } from "#sandbox/ledger/entries.ts";
import type { Service } from "#sandbox/service.ts";
import { batchesOf } from "#sandbox/storage/batches.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { announceBills } from "./collection.ts";
import { announceWithdrawals } from "./withdrawal.ts";

/**
 * Takes what the chains have confirmed since the last block further: it is entered into the ledger, an application is
 * called back about its bill, a recharge is billed. Each once, however often this runs.
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
      await announceBills(
        transaction,
        collections.map(({ reference }) => reference),
        now,
      );
      await billRecharges(transaction, recharges, now);
      await announceWithdrawals(
        transaction,
        batch.filter(({ kind }) => kind === "withdrawal"),
        now,
      );
      await enterAll(transaction, [
        ...collections.map((moved) => arrived("collection", moved, now)),
        ...recharges.map((moved) => arrived("recharge", moved, now)),
      ]);
    }
  });
}

function arrived(
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
