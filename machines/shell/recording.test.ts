import { expect, test } from "vitest";
import { createActor } from "xstate";
import { recording } from "./recording.ts";

test("what is recorded is saved, as often as somebody wants", () => {
  const { actor, done } = start();
  actor.send({ type: "RECORDING_REQUESTED" });
  actor.send({ type: "STOPPED" });
  actor.send({ type: "SAVE_REQUESTED" });
  actor.send({ type: "SAVE_REQUESTED" });
  expect(done).toEqual(["begin", "end", "save", "save"]);
  actor.send({ type: "RECORDING_REQUESTED" });
  expect(actor.getSnapshot().value).toBe("running");
});

test("discarding an unsaved recording needs a confirmation", () => {
  const { actor, done } = start();
  actor.send({ type: "UNSAVED_FOUND" });
  actor.send({ type: "RECORDING_REQUESTED" });
  actor.send({ type: "DISMISSED" });
  expect(actor.getSnapshot().matches("unsaved")).toBe(true);
  expect(done).toEqual([]);
  actor.send({ type: "RECORDING_REQUESTED" });
  actor.send({ type: "CONFIRMED" });
  expect(actor.getSnapshot().value).toBe("running");
  expect(done).toEqual(["begin"]);
});

test("a recording goes on after a reload, without starting over", () => {
  const { actor, done } = start();
  actor.send({ type: "RUNNING_FOUND" });
  expect(actor.getSnapshot().value).toBe("running");
  expect(done).toEqual([]);
});

test("a recording that has grown too long ends, says so, and can be saved", () => {
  const { actor, done } = start();
  actor.send({ type: "RECORDING_REQUESTED" });
  actor.send({ type: "LIMIT_REACHED" });
  expect(actor.getSnapshot().matches({ unsaved: "full" })).toBe(true);
  expect(actor.getSnapshot().can({ type: "SAVE_REQUESTED" })).toBe(true);
  expect(done).toEqual(["begin", "end"]);
});

function start() {
  const done: string[] = [];
  const actor = createActor(
    recording.provide({
      actions: {
        beginRecording: () => done.push("begin"),
        endRecording: () => done.push("end"),
        saveFile: () => done.push("save"),
      },
    }),
  ).start();
  return { actor, done };
}
