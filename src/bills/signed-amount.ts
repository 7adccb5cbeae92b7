import type { TransactionRecord } from "#contracts/bills/list-transactions.ts";

/** The amount with "+" if received, "-" if sent; without a sign for an unknown direction. */
export function signedAmount({ amount, direction }: Pick<TransactionRecord, "amount" | "direction">): string {
  if (direction === "in") return `+${amount}`;
  return direction === "out" ? `-${amount}` : amount;
}
