import type { Order } from "#contracts/orders/order.ts";
/** Whether a decimal string is nothing: "0", "0.00". */
export function isZero(amount: string): boolean {
  return /^0+(\.0*)?$/.test(amount);
}

/** What an order still lacks of which a part has come, and which is not over; null for any other. */
export function shortBy({ payStatus, payment: { received, remaining } }: Order): string | null {
  const isDue = payStatus === "pending" || payStatus === "failed";
  return isDue && received !== null && !isZero(received) && !isZero(remaining) ? remaining : null;
}
