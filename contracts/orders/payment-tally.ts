import type { ExcessHandling, PayStatus, TransferKind } from "./order.ts";

/** A transfer for an order; the amount in the caller's smallest unit. */
export type CountedTransfer = { amount: bigint; kind: TransferKind; isConfirmed: boolean };

/** The sums of an order's transfers, in the same unit. */
export type PaymentTally = {
  expected: bigint;
  /** Received on time, on the right network. */
  received: bigint;
  /** The confirmed part of `received`. */
  confirmed: bigint;
  late: bigint;
  wrongNetwork: bigint;
};

/**
 * Adds up the transfers of an order (4.4).
 * @param expected the amount of the order.
 * @param transfers without those that the chain dropped.
 */
export function tallyPayment(expected: bigint, transfers: readonly CountedTransfer[]): PaymentTally {
  const sumOf = (counts: (transfer: CountedTransfer) => boolean) =>
    transfers.reduce((sum, transfer) => (counts(transfer) ? sum + transfer.amount : sum), 0n);
  return {
    expected,
    received: sumOf(({ kind }) => kind === "onTime"),
    confirmed: sumOf(({ kind, isConfirmed }) => kind === "onTime" && isConfirmed),
    late: sumOf(({ kind }) => kind === "late"),
    wrongNetwork: sumOf(({ kind }) => kind === "wrongNetwork"),
  };
}

/** The unpaid amount. */
export function remainingOf({ expected, received }: PaymentTally): bigint {
  // Stryker disable next-line EqualityOperator: nothing is left where both are the same.
  return received < expected ? expected - received : 0n;
}

/** Money beyond the expected amount, late or on the wrong network; of a cancelled order all money. */
export function excessOf(status: PayStatus, tally: PaymentTally): bigint {
  const beyond = status === "cancelled" ? tally.received : overpaidOf(tally);
  return beyond + tally.late + tally.wrongNetwork;
}

/** How the excess is handled; null without any. The service cannot credit money on a wrong network. */
export function excessHandlingOf(status: PayStatus, tally: PaymentTally): ExcessHandling | null {
  if (tally.wrongNetwork > 0n) return "contactSupport";
  return excessOf(status, tally) > 0n ? "creditedToBalance" : null;
}

/**
 * The amount to credit to the merchant's balance: late money, the excess of a paid order, all money of a cancelled one.
 */
export function creditDue(status: PayStatus, tally: PaymentTally): bigint {
  if (status === "cancelled") return tally.received + tally.late;
  return status === "paid" ? overpaidOf(tally) + tally.late : tally.late;
}

function overpaidOf({ expected, received }: PaymentTally): bigint {
  // Stryker disable next-line EqualityOperator: nothing is left where both are the same.
  return received > expected ? received - expected : 0n;
}
