import { isDeepStrictEqual } from "node:util";
import { rowSelection } from "#machines/shell/row-selection.ts";
import { happens, type Moment, plain, remembers, whenever } from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

type Rows = { shown: string[]; selected: string[] };

export const rowSelectionModel = modelOf<typeof rowSelection>({
  machine: rowSelection,
  about: "Which rows of a list are selected (2.31)",
  input: undefined,
  events: {
    ROWS_SHOWN: { both: { codes: ["CB1", "CB2"] }, "the second alone": { codes: ["CB2"] } },
    TOGGLED: { "the first": { code: "CB1" }, "the second": { code: "CB2" } },
    PAGE_TOGGLED: plain,
    ROW_DONE: { "the second": { code: "CB2" } },
    CLEARED: plain,
  },
  answers: {},
  stateKey: ({ shown, selected }) => ({ shown, selected }),
  always: {
    "only what is seen is selected (2.31)": ({ context: { shown, selected } }) =>
      selected.every((code) => shown.includes(code)),
    "nothing is selected twice (2.31)": ({ context: { selected } }) => new Set(selected).size === selected.length,
  },
  overTime: {
    "a row that was pressed is selected, or no longer (2.31)": whenever(
      happens("TOGGLED", "the first"),
      remembers(({ shown }: Rows) => shown.includes("CB1")),
    ).then(
      remembers(
        ({ selected }: Rows, { before }) => selected.includes("CB1") !== before?.context.selected.includes("CB1"),
      ),
    ),
    "the page is selected whole, or not at all (2.31)": whenever(happens("PAGE_TOGGLED")).then(
      remembers(({ shown, selected }: Rows) => selected.length === shown.length || selected.length === 0),
    ),
    "the page is selected unless it is already (2.31)": whenever(
      happens("PAGE_TOGGLED"),
      remembers(({ shown }: Rows, { before }) => before?.context.selected.length < shown.length),
    ).then(remembers(({ shown, selected }: Rows) => selected.length === shown.length)),
    "what is done is no longer selected, and the others stay (2.31)": whenever(happens("ROW_DONE")).then(
      remembers({
        selected: (selected: string[], { before }: Moment) =>
          isDeepStrictEqual(
            selected,
            before?.context.selected.filter((code: string) => code !== "CB2"),
          ),
      }),
    ),
    "clearing leaves nothing selected (2.31)": whenever(happens("CLEARED")).then(
      remembers(({ selected }: Rows) => selected.length === 0),
    ),
    "rows that stay on screen stay selected (2.31)": whenever(happens("ROWS_SHOWN")).then(
      remembers(
        ({ selected }: Rows, { before }) => selected.includes("CB2") === before?.context.selected.includes("CB2"),
      ),
    ),
  },
});
