/** Writing the rows that a list's filters find into a file: how far it is, how it ended, and a way to stop it. */
import { type ActorRefFrom, assign, fromCallback, type SnapshotFrom, setup } from "xstate";
import { unprovided } from "#machines/unprovided.ts";
import type { ListQuery } from "./list.ts";

export type ExportFormat = "csv" | "xlsx";

/** What an export has read of its list. */
export type ExportProgress = {
  /** Rows written so far, without the unreadable ones. */
  rows: number;
  /** Rows that could not be read: in the file only their codes stand. */
  unreadable: number;
  /** How many rows there are now; null when the total is unknown. */
  total: number | null;
  /** Whether nothing was seen to come, go or change meanwhile. */
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
    // Some rows could not be read: of these the file has nothing but their codes.
    partlyWritten: { type: "final" },
    // Rows came, went or moved while the file was written: it holds those that were there when their page was read.
    changedMeanwhile: { type: "final" },
    failed: { type: "final" },
    cancelled: { type: "final" },
  },
});

export type ListExportActor = ActorRefFrom<typeof listExport>;
export type ListExportSnapshot = SnapshotFrom<typeof listExport>;
