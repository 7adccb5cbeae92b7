import { randomUUID } from "node:crypto";
import type { Network } from "#contracts/currencies/network.ts";
import { recordCode } from "#sandbox/chain/record-code.ts";
import { recordTransaction } from "#sandbox/chain/transactions.ts";
import { addressOf } from "#sandbox/currencies/address.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import type { Service } from "#sandbox/service.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { withFreshCode } from "#sandbox/storage/fresh-code.ts";
import type { Tables } from "#sandbox/storage/tables.ts";
import { callbackPayload } from "./callback-message.ts";
import { readCurrencyViews } from "./currency-view.ts";

export type BillRow = Tables["applicationBills"];

type Payment = { network: Network; amount: string; userId: string | null };

/**
 * Lets a customer's payment arrive at an application's own address, and bills it (3.8). No callback is sent before the chain
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
    const fromAddress = addressOf(`customer-${userId ?? randomUUID()}`, network);
    const toAddress = addressOf(applicationCode, network);
    const moved = await recordTransaction(transaction, {
      ...{ merchantId, kind: "collection", reference: "BILL" as const, network, amount, fromAddress, toAddress },
      createdAt: now,
    });
    return transaction
      .insertInto("applicationBills")
      .values({
        ...{ code: moved.reference, merchantId, applicationCode, network, amount, fromAddress, toAddress, userId },
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

/** Marks bills as paid, and has their applications called back, where these are enabled and have an address for it. */
export async function announceBills(transaction: Database, codes: readonly string[], now: Date): Promise<void> {
  if (codes.length === 0) return;
  const bills = await transaction
    .updateTable("applicationBills")
    .set({ paidAt: now })
    .where("code", "in", codes)
    .returningAll()
    .execute();
  const applications = await transaction
    .selectFrom("applications")
    .select(["code", "rechargeCallback"])
    .where(({ eb, fn, val }) => eb("code", "=", fn.any(val(bills.map(({ applicationCode }) => applicationCode)))))
    .where("status", "=", "enabled")
    .where("rechargeCallback", "!=", "")
    .execute();
  const urls = new Map(applications.map(({ code, rechargeCallback }) => [code, rechargeCallback]));
  const currencyOf = await readCurrencyViews(transaction);
  const callbacks = bills.flatMap((bill) => {
    const url = urls.get(bill.applicationCode);
    if (url === undefined) return [];
    return [
      {
        ...{ merchantId: bill.merchantId, applicationCode: bill.applicationCode, billCode: bill.code, url },
        payload: callbackPayload(bill, currencyOf(bill.currencyId)),
        status: "notNotified" as const,
        createdAt: now,
        deliveredAt: null,
        nextAttemptAt: now,
      },
    ];
  });
  await storeCallbacks(transaction, callbacks, now);
}

/** Stores callbacks, each under a code of its own. */
async function storeCallbacks(
  transaction: Database,
  callbacks: readonly Omit<Tables["callbacks"], "code">[],
  now: Date,
): Promise<void> {
  let waiting = callbacks;
  if (waiting.length === 0) return;
  await withFreshCode(async (digits) => {
    const stored = await transaction
      .insertInto("callbacks")
      .values(waiting.map((callback) => ({ ...callback, code: recordCode("CB", now, digits) })))
      .onConflict((conflict) => conflict.column("code").doNothing())
      .returning("billCode")
      .execute();
    const bills = new Set(stored.map(({ billCode }) => billCode));
    waiting = waiting.filter(({ billCode }) => !bills.has(billCode));
    return waiting.length === 0 ? "stored" : undefined;
  });
}
