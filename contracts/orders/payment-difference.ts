import { compare, isZero, sum } from "#contracts/reader/decimal.ts";
import type { Order } from "./order.ts";

/**
 * A part of the money beyond an order's price, by what happens to it (4.4). `overpaid`, `late` and `arrived` (for an
 * order that is now cancelled) are credited to the balance, `overpaidUnconfirmed` once the order is paid. `uncounted`
 * came on a wrong network. `unexplained` is handled in a way that the console does not know.
 */
export type PaymentDifference = { kind: DifferenceKind; amount: string };
export type DifferenceKind = "overpaid" | "overpaidUnconfirmed" | "late" | "arrived" | "uncounted" | "unexplained";

/** Splits an order's excess by its transfers; amounts are decimal strings, and together the excess. */
export function differencesOf({ payStatus, payment }: Pick<Order, "payStatus" | "payment">): PaymentDifference[] {
  const { expected, excessHandling, transfers } = payment;
  const received = payment.received ?? "0";
  const excess = payment.excess ?? "0";
  if (isZero(excess)) return [];
  if (excessHandling !== "creditedToBalance" && excessHandling !== "contactSupport") {
    return [{ kind: "unexplained", amount: excess }];
  }
  const uncounted = excessHandling === "contactSupport" ? smaller(uncountedOf(payment) ?? excess, excess) : "0";
  const credited = minus(excess, uncounted);
  const isLate = transfers.some(({ kind }) => kind === "late");
  const isCancelled = payStatus === "cancelled";
  const isOverpaid = !isCancelled && compare(received, expected) > 0;
  const overpaid = isOverpaid ? smaller(minus(received, expected), credited) : "0";
  const isUnconfirmed = payStatus === "pending" || payStatus === "waiting" || payStatus === "failed";
  const parts: PaymentDifference[] = [
    { kind: isUnconfirmed ? "overpaidUnconfirmed" : "overpaid", amount: overpaid },
    {
      kind: isLate && !(isCancelled && !isZero(received)) ? "late" : "arrived",
      amount: minus(credited, overpaid),
    },
    { kind: "uncounted", amount: uncounted },
  ];
  return parts.filter(({ amount }) => !isZero(amount));
}

/** The money on a wrong network; null if the transfers do not tell. */
function uncountedOf({ transfers }: Order["payment"]): string | null {
  const amounts = transfers.flatMap(({ kind, amount }) => (kind === "wrongNetwork" ? [amount] : []));
  const readable = amounts.filter((amount) => amount !== null);
  return amounts.length > 0 && readable.length === amounts.length ? sum(readable) : null;
}

function minus(one: string, other: string): string {
  return sum([one, `-${other}`]);
}

function smaller(one: string, other: string): string {
  return compare(one, other) < 0 ? one : other;
}
