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

test("order payment: an offline problem lasts until the next answer, any other until the order's status changes (8.4)", async () => {
  const clock = new SimulatedClock();
  const load = deferredCall<Answer<Order>, { code: string; userInitiated: boolean }>();
  const finish = deferredCall<Answer<Order>, { code: string }>();
  const provided = orderPayment.provide({ actors: { loadOrder: load.logic, finishPayment: finish.logic } });
  const actor = createActor(provided, { clock, input: { code: "202611210001" } }).start();
  await load.answers(accepted(sampleOrder("pending")));
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
