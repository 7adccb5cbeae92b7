import { expect, test } from "vitest";
import {
  type CountedTransfer,
  creditDue,
  excessHandlingOf,
  excessOf,
  remainingOf,
  tallyPayment,
} from "./payment-tally.ts";

const came = (amount: bigint, kind: CountedTransfer["kind"], isConfirmed = true) => ({ amount, kind, isConfirmed });

test("only transfers on time and on the right network count (4.4)", () => {
  const transfers = [came(3n, "onTime"), came(4n, "onTime", false), came(5n, "late"), came(6n, "wrongNetwork")];
  const tally = tallyPayment(10n, transfers);
  expect(tally).toEqual({ expected: 10n, received: 7n, confirmed: 3n, late: 5n, wrongNetwork: 6n });
  expect(remainingOf(tally)).toBe(3n);
});

test.each([
  ["exactly", [came(10n, "onTime")], "paid", 0n, 0n, null],
  ["too much", [came(12n, "onTime")], "paid", 2n, 2n, "creditedToBalance"],
  ["too much, before it is paid", [came(12n, "onTime")], "waiting", 2n, 0n, "creditedToBalance"],
  ["too much, and more too late", [came(12n, "onTime"), came(5n, "late")], "paid", 7n, 7n, "creditedToBalance"],
  ["late", [came(10n, "late")], "cancelled", 10n, 10n, "creditedToBalance"],
  ["short, and cancelled", [came(4n, "onTime")], "cancelled", 4n, 4n, "creditedToBalance"],
  ["on the wrong network", [came(10n, "wrongNetwork")], "pending", 10n, 0n, "contactSupport"],
] as const)(
  "an order paid %s: its excess and how it is handled (4.4)",
  (_, transfers, status, excess, credit, handling) => {
    const tally = tallyPayment(10n, transfers);
    expect(excessOf(status, tally)).toBe(excess);
    expect(creditDue(status, tally)).toBe(credit);
    expect(excessHandlingOf(status, tally)).toBe(handling);
    expect(remainingOf(tally)).toBe(tally.received >= 10n ? 0n : 10n - tally.received);
  },
);
