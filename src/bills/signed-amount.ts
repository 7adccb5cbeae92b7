import type { TransactionRecord } from "#contracts/bills/list-transactions.ts";

/** An amount as it counts for the merchant: with "+" what they received, with "-" what left them; without where it is not known. */
export function signedAmount({ amount, direction }: Pick<TransactionRecord, "amount" | "direction">): string {
  if (direction === "in") return `+${amount}`;
  return direction === "out" ? `-${amount}` : amount;
}
