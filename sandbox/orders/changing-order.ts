import type { AgreedOrder as Order } from "#contracts/orders/order.ts";
import type { SignedIn } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import type { Service } from "#sandbox/service.ts";
import type { Now, Step } from "./lifecycle.ts";
import { lockOrder } from "./order-record.ts";
import { type OrderRecord, viewOrder } from "./order-view.ts";
import { settle, takeStep } from "./settlement.ts";

/** What somebody does to an order as it stands; null changes nothing. */
export type OrderAction = (order: OrderRecord["order"], now: Now) => Step | null | "refused";

/**
 * Does one thing to an order in one transaction: brings it up to the present, does it, and brings it up again.
 * A second request for the same change waits for the lock, and then finds it done.
 * @throws Refused when the order is not the merchant's, or can't be changed so any more.
 */
export async function changeOrder(
  service: Service,
  code: string,
  merchantId: string | null,
  action: OrderAction = () => null,
): Promise<OrderRecord> {
  const outcome = await service.db.transaction().execute(async (transaction) => {
    const now = { now: service.clock(), paymentWindowSeconds: service.settings.paymentWindowSeconds };
    const present = await settle(transaction, await lockOrder(transaction, code, merchantId), now);
    const step = action(present.order, now);
    if (step === "refused" || step === null) return { refused: step === "refused", record: present };
    return { refused: false, record: await settle(transaction, await takeStep(transaction, present, step), now) };
  });
  if (outcome.refused) throw new Refused("orderCannotChange");
  return outcome.record;
}

/** The same for a call of the merchant's own; gives the order as the contract writes it. */
export async function changeOwnOrder(
  service: Service,
  code: string,
  { merchantId, language }: SignedIn,
  action?: OrderAction,
): Promise<Order> {
  return viewOrder(await changeOrder(service, code, merchantId, action), service.clock(), language);
}
