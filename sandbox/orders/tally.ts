import { type PaymentTally, tallyPayment } from "#contracts/orders/payment-tally.ts";
import { confirmationsOf, type Heights } from "#sandbox/chain/heights.ts";
import { REQUIRED_CONFIRMATIONS } from "#sandbox/chain/networks.ts";
import type { Tables } from "#sandbox/storage/tables.ts";
import { parseMicros } from "./usdt.ts";

export type OrderRow = Tables["orders"];
export type TransferRow = Tables["transfers"];

/** Sums up an order's transfers in millionths of USDT; dropped transfers do not count. */
export function tallyTransfers(order: OrderRow, transfers: readonly TransferRow[], heights: Heights): PaymentTally {
  const standing = transfers.filter(({ dropped }) => !dropped);
  return tallyPayment(
    parseMicros(order.amount),
    standing.map((row) => ({
      amount: parseMicros(row.amount),
      kind: row.kind,
      isConfirmed: confirmationsOf(row, heights) >= REQUIRED_CONFIRMATIONS[row.network],
    })),
  );
}
