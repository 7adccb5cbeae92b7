import { randomUUID } from "node:crypto";
import type { Network } from "#contracts/currencies/network.ts";
import { recordTransaction } from "#sandbox/chain/transactions.ts";
import { addressOf } from "#sandbox/currencies/address.ts";
import { takesUsdtOn } from "#sandbox/currencies/taken-currencies.ts";
import type { Service } from "#sandbox/service.ts";
import type { Database } from "#sandbox/storage/database.ts";
import type { Tables } from "#sandbox/storage/tables.ts";
import { callbackPayload } from "./callback-message.ts";
import { callbackAbout, storeCallbacks } from "./callback-storage.ts";
import { readCurrencyViews } from "./currency-view.ts";
import { CustomerRefused } from "./customer-refusal.ts";
import { workingApplication } from "./working-application.ts";

export type BillRow = Tables["applicationBills"];

type Payment = { network: Network; amount: string; userId: string | null; delayBlocks?: number };

/**
 * Lets a customer's payment arrive at an application's own address, and bills it (3.8). No callback is sent before the chain
 * has confirmed it.
 * @throws CustomerRefused when the application is stopped, or its merchant does not take the currency.
 */
export async function collectPayment(
  { db, clock }: Service,
  applicationCode: string,
  { network, amount, userId, delayBlocks = 0 }: Payment,
): Promise<BillRow> {
  return db.transaction().execute(async (transaction) => {
    const { merchantId } = await workingApplication(transaction, applicationCode);
    if (!(await takesUsdtOn(transaction, merchantId, network))) throw new CustomerRefused("currencyOff");
    const now = clock();
    const fromAddress = addressOf(`customer-${userId ?? randomUUID()}`, network);
    const toAddress = addressOf(applicationCode, network);
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
        deliveryAddress: addressOf(merchantId, network),
        noticeStatus: "notNotified",
        createdAt: now,
        paidAt: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Marks bills as paid, and has their applications called back, where these have an address for it. */
export async function announceBills(transaction: Database, codes: readonly string[], now: Date): Promise<void> {
  if (codes.length === 0) return;
  const bills = await transaction
    .updateTable("applicationBills")
    .set({ paidAt: now })
    .where("code", "in", codes)
    .returningAll()
    .execute();
  // Also one that was stopped since: what it took while it was at work is reported.
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
    return [callbackAbout({ merchantId, applicationCode, event: "collection", reference, url, payload }, now)];
  });
  await storeCallbacks(transaction, callbacks, now);
}
