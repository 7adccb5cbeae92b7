import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import { RequestFailed } from "#contracts/failure.ts";
import type { Order, PayStatus } from "#contracts/orders/order.ts";
import { accepted } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { sampleFailure } from "#machines/testing/sample-failure.ts";
import { sampleOrder } from "#machines/testing/sample-order.ts";
import { orderPayment, POLL_DELAYS } from "./order-payment.ts";

test("order payment: Finish Pay leads from pending to waiting, and the chain's confirmation to paid (4.4)", {
  tags: ["4.4.b", "4.4.c"],
}, async () => {
  const { actor, finish, load, clock, payment } = await seen("pending");
  actor.send({ type: "FINISH_PAY" });
  await finish.answers(accepted(sampleOrder("waiting")));
  expect(payment()).toBe("waiting");
  await load.answers(accepted(sampleOrder("waiting")));
  clock.increment(POLL_DELAYS[1]);
  await load.answers(accepted(sampleOrder("paid")));
  expect(payment()).toBe("paid");
});

test("order payment: a confirmed cancellation leads from pending to cancelled (4.4)", {
  tags: ["4.4.e"],
}, async () => {
  const { actor, cancel, payment } = await seen("pending");
  actor.send({ type: "CANCEL_CONFIRMED" });
  expect(cancel.inputs).toEqual([]);
  actor.send({ type: "CANCEL_REQUESTED" });
  actor.send({ type: "CANCEL_CONFIRMED" });
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

/** The machine after its first load. */
async function seen(payStatus: PayStatus) {
  const clock = new SimulatedClock();
  const load = deferredCall<Answer<Order>, { code: string; userInitiated: boolean }>();
  const finish = deferredCall<Answer<Order>, { code: string }>();
  const cancel = deferredCall<Answer<Order>, { code: string }>();
  const provided = orderPayment.provide({
    actors: { loadOrder: load.logic, finishPayment: finish.logic, cancelOrder: cancel.logic },
    actions: { announceCancelled: () => undefined },
  });
  const order = sampleOrder(payStatus);
  const actor = createActor(provided, { clock, input: { code: order.code } }).start();
  await load.answers(accepted(order));
  return { actor, clock, load, finish, cancel, payment: () => actor.getSnapshot().value.payment };
}
