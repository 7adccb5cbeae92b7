import { expect, test } from "vitest";
import { order, transfer } from "#contracts/orders/order.ts";
import { orderSteps } from "./order-steps.ts";

const CREATED = "2026-11-21T03:00:00.000Z";
const SEEN = "2026-11-21T03:11:00.000Z";

const sent = (of: { confirmations?: number; seenAt?: string; kind?: string }) =>
  transfer.parse({
    ...{ hash: "5c1f", network: "TRON", amount: "89.70", kind: "onTime", seenAt: SEEN },
    ...(of.confirmations !== undefined && { requiredConfirmations: 19 }),
    ...of,
  });

type Sent = ReturnType<typeof sent>;

function steps(status: string, transfers: Sent[], payReason = "") {
  const payment = {
    ...{
      network: "TRON",
      token: "USDT",
      expected: "89.70",
      received: "0",
      remaining: "0",
      excess: "0",
      secondsLeft: 0,
    },
    transfers,
  };
  const dates = { createdAt: CREATED, paidAt: null };
  const sentOrder = { code: "MC-7", amount: "89.70", payStatus: status, payReason, ...dates, payment };
  return orderSteps(order.parse(sentOrder)).map((step) => {
    const { key, instant, state } = step;
    return step.key === "confirmed" ? [key, `${step.seen} of ${step.required}`, state] : [key, instant, state];
  });
}

test("order history: the transfer with the fewest confirmations counts (4.4)", () => {
  expect(steps("waiting", [sent({ confirmations: 19 }), sent({ confirmations: 3 })]).slice(-2)).toEqual([
    ["confirmed", "3 of 19", "now"],
    ["status", null, "now"],
  ]);
});

test("order history: no confirmation step without counts, and no time without one from the service (4.4)", () => {
  expect(steps("waiting", [sent({ confirmations: 3 }), sent({})]).map(([key]) => key)).toEqual([
    "created",
    "seen",
    "seen",
    "status",
  ]);
  expect(steps("paid", []).at(-1)).toEqual(["status", null, "done"]);
});

test("order history: late transfers are left out, and a cancelled or failed order ends with that (4.4)", () => {
  expect(steps("cancelled", [sent({ kind: "late", confirmations: 19 })])).toEqual([
    ["created", CREATED, "done"],
    ["status", null, "failed"],
  ]);
  expect(steps("failed", [])).toContainEqual(["status", null, "failed"]);
  // The rest can still be paid.
  expect(steps("failed", [], "amountShort")).toContainEqual(["status", null, "now"]);
  expect(steps("onHold", [])).toContainEqual(["status", null, "now"]);
});
