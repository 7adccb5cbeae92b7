import { expect, test } from "vitest";
import { createActor, fromCallback } from "xstate";
import type { ListQuery } from "./list.ts";
import { type ExportFormat, listExport } from "./list-export.ts";

const QUERY = { page: 3, pageSize: 20, sort: null, filters: { status: "paid" } };

function start() {
  let isStopped = false;
  let asked: unknown;
  const writeFile = fromCallback<{ type: "never" }, { query: ListQuery; format: ExportFormat }>(({ input }) => {
    asked = input;
    return () => {
      isStopped = true;
    };
  });
  const logic = listExport.provide({ actors: { writeFile } });
  const actor = createActor(logic, { input: { query: QUERY, format: "csv" } }).start();
  return { actor, state: () => actor.getSnapshot().value, isStopped: () => isStopped, asked: () => asked };
}

test("an export counts what it has written, and ends with all of it (2.28)", () => {
  const { actor, state, asked } = start();
  expect(asked()).toEqual({ query: QUERY, format: "csv" });
  actor.send({ type: "ROWS_WRITTEN", rows: 100, total: 130 });
  expect(actor.getSnapshot().context).toMatchObject({ rows: 100, total: 130 });
  actor.send({ type: "FILE_WRITTEN", rows: 130, total: 130 });
  expect(state()).toBe("written");
});

test("rows that came or went meanwhile are told of (2.28)", () => {
  const { actor, state } = start();
  actor.send({ type: "FILE_WRITTEN", rows: 130, total: 131 });
  expect(state()).toBe("changedMeanwhile");
});

test("a cancelled export stops writing, and one that fails says so (2.28)", () => {
  const cancelled = start();
  cancelled.actor.send({ type: "CANCELLED" });
  expect([cancelled.state(), cancelled.isStopped()]).toEqual(["cancelled", true]);
  const failed = start();
  failed.actor.send({ type: "WRITING_FAILED" });
  expect(failed.state()).toBe("failed");
});
