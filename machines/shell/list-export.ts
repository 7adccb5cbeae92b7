/** Exports the rows that a list's filters match to a file: its progress, its result, and cancelling. */
import { type ActorRefFrom, assign, fromCallback, type SnapshotFrom, setup } from "xstate";
import { unprovided } from "#machines/unprovided.ts";
import type { ListQuery } from "./list.ts";

export type ExportFormat = "csv" | "xlsx";

/** The progress of an export. */
export type ExportProgress = {
  /** Written rows, without unreadable ones. */
  rows: number;
  /** Unreadable rows, of which the file has only the codes. */
  unreadable: number;
  /** The total number of rows; null if unknown. */
  total: number | null;
  /** Whether the rows did not change during the export. */
  isSteady: boolean;
};

export const listExport = setup({
  types: {
    input: {} as { query: ListQuery; format: ExportFormat },
    context: {} as { query: ListQuery; format: ExportFormat; progress: ExportProgress },
    events: {} as
      | { type: "ROWS_WRITTEN"; progress: ExportProgress }
      | { type: "FILE_WRITTEN" }
      | { type: "WRITING_FAILED" }
      | { type: "CANCELLED" },
    tags: {} as "busy",
  },
  actors: {
    writeFile: fromCallback<{ type: "never" }, { query: ListQuery; format: ExportFormat }>(unprovided),
  },
  actions: {
    count: assign((_, progress: ExportProgress) => ({ progress })),
  },
  guards: {
    isChanged: ({ context: { progress } }) => {
      const { rows, unreadable, total, isSteady } = progress;
      return !isSteady || (total !== null && rows + unreadable !== total);
    },
    isPartial: ({ context: { progress } }) => progress.unreadable > 0,
  },
}).createMachine({
  id: "listExport",
  context: ({ input }) => ({ ...input, progress: { rows: 0, unreadable: 0, total: null, isSteady: true } }),
  initial: "writing",
  states: {
    writing: {
      meta: { spec: ["2.28"] },
      tags: "busy",
      invoke: {
        id: "writeFile",
        src: "writeFile",
        input: ({ context: { query, format } }) => ({ query, format }),
        onError: "failed",
      },
      on: {
        ROWS_WRITTEN: { actions: { type: "count", params: ({ event }) => event.progress } },
        FILE_WRITTEN: [
          { guard: "isChanged", target: "changedMeanwhile" },
          { guard: "isPartial", target: "partlyWritten" },
          { target: "written" },
        ],
        WRITING_FAILED: "failed",
        CANCELLED: "cancelled",
      },
    },
    written: { type: "final" },
    // Of unreadable rows the file has only the codes.
    partlyWritten: { type: "final" },
    // Rows changed during the export, so that the file may miss or repeat some.
    changedMeanwhile: { type: "final" },
    failed: { type: "final" },
    cancelled: { type: "final" },
  },
});

export type ListExportActor = ActorRefFrom<typeof listExport>;
export type ListExportSnapshot = SnapshotFrom<typeof listExport>;
