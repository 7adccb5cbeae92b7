import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { network } from "#contracts/currencies/network.ts";
import type { Answer } from "#contracts/envelope.ts";
import { RequestFailed } from "#contracts/failure.ts";
import type { Order, PayStatus } from "#contracts/orders/order.ts";
import { enumeration } from "#contracts/reader/enumeration.ts";
import { accepted } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { sampleFailure } from "#machines/testing/sample-failure.ts";
import { COVERED_ORDER, sampleOrder, UNKNOWN_STATUS_ORDER } from "#machines/testing/sample-order.ts";
import { orderPayment, POLL_DELAYS } from "./order-payment.ts";

test.each(["pending", "waiting", "paid", "cancelled", "failed"] as const)(
  "order payment: an order with status %s is shown as such after the first load (4.4)",
  { tags: ["4.4.a"] },
  async (payStatus) => {
    const { payment } = await seen(payStatus);
    const shown = payment();
    expect(typeof shown === "string" ? shown : Object.keys(shown)[0]).toBe(payStatus);
  },
);

test("order payment: finish pay leads from pending to waiting, and a dialog offers the orders (4.4)", {
  tags: ["4.4.b", "4.4.f"],
}, async () => {
  const { actor, payment, offer, finish, effects } = await seen("pending");

  actor.send({ type: "FINISH_PAY" });
  expect(payment()).toBe("finishing");
  expect(finish.inputs).toEqual([{ code: CODE }]);
  await finish.answers(accepted(sampleOrder("waiting")));
  expect([payment(), offer()]).toEqual(["waiting", "open"]);

  actor.send({ type: "OFFER_ACCEPTED" });
  expect([payment(), offer()]).toEqual(["waiting", "none"]);
  expect(effects).toEqual(["goToOrders"]);
});

test("order payment: without finish pay, no dialog follows the payment (4.4)", { tags: ["4.4.f"] }, async () => {
  const { offer, load, clock } = await seen("waiting");
  clock.increment(POLL_DELAYS[0]);
  await load.answers(accepted(sampleOrder("paid")));
  expect(offer()).toBe("none");
});

test("order payment: a confirmed cancellation leads from pending to cancelled and is announced (4.4)", {
  tags: ["4.4.e"],
}, async () => {
  const { actor, payment, cancel, effects } = await seen("pending");

  actor.send({ type: "CANCEL_REQUESTED" });
  expect(payment()).toEqual({ pending: "confirmingCancel" });
  expect(cancel.inputs).toEqual([]);
  actor.send({ type: "CANCEL_CONFIRMED" });
  expect(payment()).toBe("cancelling");
  expect(cancel.inputs).toEqual([{ code: CODE }]);
  await cancel.answers(accepted(sampleOrder("cancelled")));

  expect(payment()).toBe("cancelled");
  expect(effects).toEqual(["announceCancelled"]);
});

test("order payment: cancelling needs a confirmation, which can be dismissed (4.4)", {
  tags: ["4.4.e", "2.26.i"],
}, async () => {
  const { actor, payment, cancel } = await seen("pending");

  actor.send({ type: "CANCEL_CONFIRMED" });
  expect(payment()).toEqual({ pending: "open" });
  actor.send({ type: "CANCEL_REQUESTED" });
  actor.send({ type: "CANCEL_DISMISSED" });

  expect(payment()).toEqual({ pending: "open" });
  expect(cancel.inputs).toEqual([]);
});

test("order payment: waiting becomes paid when the chain confirms it (4.4)", { tags: ["4.4.c"] }, async () => {
  const { payment, load, clock } = await seen("waiting");
  clock.increment(POLL_DELAYS[0]);
  await load.answers(accepted(sampleOrder("paid")));
  expect(payment()).toBe("paid");
});

test("order payment: waiting becomes failed, with the reason, when the amount is short (4.4, 8.9)", {
  tags: ["4.4.d"],
}, async () => {
  const { actor, payment, load, clock } = await seen("waiting");
  clock.increment(POLL_DELAYS[0]);
  await load.answers(accepted(sampleOrder("failed")));
  expect(payment()).toBe("failed");
  expect(actor.getSnapshot().context.order?.payReason).toBe("amountShort");
});

test("order payment: an answer requested before a confirmed cancellation is dropped (4.4)", async () => {
  const { actor, payment, cancel, load, clock } = await seen("pending");
  clock.increment(POLL_DELAYS[0]);

  actor.send({ type: "CANCEL_REQUESTED" });
  actor.send({ type: "CANCEL_CONFIRMED" });
  await load.answers(accepted(sampleOrder("pending")));
  expect(payment()).toBe("cancelling");
  await cancel.answers(accepted(sampleOrder("cancelled")));
  expect(payment()).toBe("cancelled");
});

