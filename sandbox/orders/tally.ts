import { type PaymentTally, tallyPayment } from "#contracts/orders/payment-tally.ts";
import { confirmationsOf, type Heights } from "#sandbox/chain/heights.ts";
import { REQUIRED_CONFIRMATIONS } from "#sandbox/chain/networks.ts";
import type { Tables } from "#sandbox/storage/tables.ts";
import { toMicros } from "./usdt.ts";

export type OrderRow = Tables["orders"];
export type TransferRow = Tables["transfers"];

/** What an order's transfers come to, in millionths of USDT; what the chain dropped counts for nothing. */
export function tallyOf(order: OrderRow, transfers: readonly TransferRow[], heights: Heights): PaymentTally {
  const standing = transfers.filter(({ dropped }) => !dropped);
  return tallyPayment(
    toMicros(order.amount),
    standing.map((row) => ({
      amount: toMicros(row.amount),
      kind: row.kind,
      isConfirmed: confirmationsOf(row, heights) >= REQUIRED_CONFIRMATIONS[row.network],
    })),
  );
}
