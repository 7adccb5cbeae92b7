import type { OrderRow, Tally } from "./tally.ts";

/** What changes about an order in one step. */
export type Step = Partial<Pick<OrderRow, "status" | "reason" | "expiresAt" | "paidAt">>;

type Present = Pick<OrderRow, "status" | "expiresAt">;
type Now = { now: Date; paymentWindowSeconds: number };

/**
 * What time and the chain make of an order by themselves (4.4); null when nothing.
 * Money is never lost to a forgotten button: an order that is fully paid when its window ends goes on to be confirmed.
 */
export function stepByItself(
  { status, expiresAt }: Present,
  tally: Tally,
  { now, paymentWindowSeconds }: Now,
): Step | null {
  const isOver = now >= expiresAt;
  const isCovered = tally.received >= tally.expected;
  if (status === "pending" && isOver) {
    return isCovered ? { status: "waiting" } : { status: "cancelled", reason: "windowEnded" };
  }
  if (status === "waiting" && tally.confirmed >= tally.expected) return { status: "paid", reason: null, paidAt: now };
  if (status === "waiting" && isOver && !isCovered) {
    return { status: "failed", reason: "amountShort", expiresAt: windowFrom(now, paymentWindowSeconds) };
  }
  return null;
}

/** The merchant says that the order is paid; null when that changes nothing, "refused" when it is too late. */
export function stepByFinish(
  { status, expiresAt }: Present,
  { now, paymentWindowSeconds }: Now,
): Step | null | "refused" {
  if (status === "cancelled") return "refused";
  if (status === "pending") return { status: "waiting" };
  if (status !== "failed") return null;
  const isOver = now >= expiresAt;
  return { status: "waiting", reason: null, ...(isOver && { expiresAt: windowFrom(now, paymentWindowSeconds) }) };
}

/** The merchant cancels; only an order that nobody said was paid can be. */
export function stepByCancel({ status, expiresAt }: Present, { now }: Now): Step | null | "refused" {
  if (status === "cancelled") return null;
  if (status !== "pending") return "refused";
  return { status: "cancelled", reason: "cancelledByMerchant", expiresAt: now < expiresAt ? now : expiresAt };
}

/** The chain refuses to confirm what it saw; the rest can be paid within a new window. */
export function stepByRefusal({ status }: Present, { now, paymentWindowSeconds }: Now): Step | "refused" {
  if (status !== "waiting") return "refused";
  return { status: "failed", reason: "confirmationRefused", expiresAt: windowFrom(now, paymentWindowSeconds) };
}

/** A payment window that begins now. */
export function windowFrom(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
