import { differencesOf } from "#contracts/orders/payment-difference.ts";
import { isZero } from "#contracts/reader/decimal.ts";
import type { OrderPaymentSnapshot } from "#machines/orders/order-payment.ts";
import type { Format } from "#src/ui/format/format.ts";

/** The demo's view model: conditions by name, and texts for the placeholders. */
export type DemoView = { truths: ReadonlySet<string>; texts: Readonly<Record<string, string>> };

/** Projects a snapshot; empty until the order is loaded. */
export function viewOf(snapshot: OrderPaymentSnapshot, format: Format): DemoView {
  const { order } = snapshot.context;
  if (!order) return { truths: new Set(["pending"]), texts: {} };
  const { expected, remaining, transfers, token } = order.payment;
  const received = order.payment.received ?? "0";
  const truths = new Set<string>([order.payStatus]);
  const note = (truth: string | null, isTrue = true) => truth !== null && isTrue && truths.add(truth);
  note(order.payReason);
  note("seen", transfers.length > 0);
  note("unseen", transfers.length === 0);
  note("short", !isZero(remaining) && order.payStatus !== "cancelled");
  note("asking", snapshot.can({ type: "CANCEL_CONFIRMED" }));
  note("offering", snapshot.can({ type: "OFFER_DISMISSED" }));
  const texts: Record<string, string> = {
    expected: format.decimal(expected),
    received: format.decimal(received),
    remaining: format.decimal(remaining),
  };
  for (const { kind, amount } of differencesOf(order)) {
    note(kind);
    texts[kind] = format.decimal(amount);
    texts[`${kind}Amount`] = format.amount(amount, token);
  }
  for (const [place, { amount, kind, confirmations }] of transfers.entries()) {
    note(`transfer${place}`);
    note(`${kind}${place}`);
    texts[`amount${place}`] = amount === null ? "–" : format.amount(amount, token);
    texts[`seen${place}`] = format.integer(confirmations ?? 0);
  }
  return { truths, texts };
}

/** The state of each region as a path: `payment: "pending.open"`. */
export function regionsOf({ value }: OrderPaymentSnapshot): readonly (readonly [string, string])[] {
  return Object.entries(value).map(([region, state]) => [region, pathOf(state)]);
}

function pathOf(state: unknown): string {
  if (typeof state !== "object" || state === null) return String(state);
  return Object.entries(state)
    .map(([name, inner]) => `${name}.${pathOf(inner)}`)
    .join(" ");
}
