import { expect, test } from "vitest";
import {
  automaticTransition,
  type OrderTransition,
  transitionOnCancel,
  transitionOnFinish,
  transitionOnRefusal,
} from "./lifecycle.ts";
import type { PayStatus } from "./order.ts";
import type { PaymentTally } from "./payment-tally.ts";

const STATUSES: readonly PayStatus[] = ["pending", "waiting", "paid", "cancelled", "failed"];

const nothing: PaymentTally = { expected: 10n, received: 0n, confirmed: 0n, late: 0n, wrongNetwork: 0n };
const short = { ...nothing, received: 9n, confirmed: 9n, late: 50n, wrongNetwork: 50n };
const seen = { ...nothing, received: 10n, confirmed: 9n };
const confirmed = { ...nothing, received: 10n, confirmed: 10n };
const tallies = { nothing, short, seen, confirmed };

const cancelled = { status: "cancelled", reason: "windowEnded" } as const;
const waiting = { status: "waiting", reason: null } as const;
const paid = { status: "paid", reason: null } as const;
const failed = { status: "failed", reason: "amountShort", window: "opens" } as const;

/** The automatic transition for each tally; pairs that are not listed have none. */
const AUTOMATIC_TRANSITIONS: Record<string, Partial<Record<keyof typeof tallies, OrderTransition>>> = {
  "pending, window open": { seen: waiting, confirmed: waiting },
  "pending, window over": { nothing: cancelled, short: cancelled, seen: waiting, confirmed: waiting },
  "failed, window open": { seen: waiting, confirmed: waiting },
  "failed, window over": { seen: waiting, confirmed: waiting },
  "waiting, window open": { confirmed: paid },
  "waiting, window over": { nothing: failed, short: failed, confirmed: paid },
};

test.each(STATUSES.flatMap((status) => [true, false].map((isWindowOpen) => ({ status, isWindowOpen }))))(
  "automatic transitions of an order that is $status, its window open: $isWindowOpen (4.4)",
  (order) => {
    const situation = `${order.status}, window ${order.isWindowOpen ? "open" : "over"}`;
    for (const name of ["nothing", "short", "seen", "confirmed"] as const) {
      expect(automaticTransition(order, tallies[name])).toEqual(AUTOMATIC_TRANSITIONS[situation]?.[name] ?? null);
    }
  },
);

test.each([
  ["pending", true, waiting],
  ["pending", false, waiting],
  ["failed", true, waiting],
  ["failed", false, { ...waiting, window: "opens" }],
  ["waiting", true, null],
  ["paid", false, null],
  ["cancelled", false, "refused"],
] as const)("Finish Pay of an order that is %s, its window open: %s (4.4)", (status, isWindowOpen, transition) => {
  expect(transitionOnFinish({ status, isWindowOpen })).toEqual(transition);
});

test("only a pending order can be cancelled, and only a waiting one can fail its confirmation (4.4)", () => {
  const order = (status: PayStatus) => ({ status, isWindowOpen: true });
  expect(STATUSES.map((status) => transitionOnCancel(order(status)))).toEqual([
    { status: "cancelled", reason: "cancelledByMerchant", window: "closes" },
    "refused",
    "refused",
    null,
    "refused",
  ]);
  expect(STATUSES.map((status) => transitionOnRefusal(order(status)))).toEqual([
    "refused",
    { status: "failed", reason: "confirmationRefused", window: "opens" },
    "refused",
    "refused",
    "refused",
  ]);
});
