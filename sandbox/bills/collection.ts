import { randomUUID } from "node:crypto";
import type { Network } from "#contracts/currencies/network.ts";
import { recordTransaction } from "#sandbox/chain/transactions.ts";
import { deriveAddress } from "#sandbox/currencies/derive-address.ts";
import { acceptsUsdt } from "#sandbox/currencies/enabled-currencies.ts";
import type { Service } from "#sandbox/service.ts";
import type { Database } from "#sandbox/storage/database.ts";
import type { Tables } from "#sandbox/storage/tables.ts";
import { callbackPayload } from "./callback-message.ts";
import { newCallback, storeCallbacks } from "./callback-storage.ts";
import { readCurrencyViews } from "./currency-view.ts";
import { CustomerRefused } from "./customer-refusal.ts";
import { lockEnabledApplication } from "./lock-enabled-application.ts";

export type BillRow = Tables["applicationBills"];

type Payment = { network: Network; amount: string; userId: string | null; delayBlocks?: number };

/**
 * Records a customer's payment to an application's address, and its bill (3.8). The callback follows once the chain has
 * confirmed the payment.
 * @throws CustomerRefused when the application is stopped, or its merchant does not accept the currency.
 */
export async function collectPayment(
  { db, clock }: Service,
  applicationCode: string,
  { network, amount, userId, delayBlocks = 0 }: Payment,
): Promise<BillRow> {
  return db.transaction().execute(async (transaction) => {
    const { merchantId } = await lockEnabledApplication(transaction, applicationCode);
    if (!(await acceptsUsdt(transaction, merchantId, network))) throw new CustomerRefused("currencyOff");
    const now = clock();
    const fromAddress = deriveAddress(`customer-${userId ?? randomUUID()}`, network);
    const toAddress = deriveAddress(applicationCode, network);
    const moved = await recordTransaction(transaction, {
      ...{ merchantId, kind: "collection", reference: "BILL" as const, network, amount, fromAddress, toAddress },
      ...{ createdAt: now, delayBlocks },
    });
    return transaction
      .insertInto("applicationBills")
      .values({
        ...{ code: moved.reference, merchantId, applicationCode, network, amount, fromAddress, toAddress, userId },
        currencyId: moved.currencyId,
        hash: moved.hash,
        blockHeight: moved.blockHeight,
        deliveryAddress: deriveAddress(merchantId, network),
        noticeStatus: "notNotified",
        createdAt: now,
        paidAt: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Marks bills as paid, and queues callbacks to the applications that have a URL for it. */
export async function markBillsPaid(transaction: Database, codes: readonly string[], now: Date): Promise<void> {
  if (codes.length === 0) return;
  const bills = await transaction
    .updateTable("applicationBills")
    .set({ paidAt: now })
    .where("code", "in", codes)
    .returningAll()
    .execute();
  // Stopped applications too: their payments were made while they were enabled.
  const applications = await transaction
    .selectFrom("applications")
    .select(["code", "rechargeCallback"])
    .where(({ eb, fn, val }) => eb("code", "=", fn.any(val(bills.map(({ applicationCode }) => applicationCode)))))
    .where("rechargeCallback", "!=", "")
    .execute();
  const urls = new Map(applications.map(({ code, rechargeCallback }) => [code, rechargeCallback]));
  const currencyOf = await readCurrencyViews(transaction);
  const callbacks = bills.flatMap((bill) => {
    const { merchantId, applicationCode, code: reference } = bill;
    const url = urls.get(applicationCode);
    if (url === undefined) return [];
    const payload = callbackPayload(bill, currencyOf(bill.currencyId));
    return [newCallback({ merchantId, applicationCode, event: "collection", reference, url, payload }, now)];
  });
  await storeCallbacks(transaction, callbacks, now);
}
