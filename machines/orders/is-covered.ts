import type { Order } from "#contracts/orders/order.ts";

/**
 * Whether all the money of an order has been seen: nothing remains to be paid, whatever the service calls it so far. What
 * the chain refused does not count.
 */
export function isCovered({ payReason, payment: { expected, received, remaining } }: Order): boolean {
  if (payReason === "confirmationRefused") return false;
  return isNothing(remaining) || (received !== null && isAtLeast(received, expected));
}

function isNothing(amount: string): boolean {
  return /^0+(\.0*)?$/.test(amount);
}

/** Of two amounts as they were read (decimal texts without leading zeros). */
function isAtLeast(one: string, other: string): boolean {
  const [[whole = "", fraction = ""], [otherWhole = "", otherFraction = ""]] = [one.split("."), other.split(".")];
  if (whole !== otherWhole)
    return whole.length !== otherWhole.length ? whole.length > otherWhole.length : whole > otherWhole;
  const places = Math.max(fraction.length, otherFraction.length);
  return fraction.padEnd(places, "0") >= otherFraction.padEnd(places, "0");
}
