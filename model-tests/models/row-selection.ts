import { isDeepStrictEqual } from "node:util";
import { rowSelection } from "#machines/shell/row-selection.ts";
import { hasContext, type Moment, noPayload, when } from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

type Rows = { shown: string[]; selected: string[] };

export const rowSelectionModel = modelOf<typeof rowSelection>({
  machine: rowSelection,
  description: "Which rows of a list are selected (2.31)",
  input: undefined,
  events: {
    ROWS_SHOWN: { both: { codes: ["CB1", "CB2"] }, "the second alone": { codes: ["CB2"] } },
    TOGGLED: { "the first": { code: "CB1" }, "the second": { code: "CB2" } },
    ...noPayload("PAGE_TOGGLED"),
    ROW_DONE: { "the second": { code: "CB2" } },
    ...noPayload("CLEARED"),
  },
  answers: {},
  stateKey: ({ shown, selected }) => ({ shown, selected }),
  always: {
    "only shown rows are selected (2.31)": ({ context: { shown, selected } }) =>
      selected.every((code) => shown.includes(code)),
    "no row is selected twice (2.31)": ({ context: { selected } }) => new Set(selected).size === selected.length,
  },
  overTime: {
    "toggling a row selects or deselects it (2.31)": when(
      "TOGGLED (the first)",
      hasContext(({ shown }: Rows) => shown.includes("CB1")),
    ).then(
      hasContext(
        ({ selected }: Rows, { before }) => selected.includes("CB1") !== before?.context.selected.includes("CB1"),
      ),
    ),
    "toggling the page selects all rows, or none if all are selected (2.31)": when("PAGE_TOGGLED").then(
      hasContext(({ shown, selected }: Rows, { before }) =>
        isDeepStrictEqual(selected, before?.context.selected.length < shown.length ? shown : []),
      ),
    ),
    "a finished row is deselected, and the others stay selected (2.31)": when("ROW_DONE").then(
      hasContext({
        selected: (selected: string[], { before }: Moment) =>
          isDeepStrictEqual(
            selected,
            before?.context.selected.filter((code: string) => code !== "CB2"),
          ),
      }),
    ),
    "clearing leaves nothing selected (2.31)": when("CLEARED").then(
      hasContext(({ selected }: Rows) => selected.length === 0),
    ),
    "rows that stay on screen stay selected (2.31)": when("ROWS_SHOWN").then(
      hasContext(
        ({ selected }: Rows, { before }) => selected.includes("CB2") === before?.context.selected.includes("CB2"),
      ),
    ),
  },
});
