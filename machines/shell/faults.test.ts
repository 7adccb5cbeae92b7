import { expect, test } from "vitest";
import { createActor } from "xstate";
import { faults } from "./faults.ts";

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

test("every transport failure is told (8.4)", () => {
  const { actor, told } = start();
  actor.send({ type: "FAILED" });
  actor.send({ type: "FAILED" });
  expect(told).toEqual(["failed", "failed"]);
});

function start() {
  const told: string[] = [];
  const actor = createActor(faults);
  actor.on("refusalToTell", ({ errMsg }) => told.push(`refused: ${errMsg}`));
  actor.on("failureToTell", () => told.push("failed"));
  actor.start();
  return { actor, told };
}
