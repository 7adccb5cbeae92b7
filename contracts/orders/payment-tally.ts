import type { ExcessHandling, PayStatus, TransferKind } from "./order.ts";

/** What a transfer brings to an order, in the smallest unit that the caller counts in. */
export type CountedTransfer = { amount: bigint; kind: TransferKind; isConfirmed: boolean };

/** What an order's transfers come to, in the same unit. */
export type PaymentTally = {
  expected: bigint;
  /** Came on time, on the right network. */
  received: bigint;
  /** The part of `received` that has all its confirmations. */
  confirmed: bigint;
  late: bigint;
  wrongNetwork: bigint;
};

/**
 * Adds up what came for an order (4.4).
 * @param expected the amount of the order.
 * @param transfers those that stand; what the chain dropped is not among them.
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

/** What is still to be paid. */
export function remainingOf({ expected, received }: PaymentTally): bigint {
  // Stryker disable next-line EqualityOperator: nothing is left where both are the same.
  return received < expected ? expected - received : 0n;
}

/** Money that does not serve the order: beyond what was expected, or too late to count. All of it once it is cancelled. */
export function excessOf(status: PayStatus, tally: PaymentTally): bigint {
  const beyond = status === "cancelled" ? tally.received : overpaidOf(tally);
  return beyond + tally.late + tally.wrongNetwork;
}

/** Where the excess goes; null without any. Money on a wrong network is not the service's to credit. */
export function excessHandlingOf(status: PayStatus, tally: PaymentTally): ExcessHandling | null {
  if (tally.wrongNetwork > 0n) return "contactSupport";
  return excessOf(status, tally) > 0n ? "creditedToBalance" : null;
}

/** What belongs to the merchant's balance by now: late money, a paid order's excess, everything of a cancelled one. */
export function creditDue(status: PayStatus, tally: PaymentTally): bigint {
  if (status === "cancelled") return tally.received + tally.late;
  return status === "paid" ? overpaidOf(tally) + tally.late : tally.late;
}

function overpaidOf({ expected, received }: PaymentTally): bigint {
  // Stryker disable next-line EqualityOperator: nothing is left where both are the same.
  return received > expected ? received - expected : 0n;
}
