import { expect, test } from "vitest";
import { createActor, fromCallback } from "xstate";
import { type BulkEnd, bulkRun, withoutEnd } from "./bulk-run.ts";

const ITEMS = ["A", "B", "C"].map((code) => ({ code, name: `Bill ${code}` }));

function started() {
  const asked: (readonly string[])[] = [];
  const told: string[] = [];
  const rowsEnded: string[] = [];
  const actOnEach = fromCallback<{ type: "STOP" }, { codes: readonly string[] }>(({ input }) => {
    asked.push(input.codes);
  });
  const actor = createActor(
    bulkRun.provide({ actors: { actOnEach }, actions: { stopActing: () => void told.push("stop") } }),
  );
  actor.on("rowEnded", ({ code, outcome }) => rowsEnded.push(`${code} ${outcome.kind}`));
  actor.on("*", (event) => told.push("code" in event ? `${event.code} ${event.outcome.kind}` : event.type));
  actor.start();
  actor.send({ type: "STARTED", items: ITEMS });
  const ends = (code: string, outcome: BulkEnd["outcome"]) => actor.send({ type: "ITEM_ENDED", code, outcome });
  return { actor, asked, told, rowsEnded, ends };
}

test("a run of nothing does not begin (2.31)", () => {
  const { actor } = started();
  actor.send({ type: "RUN_ENDED" });
  expect(actor.getSnapshot().can({ type: "STARTED", items: [] })).toBe(false);
});

test("each row of a run ends by itself, and what came of it is told at once (2.31, 8.9)", () => {
  const { actor, asked, told, rowsEnded, ends } = started();
  expect(asked).toEqual([["A", "B", "C"]]);
  ends("B", { kind: "done" });
  ends("A", { kind: "undone" });
  ends("C", { kind: "refused", errCode: "2009", errMsg: "Too often" });
  actor.send({ type: "RUN_ENDED" });

  expect(actor.getSnapshot().value).toBe("ended");
  expect(actor.getSnapshot().context.ends.map(({ code, outcome }) => `${code} ${outcome.kind}`)).toEqual([
    "B done",
    "A undone",
    "C refused",
  ]);
  expect(told).toEqual(["B done", "A undone", "C refused", "runEnded"]);
  expect(rowsEnded).toEqual(["B done", "A undone", "C refused"]);
});

test("while it runs it cannot be started again, and no row ends twice (2.31)", () => {
  const { actor, asked, told, ends } = started();
  actor.send({ type: "STARTED", items: ITEMS });
  ends("A", { kind: "done" });
  ends("A", { kind: "done" });
  ends("A", { kind: "notOffered" });
  ends("X", { kind: "done" });
  expect(asked).toHaveLength(1);
  expect(told).toEqual(["A done"]);
  expect(actor.getSnapshot().value).toEqual({ running: "going" });
});

test("once stopped it waits for what was sent, and names what was never begun (2.31)", () => {
  const { actor, told, ends } = started();
  ends("A", { kind: "done" });
  actor.send({ type: "STOPPED" });
  expect(told).toEqual(["A done", "stop"]);
  ends("B", { kind: "done" });
  actor.send({ type: "RUN_ENDED" });
  expect(withoutEnd(actor.getSnapshot().context)).toEqual([{ code: "C", name: "Bill C" }]);
});

test("a service that does not have the call is asked no more (7.16)", () => {
  const { actor, told, ends } = started();
  ends("A", { kind: "notOffered" });
  expect(actor.getSnapshot().value).toEqual({ running: "stopping" });
  expect(told).toContain("stop");
});
