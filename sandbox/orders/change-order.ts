import type { OrderState, OrderTransition } from "#contracts/orders/lifecycle.ts";
import type { AgreedOrder as Order } from "#contracts/orders/order.ts";
import type { SignedIn } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import type { Service } from "#sandbox/service.ts";
import { stateOf, stepOf } from "./lifecycle.ts";
import { lockOrder } from "./order-record.ts";
import { type OrderRecord, orderView } from "./order-view.ts";
import { settle, takeStep } from "./settlement.ts";

/** The transition of an up-to-date order; null changes nothing. */
type Transition = (state: OrderState) => OrderTransition | null | "refused";

/**
 * Settles an order, applies a transition and settles it again, in one transaction. A concurrent second request waits for
 * the lock and then finds the change made.
 * @param merchantId the owner; null for the chain and the tester, who may change every order.
 * @throws Refused when the order is not the merchant's, or can no longer be changed this way.
 */
export async function changeOrder(
  service: Service,
  code: string,
  merchantId: string | null,
  transitionOf: Transition = () => null,
): Promise<OrderRecord> {
  const outcome = await service.db.transaction().execute(async (transaction) => {
    const now = { now: service.clock(), paymentWindowSeconds: service.settings.paymentWindowSeconds };
    const present = await settle(transaction, await lockOrder(transaction, code, merchantId), now);
    const transition = transitionOf(stateOf(present.order, now));
    if (transition === "refused" || transition === null) return transition ?? present;
    const changed = await takeStep(transaction, present, stepOf(present.order, transition, now));
    return settle(transaction, changed, now);
  });
  if (outcome === "refused") throw new Refused("orderCannotChange");
  return outcome;
}

/** The same for the merchant's own call. @returns the order in its contract's format. */
export async function changeOwnOrder(
  service: Service,
  code: string,
  { merchantId, language }: SignedIn,
  transitionOf?: Transition,
): Promise<Order> {
  return orderView(await changeOrder(service, code, merchantId, transitionOf), service.clock(), language);
}
