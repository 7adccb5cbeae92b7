import { confirmationsOf, type Heights } from "../chain/heights.ts";
import { REQUIRED_CONFIRMATIONS } from "../chain/networks.ts";
import type { Tables } from "../storage/tables.ts";
import { atLeastZero, toMicros } from "./usdt.ts";

export type OrderRow = Tables["orders"];
export type TransferRow = Tables["transfers"];

/** What an order's transfers come to, in millionths of USDT. */
export type Tally = {
  expected: bigint;
  /** Came on time, on the right network, and stands. */
  received: bigint;
  /** The part of `received` that has all its confirmations. */
  confirmed: bigint;
  late: bigint;
  wrongNetwork: bigint;
};

export function tallyOf(order: OrderRow, transfers: readonly TransferRow[], heights: Heights): Tally {
  const standing = transfers.filter(({ dropped }) => !dropped);
  const onTime = standing.filter(({ kind }) => kind === "onTime");
  const isConfirmed = (row: TransferRow) => confirmationsOf(row, heights) >= REQUIRED_CONFIRMATIONS[row.network];
  return {
    expected: toMicros(order.amount),
    received: sum(onTime),
    confirmed: sum(onTime.filter(isConfirmed)),
    late: sum(standing.filter(({ kind }) => kind === "late")),
    wrongNetwork: sum(standing.filter(({ kind }) => kind === "wrongNetwork")),
  };
}

/**
 * What belongs to the merchant's balance by now: what came too late, what a paid order did not need, and everything
 * that came for a cancelled one. A wrong network's money is not ours to credit.
 */
export function creditable({ status }: Pick<OrderRow, "status">, { expected, received, late }: Tally): bigint {
  if (status === "cancelled") return received + late;
  return status === "paid" ? atLeastZero(received - expected) + late : late;
}

function sum(transfers: readonly TransferRow[]): bigint {
  return transfers.reduce((total, { amount }) => total + toMicros(amount), 0n);
}
