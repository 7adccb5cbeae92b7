/** Writing the rows that a list's filters find into a file: how far it is, how it ended, and a way to stop it. */
import { type ActorRefFrom, assign, fromCallback, type SnapshotFrom, setup } from "xstate";
import type { ListQuery } from "./list.ts";

export type ExportFormat = "csv" | "xlsx";

type Written = { type: "ROWS_WRITTEN"; rows: number; total: number };
type Ended =
  /** `total`: how many rows there were at the end; another number than `rows` says that some came or went meanwhile. */
  { type: "FILE_WRITTEN"; rows: number; total: number } | { type: "WRITING_FAILED" };

export const listExport = setup({
  types: {
    input: {} as { query: ListQuery; format: ExportFormat },
    context: {} as {
      query: ListQuery;
      format: ExportFormat;
      /** Rows written so far, of so many. */
      rows: number;
      total: number;
    },
    events: {} as Written | Ended | { type: "CANCELLED" },
    tags: {} as "busy",
  },
  actors: {
    writeFile: fromCallback<{ type: "never" }, { query: ListQuery; format: ExportFormat }>(() => {
      throw new Error("This actor has to be provided by the application");
    }),
  },
  actions: {
    count: assign((_, { rows, total }: { rows: number; total: number }) => ({ rows, total })),
  },
  guards: { isWhole: (_, { rows, total }: { rows: number; total: number }) => rows === total },
}).createMachine({
  id: "listExport",
  context: ({ input }) => ({ ...input, rows: 0, total: 0 }),
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
        ROWS_WRITTEN: { actions: { type: "count", params: ({ event }) => event } },
        FILE_WRITTEN: [
          {
            guard: { type: "isWhole", params: ({ event }) => event },
            target: "written",
            actions: { type: "count", params: ({ event }) => event },
          },
          { target: "changedMeanwhile", actions: { type: "count", params: ({ event }) => event } },
        ],
        WRITING_FAILED: "failed",
        CANCELLED: "cancelled",
      },
    },
    written: { type: "final" },
    // Rows came or went while the file was written: it holds those that were there when their page was read.
    changedMeanwhile: { type: "final" },
    failed: { type: "final" },
    cancelled: { type: "final" },
  },
});

export type ListExportActor = ActorRefFrom<typeof listExport>;
export type ListExportSnapshot = SnapshotFrom<typeof listExport>;
