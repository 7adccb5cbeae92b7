import { listExport } from "#machines/shell/list-export.ts";
import { any, atStart, hadContext, noPayload, when } from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

const QUERY = { page: 2, pageSize: 20, sort: "-amount", filters: { status: "paid" } };

export const listExportModel = modelOf<typeof listExport>({
  machine: listExport,
  description: "Writing the rows of a list into a file (2.28)",
  input: { query: QUERY, format: "xlsx" },
  events: {
    ROWS_WRITTEN: {
      "a page": { progress: { rows: 100, unreadable: 0, total: 250, isSteady: true } },
      "the last page": { progress: { rows: 250, unreadable: 0, total: 250, isSteady: true } },
      "the last page, with a row that cannot be read": {
        progress: { rows: 249, unreadable: 1, total: 250, isSteady: true },
      },
      "the last page of a list without a total": {
        progress: { rows: 250, unreadable: 0, total: null, isSteady: true },
      },
      "the last page of a list that changed, with a row that cannot be read": {
        progress: { rows: 249, unreadable: 1, total: 250, isSteady: false },
      },
      "a page of a list that changed": { progress: { rows: 250, unreadable: 0, total: 250, isSteady: false } },
    },
    ...noPayload("FILE_WRITTEN", "WRITING_FAILED", "CANCELLED"),
  },
  // It sends events as it writes and has no final answer.
  answers: { writeFile: {} },
  stateKey: ({ progress }) => progress,
  always: {
    "a complete file has every row, and the list did not change meanwhile": ({ value, context }) => {
      const { rows, unreadable, total, isSteady } = context.progress;
      return value !== "written" || (isSteady && unreadable === 0 && (total === null || rows === total));
    },
  },
  overTime: {
    "the export starts with the list's filters and the chosen format (2.28)": when(atStart).exactly({
      state: "writing",
      calls: { writeFile: { query: QUERY, format: "xlsx" } },
    }),
    "the progress is that of the rows written last (2.28)": when("ROWS_WRITTEN")
      .from("writing")
      .exactly((moment) => ({ context: { progress: moment.step?.event["progress"] } })),
    "an error while writing leads to the failed state (2.28, 8.4)": when(
      any("WRITING_FAILED", "writeFile fails"),
    ).leadsTo("failed"),
    "cancelling ends the export (2.28)": when("CANCELLED").exactly({ state: "cancelled" }),
    "a list that changed during the export is reported before unreadable rows (2.28)": when(
      "FILE_WRITTEN",
      ({ before }) => !before?.context.progress.isSteady,
    )
      .from("writing")
      .leadsTo("changedMeanwhile"),
    "unreadable rows are reported if the list did not change (2.28)": when(
      "FILE_WRITTEN",
      hadContext({ progress: { rows: 249, unreadable: 1, total: 250, isSteady: true } }),
    )
      .from("writing")
      .leadsTo("partlyWritten"),
  },
});
