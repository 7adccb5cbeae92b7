/** The selected rows of a list (2.31). Only visible rows can be selected, so that no action affects a hidden row. */
import { type ActorRefFrom, assign, setup } from "xstate";

type Context = {
  /** Codes of the visible rows, in order. */
  shown: readonly string[];
  /** Codes of the selected rows, in the same order. */
  selected: readonly string[];
};

/** Whether every visible row is selected. */
export function isPageSelected({ shown, selected }: Context): boolean {
  return shown.length > 0 && selected.length === shown.length;
}

export const rowSelection = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: "ROWS_SHOWN"; codes: readonly string[] }
      | { type: "TOGGLED"; code: string }
      | { type: "PAGE_TOGGLED" }
      /** The action on the row has succeeded. */
      | { type: "ROW_DONE"; code: string }
      | { type: "CLEARED" },
  },
  guards: {
    isSelected: ({ context: { selected } }, code: string) => selected.includes(code),
  },
  actions: {
    show: assign({
      shown: (_, codes: readonly string[]) => codes,
      selected: ({ context: { selected } }, codes) => codes.filter((code) => selected.includes(code)),
    }),
    // Ignores codes of hidden rows.
    toggle: assign({
      selected: ({ context: { shown, selected } }, toggled: string) =>
        shown.filter((code) => selected.includes(code) !== (code === toggled)),
    }),
    togglePage: assign({ selected: ({ context }) => (isPageSelected(context) ? [] : context.shown) }),
    clear: assign({ selected: [] }),
  },
}).createMachine({
  id: "rowSelection",
  context: { shown: [], selected: [] },
  initial: "choosing",
  states: {
    choosing: {
      meta: { spec: ["2.31"] },
      on: {
        ROWS_SHOWN: { actions: { type: "show", params: ({ event }) => event.codes } },
        TOGGLED: { actions: { type: "toggle", params: ({ event }) => event.code } },
        PAGE_TOGGLED: { actions: "togglePage" },
        ROW_DONE: {
          guard: { type: "isSelected", params: ({ event }) => event.code },
          actions: { type: "toggle", params: ({ event }) => event.code },
        },
        CLEARED: { actions: "clear" },
      },
    },
  },
});

export type RowSelectionActor = ActorRefFrom<typeof rowSelection>;
