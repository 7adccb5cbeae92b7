import { randomUUID } from "node:crypto";
import { confirmTransactions, type TransactionRow } from "#sandbox/chain/transactions.ts";
import type { Service } from "#sandbox/service.ts";
import { batchesOf } from "#sandbox/storage/batches.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { announceBills } from "./collection.ts";

/**
 * Takes what the chains have confirmed since the last block further: an application is called back about its bill, a
 * recharge is billed and goes to the merchant's balance. Each once, however often this runs.
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
      await announceBills(
        transaction,
        collections.map(({ reference }) => reference),
        now,
      );
      await creditRecharges(
        transaction,
        batch.filter(({ kind }) => kind === "recharge"),
        now,
      );
    }
  });
}

async function creditRecharges(transaction: Database, recharges: readonly TransactionRow[], now: Date): Promise<void> {
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
  await transaction
    .insertInto("credits")
    .values(
      recharges.map(({ merchantId, amount }) => ({
        ...{ id: randomUUID(), merchantId, amount, orderCode: null, createdAt: now },
      })),
    )
    .execute();
}
