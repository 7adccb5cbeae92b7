import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { Progress } from "#contracts/dashboard/load-progress.ts";
import type { Answer } from "#contracts/envelope.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { progressUntil } from "#machines/testing/sample-progress.ts";
import { accessProcess, knownSteps } from "./access-process.ts";

test("the checklist is shown while a step is missing, and ticks itself off (2.24)", async () => {
  const { actor, call, state, context, told } = start();
  await call.answers(accepted(progressUntil("emailVerified")));
  expect(state()).toBe("shown");
  actor.send({ type: "REFRESHED" });
  await call.answers(accepted(progressUntil("currencyOn")));
  expect(context().progress).toMatchObject({ currencyOn: true, applicationAdded: false });
  expect(told).toEqual([]);
});

test("once everything is done it folds away, and this device remembers (2.24)", async () => {
  const { call, state, told } = start();
  await call.answers(accepted(progressUntil("packageInForce")));
  expect(state()).toBe("folded");
  expect(told).toEqual(["folded"]);
});

test("a step of which the service does not say does not keep it open (2.24)", async () => {
  const { call, state } = start();
  const silent = { ...progressUntil("packageInForce"), callbackReceived: null };
  expect(knownSteps(silent)).not.toContain("callbackReceived");
  await call.answers(accepted(silent));
  expect(state()).toBe("folded");
});

test("it is folded away by hand, asks for nothing while it is, and can be called back, done or not (2.24)", async () => {
  const { actor, call, state, told } = start();
  await call.answers(accepted(progressUntil("currencyOn")));
  actor.send({ type: "FOLDED" });
  expect(state()).toBe("folded");
  actor.send({ type: "CALLED_BACK" });
  await call.answers(accepted(progressUntil("packageInForce")));
  expect(state()).toBe("shown");
  expect(told).toEqual(["folded", "called back"]);
});

test("where it was folded away before, nothing is asked (2.24)", () => {
  const { call, state } = start({ isOpened: false });
  expect(state()).toBe("folded");
  expect(call.asked).toEqual([]);
});

test("what could not be loaded says why, and is asked for again (8.2, 8.4)", async () => {
  const { actor, call, state, context } = start();
  await call.fails();
  expect([state(), context().problem]).toEqual(["unavailable", { kind: "failed" }]);
  actor.send({ type: "REFRESHED" });
  await call.answers(refusal("5000"));
  expect(state()).toBe("unavailable");
  actor.send({ type: "REFRESHED" });
  await call.answers(accepted(progressUntil("currencyOn")));
  expect([state(), context().problem]).toEqual(["shown", null]);
});

test("what cannot be called back says why (8.4)", async () => {
  const { actor, call, state } = start({ isOpened: false });
  actor.send({ type: "CALLED_BACK" });
  await call.fails();
  expect(state()).toBe("unavailable");
});

function start({ isOpened } = { isOpened: true }) {
  const call = deferredCall<Answer<Progress>>();
  const told: string[] = [];
  const logic = accessProcess.provide({
    actors: { loadProgress: call.logic },
    actions: { rememberFolded: () => void told.push("folded"), forgetFolded: () => void told.push("called back") },
  });
  const actor = createActor(logic).start();
  if (isOpened) actor.send({ type: "OPENED" });
  return { actor, call, told, state: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context };
}
