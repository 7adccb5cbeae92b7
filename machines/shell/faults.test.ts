import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { sampleFailure } from "#machines/testing/sample-failure.ts";
import { faults } from "./faults.ts";

test("each errCode is shown once per page load, however often it comes (8.2)", { tags: ["8.2.d"] }, () => {
  const { actor, shown } = start();

  actor.send({ type: "REFUSED", errCode: "2101", errMsg: "Not on sale" });
  actor.send({ type: "REFUSED", errCode: "2101", errMsg: "Not on sale" });
  actor.send({ type: "REFUSED", errCode: "2102", errMsg: "Too late" });
  actor.send({ type: "REFUSED", errCode: "2101", errMsg: "Not on sale" });

  expect(shown).toEqual(["refused: Not on sale", "refused: Too late"]);
});

test("refusals without a code have nothing in common, so each is shown (8.2)", () => {
  const { actor, shown } = start();
  actor.send({ type: "REFUSED", errCode: "", errMsg: "First" });
  actor.send({ type: "REFUSED", errCode: "", errMsg: "Second" });
  expect(shown).toEqual(["refused: First", "refused: Second"]);
});

test("a transport failure is shown, and one that goes on is not shown at every attempt (8.4)", {
  tags: ["8.4.a"],
}, () => {
  const { actor, shown, clock } = start();
  actor.send({ type: "FAILED", failure: sampleFailure("timeout") });
  actor.send({ type: "FAILED", failure: sampleFailure("timeout") });
  clock.increment(29_999);
  actor.send({ type: "FAILED", failure: sampleFailure("timeout") });
  expect(shown).toEqual(["failed: timeout"]);

  clock.increment(1);
  actor.send({ type: "FAILED", failure: sampleFailure("timeout") });
  expect(shown).toEqual(["failed: timeout", "failed: timeout"]);
});

test("a failure of another kind is shown all the same (8.4)", () => {
  const { actor, shown } = start();
  const kinds = ["offline", "timeout", "policy", "cors", "unreachable", "status", "unreadable"] as const;
  for (const kind of [...kinds, ...kinds]) actor.send({ type: "FAILED", failure: sampleFailure(kind) });
  expect(shown).toEqual(kinds.map((kind) => `failed: ${kind}`));
});

function start() {
  const shown: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(faults, { clock });
  actor.on("refusalReported", ({ errMsg }) => shown.push(`refused: ${errMsg}`));
  actor.on("failureReported", ({ failure }) => shown.push(`failed: ${failure.kind}`));
  actor.start();
  return { actor, shown, clock };
}
