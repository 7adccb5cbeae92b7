import { listExport } from "#machines/shell/list-export.ts";
import {
  atStart,
  exactly,
  fromState,
  hadContext,
  inState,
  noPayload,
  onEvent,
  when,
} from "#model-tests/engine/index.ts";
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
    FILE_WRITTEN: noPayload,
    WRITING_FAILED: noPayload,
    CANCELLED: noPayload,
  },
  // It sends events as it writes and has no final answer.
  answers: { writeFile: {} },
  stateKey: ({ progress }) => progress,
  always: {
    "a file that is called whole holds every row of a list that stayed as it was": ({ value, context }) => {
      const { rows, unreadable, total, isSteady } = context.progress;
      return value !== "written" || (isSteady && unreadable === 0 && (total === null || rows === total));
    },
  },
  overTime: {
    "the rows of the list as it is filtered are written, in the format that was chosen (2.28)": when(atStart).then(
      exactly({
        state: "writing",
        calls: { writeFile: { query: QUERY, format: "xlsx" } },
      }),
    ),
    "what is said of the file is what was written last (2.28)": when(
      onEvent("ROWS_WRITTEN"),
      fromState("writing"),
    ).then((moment) => exactly({ context: { progress: moment.step?.event["progress"] } })(moment)),
    "a file that could not be written is said to have failed (2.28, 8.4)": when(onEvent("WRITING_FAILED")).then(
      inState("failed"),
    ),
    "so is one of which nothing is heard any more (2.28, 8.4)": when(onEvent("writeFile fails")).then(
      inState("failed"),
    ),
    "cancelling leaves no file (2.28)": when(onEvent("CANCELLED")).then(exactly({ state: "cancelled" })),
    "a list that changed meanwhile is said to have, whatever else there is to say (2.28)": when(
      onEvent("FILE_WRITTEN"),
      fromState("writing"),
      ({ before }) => !before?.context.progress.isSteady,
    ).then(inState("changedMeanwhile")),
    "what could not be read is said where the list stayed as it was (2.28)": when(
      onEvent("FILE_WRITTEN"),
      fromState("writing"),
      hadContext({ progress: { rows: 249, unreadable: 1, total: 250, isSteady: true } }),
    ).then(inState("partlyWritten")),
  },
});
