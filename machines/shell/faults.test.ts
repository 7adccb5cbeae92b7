import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { FAILURE_QUIET, faults } from "./faults.ts";

test("each errCode is shown once per page load, however often it comes (8.2)", () => {
  const { actor, shown } = start();

  actor.send({ type: "REFUSED", errCode: "2101", errMsg: "Not on sale" });
  actor.send({ type: "REFUSED", errCode: "2101", errMsg: "Not on sale" });
  actor.send({ type: "REFUSED", errCode: "2102", errMsg: "Too late" });

  expect(shown).toEqual(["refused: Not on sale", "refused: Too late"]);
});

test("refusals without a code have nothing in common, so each is shown (8.2)", () => {
  const { actor, shown } = start();
  actor.send({ type: "REFUSED", errCode: "", errMsg: "First" });
  actor.send({ type: "REFUSED", errCode: "", errMsg: "Second" });
  expect(shown).toEqual(["refused: First", "refused: Second"]);
});

test("a transport failure is shown, and one that goes on is not shown at every attempt (8.4)", () => {
  const { actor, shown, clock } = start();
  actor.send({ type: "FAILED" });
  actor.send({ type: "FAILED" });
  clock.increment(FAILURE_QUIET - 1);
  actor.send({ type: "FAILED" });
  expect(shown).toEqual(["failed"]);

  clock.increment(1);
  actor.send({ type: "FAILED" });
  expect(shown).toEqual(["failed", "failed"]);
});

function start() {
  const shown: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(faults, { clock });
  actor.on("refusalReported", ({ errMsg }) => shown.push(`refused: ${errMsg}`));
  actor.on("failureReported", () => shown.push("failed"));
  actor.start();
  return { actor, shown, clock };
}
