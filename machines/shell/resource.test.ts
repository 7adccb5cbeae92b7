import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { resource } from "./resource.ts";

test("what is wanted is asked for once, and shown (2.24)", async () => {
  const { load, state, context } = start("TRON");
  expect(load.asked).toEqual(["TRON"]);
  await load.answers(accepted("an address"));
  expect(state()).toBe("loaded");
  expect(context().value).toBe("an address");
});

test("what is there stays visible while it is asked for again, and when that fails (8.4)", async () => {
  const { actor, load, state, context } = start(null);
  await load.answers(accepted("first"));

  actor.send({ type: "REFRESHED" });
  expect(context().value).toBe("first");
  await load.fails();

  expect(state()).toBe("failed");
  expect(context()).toMatchObject({ value: "first", problem: { kind: "failed" } });
});

test("a refusal is explained, and asking again mends it (8.2)", async () => {
  const { actor, load, state, context } = start(null);

  await load.answers(refusal("2404"));
  expect(context().problem).toMatchObject({ kind: "refused", errCode: "2404" });
  actor.send({ type: "REFRESHED" });
  expect(load.asked).toHaveLength(2);
  await load.answers(accepted("there"));

  expect(state()).toBe("loaded");
  expect(context()).toMatchObject({ value: "there", problem: null });
});

test("asking again while it is asked for is asked once (8.4)", () => {
  const { actor, load } = start(null);
  actor.send({ type: "REFRESHED" });
  expect(load.asked).toHaveLength(1);
});

function start(wanted: string | null) {
  const load = deferredCall<Answer<unknown>, string | null>();
  const actor = createActor(resource.provide({ actors: { load: load.logic } }), { input: { wanted } }).start();
  return { actor, load, state: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context };
}
