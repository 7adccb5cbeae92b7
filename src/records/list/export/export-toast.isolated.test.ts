import { expect, test, vi } from "vitest";
import { createActor, fromCallback } from "xstate";
import { type ExportProgress, listExport } from "#machines/shell/list-export.ts";
import { showExportToast } from "./export-toast.ts";

const toasts = vi.hoisted(() => vi.fn());
vi.mock("#src/ui/toasts/show-toast.ts", () => ({ showToast: toasts }));

const QUERY = { filters: {}, sort: null, page: 1, pageSize: 20 };

/** The toast of an export with this progress. */
function toastAt(progress: ExportProgress) {
  const machine = listExport.provide({ actors: { writeFile: fromCallback(() => undefined) } });
  const actor = createActor(machine, { input: { query: QUERY, format: "csv" } }).start();
  actor.send({ type: "ROWS_WRITTEN", progress });
  showExportToast("one", "Bills", actor.getSnapshot(), { cancel: () => undefined, failure: null });
  return toasts.mock.lastCall?.[0];
}

test("export: the toast shows the progress if there is a total", () => {
  expect(toastAt({ rows: 95, unreadable: 5, total: 400, isSteady: true })).toMatchObject({
    progress: 0.25,
    duration: 0,
  });
  expect(toastAt({ rows: 95, unreadable: 5, total: null, isSteady: true })).not.toHaveProperty("progress");
});
