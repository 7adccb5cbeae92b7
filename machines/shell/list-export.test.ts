import { expect, test } from "vitest";
import { createActor, fromCallback } from "xstate";
import type { ListQuery } from "./list.ts";
import { type ExportFormat, type ExportProgress, listExport } from "./list-export.ts";

const PROGRESS: ExportProgress = { rows: 130, unreadable: 0, total: 130, isSteady: true };
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
  expect(actor.getSnapshot().context.progress).toEqual({ rows: 0, unreadable: 0, total: null, isSteady: true });
  actor.send({ type: "ROWS_WRITTEN", progress: { ...PROGRESS, rows: 100 } });
  expect(actor.getSnapshot().context.progress).toMatchObject({ rows: 100, total: 130 });
  actor.send({ type: "ROWS_WRITTEN", progress: PROGRESS });
  actor.send({ type: "FILE_WRITTEN" });
  expect(state()).toBe("written");
});

test.each([
  ["rows that came or went", { total: 131 }, "changedMeanwhile"],
  ["rows that changed", { isSteady: false }, "changedMeanwhile"],
  ["rows that could not be read", { rows: 128, unreadable: 2 }, "partlyWritten"],
  ["rows without a total", { total: null }, "written"],
])("%s are told of (2.28)", (_, progress, ending) => {
  const { actor, state } = start();
  actor.send({ type: "ROWS_WRITTEN", progress: { ...PROGRESS, ...progress } });
  actor.send({ type: "FILE_WRITTEN" });
  expect(state()).toBe(ending);
});

test("a cancelled export stops writing, and one that fails says so (2.28)", () => {
  const cancelled = start();
  cancelled.actor.send({ type: "CANCELLED" });
  expect([cancelled.state(), cancelled.isStopped()]).toEqual(["cancelled", true]);
  const failed = start();
  failed.actor.send({ type: "WRITING_FAILED" });
  expect(failed.state()).toBe("failed");
});
