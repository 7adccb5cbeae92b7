import { expect, test } from "vitest";
import { createActor } from "xstate";
import { MOST_ENTRANCES, quickEntrances } from "./quick-entrances.ts";

test("screens are added and taken away while choosing, and each choice is kept at once (2.24)", () => {
  const { actor, kept, chosen } = start(["packages"]);
  actor.send({ type: "TOGGLED", name: "appList" });
  expect(chosen()).toEqual(["packages"]);
  actor.send({ type: "CHOICE_REQUESTED" });
  actor.send({ type: "TOGGLED", name: "appList" });
  actor.send({ type: "TOGGLED", name: "packages" });
  expect(chosen()).toEqual(["appList"]);
  expect(kept).toEqual([["packages", "appList"], ["appList"]]);
  actor.send({ type: "DISMISSED" });
  actor.send({ type: "TOGGLED", name: "wallet" });
  expect(chosen()).toEqual(["appList"]);
});

test("there is room for six; one that is taken away makes room (2.24)", () => {
  const six = Array.from({ length: MOST_ENTRANCES }, (_, index) => `screen-${index}`);
  const { actor, chosen } = start(six);
  actor.send({ type: "CHOICE_REQUESTED" });
  expect(actor.getSnapshot().can({ type: "TOGGLED", name: "wallet" })).toBe(false);
  actor.send({ type: "TOGGLED", name: "screen-0" });
  actor.send({ type: "TOGGLED", name: "wallet" });
  expect(chosen()).toEqual([...six.slice(1), "wallet"]);
});

function start(chosen: readonly string[]) {
  const kept: (readonly string[])[] = [];
  const logic = quickEntrances.provide({ actions: { rememberChosen: (_, now) => void kept.push(now) } });
  const actor = createActor(logic, { input: { chosen } }).start();
  return { actor, kept, chosen: () => actor.getSnapshot().context.chosen };
}
