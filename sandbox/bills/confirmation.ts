import { randomUUID } from "node:crypto";
import { confirmTransactions, type TransactionRow } from "#sandbox/chain/transactions.ts";
import type { Service } from "#sandbox/service.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { announceBill } from "./collection.ts";

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
    for (const row of await confirmTransactions(transaction)) {
      if (row.kind === "collection") await announceBill(transaction, row.reference, now);
      if (row.kind === "recharge") await creditRecharge(transaction, row, now);
    }
  });
}

async function creditRecharge(transaction: Database, row: TransactionRow, now: Date): Promise<void> {
  const { merchantId, reference: number, currencyId, network, amount, hash, fromAddress, toAddress } = row;
  await transaction
    .insertInto("rechargeBills")
    .values({
      ...{ number, merchantId, currencyId, network, amount, hash },
      paymentAddress: fromAddress,
      address: toAddress ?? "",
      paidAt: now,
    })
    .execute();
  await transaction
    .insertInto("credits")
    .values({ id: randomUUID(), merchantId, amount, orderCode: null, createdAt: now })
    .execute();
}
