import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import { RequestFailed } from "#contracts/failure.ts";
import type { Order } from "#contracts/orders/order.ts";
import { accepted } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { sampleFailure } from "#machines/testing/sample-failure.ts";
import { sampleOrder } from "#machines/testing/sample-order.ts";
import { orderPayment, POLL_DELAYS } from "./order-payment.ts";

test("order payment: the polling delay grows while nothing changes (4.4)", async () => {
  const { load, clock } = await seen();
  for (const [turn, pause] of [...POLL_DELAYS, POLL_DELAYS[3]].entries()) {
    clock.increment(pause - 1);
    expect(load.inputs).toHaveLength(turn + 1);
    clock.increment(1);
    expect(load.inputs).toHaveLength(turn + 2);
    await load.answers(accepted(sampleOrder("pending")));
  }
});

test("order payment: an offline problem lasts until the next answer, any other until the order's status changes (8.4)", async () => {
  const { actor, finish, load, clock } = await seen();
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
async function seen() {
  const clock = new SimulatedClock();
  const load = deferredCall<Answer<Order>, { code: string; userInitiated: boolean }>();
  const finish = deferredCall<Answer<Order>, { code: string }>();
  const provided = orderPayment.provide({ actors: { loadOrder: load.logic, finishPayment: finish.logic } });
  const actor = createActor(provided, { clock, input: { code: "202611210001" } }).start();
  await load.answers(accepted(sampleOrder("pending")));
  return { actor, clock, load, finish };
}
