import { expect, test } from "vitest";
import { createActor, type NonReducibleUnknown } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { listArrivals } from "./list-arrivals.ts";

test("records that came since the newest were seen are counted, until they are dismissed or seen (2.26)", async () => {
  const { actor, look, arrived } = start();
  actor.send({ type: "NEWEST_SHOWN", codes: ["2", "1"] });
  await look(accepted(["2", "1"]));
  expect(arrived()).toEqual([]);
  await look(accepted(["4", "3", "2"]));
  expect(arrived()).toEqual(["4", "3"]);
  actor.send({ type: "DISMISSED" });
  await look(accepted(["5", "4", "3"]));
  expect(arrived()).toEqual(["5"]);
  actor.send({ type: "NEWEST_SHOWN", codes: ["5", "4"] });
  expect(arrived()).toEqual([]);
});

test("what was known stays known when there is nothing to dismiss (2.26)", async () => {
  const { actor, look, arrived } = start();
  actor.send({ type: "NEWEST_SHOWN", codes: ["2", "1"] });
  actor.send({ type: "DISMISSED" });
  await look(accepted(["2", "1"]));
  expect(arrived()).toEqual([]);
});

test("where the newest were never seen, those of the first look are the known ones (2.26)", async () => {
  const { look, arrived } = start();
  await look(accepted([]));
  expect(arrived()).toEqual([]);
  await look(accepted(["1"]));
  expect(arrived()).toEqual(["1"]);
});

test("more that came than a look shows are all of it; an older record is no new one (2.26)", async () => {
  const { actor, look, arrived } = start();
  actor.send({ type: "NEWEST_SHOWN", codes: ["3", "2"] });
  await look(accepted(["3", "2", "1"]));
  expect(arrived()).toEqual([]);
  await look(accepted(["9", "8", "7"]));
  expect(arrived()).toEqual(["9", "8", "7"]);
});

test("a look that fails or is refused changes nothing, and one that is overtaken is dropped (2.26, 8.4)", async () => {
  const { actor, call, look, arrived } = start();
  actor.send({ type: "NEWEST_SHOWN", codes: ["1"] });
  await look(accepted(["2", "1"]));
  await look(refusal());
  actor.send({ type: "LOOKED" });
  await call.fails();
  expect(arrived()).toEqual(["2"]);
  actor.send({ type: "LOOKED" });
  actor.send({ type: "NEWEST_SHOWN", codes: ["2", "1"] });
  await call.answers(accepted(["9"]));
  expect(arrived()).toEqual([]);
});

function start() {
  const call = deferredCall<Answer<readonly string[]>, NonReducibleUnknown>();
  const actor = createActor(listArrivals.provide({ actors: { loadNewest: call.logic } })).start();
  const look = async (answer: Answer<readonly string[]>) => {
    actor.send({ type: "LOOKED" });
    await call.answers(answer);
  };
  return { actor, call, look, arrived: () => actor.getSnapshot().context.arrived };
}
