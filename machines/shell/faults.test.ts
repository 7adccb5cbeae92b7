import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { FAILURE_QUIET, faults } from "./faults.ts";

test("each errCode is told once per page load, however often it comes (8.2)", () => {
  const { actor, told } = start();

  actor.send({ type: "REFUSED", errCode: "2101", errMsg: "Not on sale" });
  actor.send({ type: "REFUSED", errCode: "2101", errMsg: "Not on sale" });
  actor.send({ type: "REFUSED", errCode: "2102", errMsg: "Too late" });

  expect(told).toEqual(["refused: Not on sale", "refused: Too late"]);
});

test("refusals without a code have nothing in common, so each is told (8.2)", () => {
  const { actor, told } = start();
  actor.send({ type: "REFUSED", errCode: "", errMsg: "First" });
  actor.send({ type: "REFUSED", errCode: "", errMsg: "Second" });
  expect(told).toEqual(["refused: First", "refused: Second"]);
});

test("a transport failure is told, and one that goes on is not told at every attempt (8.4)", () => {
  const { actor, told, clock } = start();
  actor.send({ type: "FAILED" });
  actor.send({ type: "FAILED" });
  clock.increment(FAILURE_QUIET - 1);
  actor.send({ type: "FAILED" });
  expect(told).toEqual(["failed"]);

  clock.increment(1);
  actor.send({ type: "FAILED" });
  expect(told).toEqual(["failed", "failed"]);
});

function start() {
  const told: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(faults, { clock });
  actor.on("refusalToTell", ({ errMsg }) => told.push(`refused: ${errMsg}`));
  actor.on("failureToTell", () => told.push("failed"));
  actor.start();
  return { actor, told, clock };
}
