import { listExport } from "#machines/shell/list-export.ts";
import { modelOf, plain } from "#model-tests/model.ts";

export const listExportModel = modelOf<typeof listExport>({
  machine: listExport,
  about: "Writing the rows of a list into a file (2.28)",
  input: { query: { page: 1, pageSize: 20, sort: null, filters: {} }, format: "csv" },
  events: {
    ROWS_WRITTEN: { "a page": { rows: 100, total: 250 } },
    FILE_WRITTEN: { "every row": { rows: 250, total: 250 }, "while rows came": { rows: 250, total: 251 } },
    WRITING_FAILED: plain,
    CANCELLED: plain,
  },
  // It sends what it has written as it goes, and never an answer at its end.
  answers: { writeFile: {} },
  stateKey: ({ rows, total }) => ({ rows, total }),
  always: {
    "a file that is called whole holds every row": ({ value, context: { rows, total } }) =>
      value !== "written" || rows === total,
  },
});
