import type { Order, Transfer } from "#contracts/orders/order.ts";
import { isUnderpaid } from "#contracts/orders/payment-state.ts";
import { confirmationsOf } from "#src/ui/chain/confirmations.ts";
import type { TimelineStep } from "#src/ui/timeline/Timeline.tsx";

/** One step of an order's history. */
export type OrderStep = Pick<TimelineStep, "instant" | "state"> &
  (
    | { key: "created" | "status" }
    | { key: "seen"; transfer: Transfer }
    | { key: "confirmed"; seen: number; required: number }
  );

/**
 * An order's history: created, each transfer that counts, their confirmations, and the present status. Times are the
 * service's; without counted confirmations there is no such step.
 */
export function orderSteps({ createdAt, paidAt, payStatus: status, payReason, payment }: Order): readonly OrderStep[] {
  const counting = payment.transfers.filter(({ kind }) => kind === "onTime");
  const seen = counting.map(
    (transfer) => ({ key: "seen", instant: transfer.seenAt, state: "done", transfer }) as const,
  );
  // The rest of an underpaid order can still be paid.
  const isFailed = status === "cancelled" || (status === "failed" && !isUnderpaid({ payStatus: status, payReason }));
  return [
    { key: "created", instant: createdAt, state: "done" },
    ...seen,
    ...confirmed(counting),
    { key: "status", instant: paidAt, state: isFailed ? "failed" : status === "paid" ? "done" : "now" },
  ];
}

/** The transfer with the most missing confirmations decides. */
function confirmed(transfers: readonly Transfer[]): OrderStep[] {
  const counts = transfers.flatMap((transfer) => confirmationsOf(transfer) ?? []);
  const [last] = counts.toSorted((one, other) => one.seen - one.required - (other.seen - other.required));
  if (!last || counts.length < transfers.length) return [];
  return [{ key: "confirmed", instant: null, state: last.seen < last.required ? "now" : "done", ...last }];
}
