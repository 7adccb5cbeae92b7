import { expect, test } from "vitest";
import { type PayStatus, payment, type TransferKind } from "./order.ts";
import { differencesOf } from "./payment-difference.ts";
import { creditDue, excessHandlingOf, excessOf, remainingOf, tallyPayment } from "./payment-tally.ts";

type Came = readonly [kind: TransferKind, units: bigint];
const onTime = (units: bigint): Came => ["onTime", units];
const late = (units: bigint): Came => ["late", units];
const stray = (units: bigint): Came => ["wrongNetwork", units];

test.each<[string, PayStatus, Came[], object]>([
  ["exactly", "paid", [onTime(10n)], {}],
  ["too much", "paid", [onTime(12n)], { overpaid: "2" }],
  ["too much, not confirmed yet", "waiting", [onTime(12n)], { overpaidUnconfirmed: "2" }],
  ["too much, and more too late", "paid", [onTime(12n), late(5n)], { overpaid: "2", late: "5" }],
  ["exactly, and more too late", "paid", [onTime(10n), late(5n)], { late: "5" }],
  ["late", "cancelled", [late(10n)], { late: "10" }],
  ["short, and cancelled", "cancelled", [onTime(4n)], { arrived: "4" }],
  ["short, cancelled, and more late", "cancelled", [onTime(4n), late(10n)], { arrived: "14" }],
  ["on the wrong network", "pending", [stray(10n)], { uncounted: "10" }],
  ["first on the wrong network, then too much", "paid", [stray(10n), onTime(12n)], { overpaid: "2", uncounted: "10" }],
  ["on the wrong network twice", "paid", [stray(10n), stray(3n), onTime(10n)], { uncounted: "13" }],
  ["on the wrong network and late", "cancelled", [stray(10n), late(10n)], { late: "10", uncounted: "10" }],
])("an order paid %s: what happens to each part of the money (4.4)", (_, payStatus, came, parts) => {
  const transfers = came.map(([kind, amount]) => ({ kind, amount, isConfirmed: true }));
  const tally = tallyPayment(10n, transfers);
  const sent = paymentWith({
    received: String(tally.received),
    remaining: String(remainingOf(tally)),
    excess: String(excessOf(payStatus, tally)),
    excessHandling: excessHandlingOf(payStatus, tally),
    transfers: came.map(([kind, units]) => transferWith(kind, String(units))),
  });
  const differences = partsOf(payStatus, sent);
  expect(differences).toEqual(parts);
  const { overpaid = "0", late: tooLate = "0", arrived = "0" } = differences;
  expect(BigInt(overpaid) + BigInt(tooLate) + BigInt(arrived)).toBe(creditDue(payStatus, tally));
});

test.each([
  ["no excess", { excess: null, excessHandling: "creditedToBalance" }, {}],
  ["an unknown handling", { excess: "1.50", excessHandling: "burnt" }, { unexplained: "1.50" }],
  ["credit without a transfer", { excess: "1.50", excessHandling: "creditedToBalance" }, { arrived: "1.50" }],
  ["support without a transfer", { excess: "1.50", excessHandling: "contactSupport" }, { uncounted: "1.50" }],
  [
    "support for a transfer without an amount",
    { excess: "1.50", excessHandling: "contactSupport", transfers: [transferWith("wrongNetwork", null)] },
    { uncounted: "1.50" },
  ],
  [
    "more on the wrong network than beyond the price",
    { excess: "1.50", excessHandling: "contactSupport", transfers: [transferWith("wrongNetwork", "9")] },
    { uncounted: "1.50" },
  ],
  [
    "less credited than too much received",
    { received: "20", excess: "1.50", excessHandling: "creditedToBalance" },
    { overpaid: "1.50" },
  ],
])("an answer with %s (3.5, 4.4)", (_, sent, parts) => {
  expect(partsOf("paid", paymentWith(sent))).toEqual(parts);
});

function partsOf(payStatus: PayStatus, sent: ReturnType<typeof paymentWith>): Record<string, string> {
  const parts = differencesOf({ payStatus, payment: sent });
  return Object.fromEntries(parts.map(({ kind, amount }) => [kind, amount]));
}

function paymentWith(sent: object) {
  return payment.parse({ network: "TRON", token: "USDT", expected: "10", remaining: "0", transfers: [], ...sent });
}

function transferWith(kind: TransferKind, amount: string | null) {
  return { hash: "5c1f", network: "TRON", amount, kind };
}
