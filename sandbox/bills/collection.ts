import type { Network } from "#contracts/currencies/network.ts";
import { makeRecordCode } from "#sandbox/chain/record-code.ts";
import { recordTransaction } from "#sandbox/chain/transactions.ts";
import { addressOf } from "#sandbox/currencies/address.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import type { Service } from "#sandbox/service.ts";
import type { Database } from "#sandbox/storage/database.ts";
import type { Tables } from "#sandbox/storage/tables.ts";
import { callbackPayload } from "./callback-message.ts";

export type BillRow = Tables["applicationBills"];

type Payment = { network: Network; amount: string; userId: string | null };

/**
 * Lets a customer's payment arrive at an application's own address, and bills it (3.8). Nobody is told before the chain
 * has confirmed it.
 * @throws Refused when there is no such application.
 */
export async function collectPayment(
  { db, clock }: Service,
  applicationCode: string,
  { network, amount, userId }: Payment,
): Promise<BillRow> {
  return db.transaction().execute(async (transaction) => {
    const application = await transaction
      .selectFrom("applications")
      .select(["code", "merchantId"])
      .where("code", "=", applicationCode)
      .executeTakeFirst();
    if (!application) throw new Refused("notFound");
    const { merchantId } = application;
    const now = clock();
    const code = makeRecordCode("BILL", now);
    const fromAddress = addressOf(`customer-${userId ?? code}`, network);
    const toAddress = addressOf(applicationCode, network);
    const moved = await recordTransaction(transaction, {
      ...{ merchantId, kind: "collection", reference: code, network, amount, fromAddress, toAddress, createdAt: now },
    });
    return transaction
      .insertInto("applicationBills")
      .values({
        ...{ code, merchantId, applicationCode, network, amount, fromAddress, toAddress, userId },
        currencyId: moved.currencyId,
        hash: moved.hash,
        blockHeight: moved.blockHeight,
        deliveryAddress: addressOf(merchantId, network),
        noticeStatus: "notNotified",
        createdAt: now,
        paidAt: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Marks a bill as paid, and has its application called back, where that is at work and named an address for it. */
export async function announceBill(transaction: Database, billCode: string, now: Date): Promise<void> {
  const bill = await transaction
    .updateTable("applicationBills")
    .set({ paidAt: now })
    .where("code", "=", billCode)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { url, status } = await transaction
    .selectFrom("applications")
    .select(["rechargeCallback as url", "status"])
    .where("code", "=", bill.applicationCode)
    .executeTakeFirstOrThrow();
  if (url === "" || status !== "enabled") return;
  const currency = await transaction
    .selectFrom("currencies")
    .selectAll()
    .where("id", "=", bill.currencyId)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto("callbacks")
    .values({
      ...{ merchantId: bill.merchantId, applicationCode: bill.applicationCode, billCode, url },
      code: makeRecordCode("CB", now),
      payload: callbackPayload(bill, currency),
      status: "notNotified",
      createdAt: now,
      deliveredAt: null,
      nextAttemptAt: now,
    })
    .execute();
}