test("order payment: the polling delay grows while nothing changes (4.4)", async () => {
  const { load, clock } = await seen("waiting");

  for (const [turn, pause] of [...POLL_DELAYS, POLL_DELAYS[3]].entries()) {
    clock.increment(pause - 1);
    expect(load.inputs).toHaveLength(turn + 1);
    clock.increment(1);
    expect(load.inputs).toHaveLength(turn + 2);
    await load.answers(accepted(sampleOrder("waiting")));
  }
});

test("order payment: a tab hidden during finish pay does not poll until it is shown again (4.4)", async () => {
  const { actor, payment, load, finish, clock } = await seen("pending");

  actor.send({ type: "FINISH_PAY" });
  actor.send({ type: "TAB_HIDDEN" });
  await finish.answers(accepted(sampleOrder("waiting")));
  clock.increment(600_000);
  expect(payment()).toBe("waiting");
  expect(load.inputs).toHaveLength(1);

  actor.send({ type: "TAB_SHOWN" });
  expect(load.inputs).toHaveLength(2);
});

const CODE = sampleOrder("pending").code;

test.each(["paid", "cancelled"] as const)(
  "order payment: an order with status %s is shown as such even on an unknown network (4.4)",
  async (payStatus) => {
    const over = sampleOrder(payStatus);
    const elsewhere = { ...over, payment: { ...over.payment, network: enumeration(network).parse("SOL") } };
    const { clock, load, payment } = await seen("pending");
    clock.increment(POLL_DELAYS[0]);
    await load.answers(accepted(elsewhere));
    expect(payment()).toBe(payStatus);
  },
);

test("order payment: an order with an unknown status or network offers no action and keeps polling (4.4)", async () => {
  const pending = sampleOrder("pending");
  const elsewhere = { ...pending, payment: { ...pending.payment, network: enumeration(network).parse("SOL") } };
  for (const order of [UNKNOWN_STATUS_ORDER, elsewhere]) {
    const { actor, clock, load, payment } = await seen("pending");
    clock.increment(POLL_DELAYS[0]);
    await load.answers(accepted(order));
    expect(payment()).toBe("unforeseen");
    expect(actor.getSnapshot().can({ type: "FINISH_PAY" })).toBe(false);
    expect(actor.getSnapshot().can({ type: "CANCEL_REQUESTED" })).toBe(false);

    clock.increment(POLL_DELAYS[1]);
    await load.answers(accepted(sampleOrder("paid")));
    expect(payment()).toBe("paid");
  }
});

function start() {
  const clock = new SimulatedClock();
  const load = deferredCall<Answer<Order>, { code: string; userInitiated: boolean }>();
  const finish = deferredCall<Answer<Order>, { code: string }>();
  const cancel = deferredCall<Answer<Order>, { code: string }>();
  const effects: string[] = [];
  const provided = orderPayment.provide({
    actors: { loadOrder: load.logic, finishPayment: finish.logic, cancelOrder: cancel.logic },
    actions: {
      goToOrders: () => effects.push("goToOrders"),
      announceCancelled: () => effects.push("announceCancelled"),
    },
  });
  const actor = createActor(provided, { clock, input: { code: CODE } }).start();
  return { actor, clock, load, finish, cancel, effects, payment, offer };

  function payment() {
    return actor.getSnapshot().value.payment;
  }

  function offer() {
    return actor.getSnapshot().value.offer;
  }
}

/** The machine after its first load. */
async function seen(payStatus: PayStatus) {
  const started = start();
  await started.load.answers(accepted(sampleOrder(payStatus)));
  return started;
}

test("order payment: an order whose full amount was received cannot be cancelled, and an open confirmation closes (4.4)", async () => {
  const { actor, payment, load, clock } = await seen("pending");
  actor.send({ type: "CANCEL_REQUESTED" });
  clock.increment(POLL_DELAYS[0]);
  await load.answers(accepted(COVERED_ORDER));
  expect(payment()).toEqual({ pending: "open" });
  expect(actor.getSnapshot().can({ type: "CANCEL_REQUESTED" })).toBe(false);
  expect(actor.getSnapshot().can({ type: "FINISH_PAY" })).toBe(true);
});

test("order payment: an offline problem lasts until the next answer, any other until the order's status changes (8.4)", async () => {
  const { actor, finish, load, clock } = await seen("pending");
  const problem = () => actor.getSnapshot().context.problem;
  actor.send({ type: "FINISH_PAY" });
  await finish.fails(new RequestFailed(sampleFailure("offline")));
  expect(problem()).not.toBeNull();
  await load.answers(accepted(sampleOrder("pending")));
  expect(problem()).toBeNull();

  clock.increment(POLL_DELAYS[0]);
  await load.answers(accepted(sampleOrder("pending")));
  actor.send({ type: "FINISH_PAY" });
  await finish.fails(new RequestFailed(sampleFailure("status")));
  await load.answers(accepted(sampleOrder("pending")));
  expect(problem()).not.toBeNull();
  clock.increment(POLL_DELAYS[0]);
  await load.answers(accepted(sampleOrder("waiting")));
  expect(problem()).toBeNull();
});
