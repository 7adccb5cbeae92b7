import { enabled } from "#model-tests/engine/index.ts";
import { rowSelectionModel } from "#model-tests/models/row-selection.ts";
import type { Action, Expectation, Stage } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";
import { again, bar, boxOf, CALLBACKS, delivered, page, pageBox, RESEND } from "./callbacks.ts";

/** Answers the list with these rows. */
const showRows = async ({ service, person }: Stage, codes: readonly string[]) => {
  await service.answer(CALLBACKS, { accepted: true, value: page(codes) });
  await person.expectState("list", "shown");
};

const loadRows: Action = async (stage, { event }) => {
  const { service, person } = stage;
  if (!service.isWaiting(CALLBACKS)) await enabled(stage, person.button("list:refresh")).press("Enter");
  await person.expectState("list", "loading");
  await showRows(stage, event.codes);
};

/** The row boxes, the page's box and the bar's count match the selection. */
const expectSelection: Expectation = async (stage, snapshot) => {
  const shown: string[] = snapshot.context.shown;
  const selected: string[] = snapshot.context.selected;
  for (const code of shown)
    if ((await boxOf(stage, code).isChecked()) !== selected.includes(code))
      throw new Error(`${code} is ticked otherwise`);
  if (shown.length === 0) return;
  const isPartly = await pageBox(stage, snapshot).evaluate(
    (box) => box instanceof HTMLInputElement && box.indeterminate,
  );
  if ((await pageBox(stage, snapshot).isChecked()) !== (selected.length === shown.length))
    throw new Error("the box of the page is ticked otherwise");
  if (isPartly !== (selected.length > 0 && selected.length < shown.length))
    throw new Error("the box of the page does not say that some are selected");
  if (selected.length > 0)
    await bar(stage, snapshot)
      .getByText(stage.person.t("list:bulk.selected", { rows: selected.length }), { exact: true })
      .waitFor();
};

/** The walk of selecting rows of a list (2.31): callbacks. */
export const rowSelectionWalk = defineWalk(import.meta.vitest, {
  model: rowSelectionModel,
  dataMachine: null,
  calls: { list: CALLBACKS, resend: RESEND },
  async open(stage) {
    await stage.open("/callback/list");
    await stage.service.waitForCall(CALLBACKS);
  },
  isPossible: ({ step: { label, event } }, { snapshot: { context } }) => {
    if (label === "TOGGLED") return context.shown.includes(event.code);
    if (label === "PAGE_TOGGLED") return context.shown.length > 0;
    return label !== "CLEARED" || context.selected.length > 0;
  },
  actions: {
    ROWS_SHOWN: loadRows,
    TOGGLED: (stage, { event }) => boxOf(stage, event.code).press("Space"),
    PAGE_TOGGLED: (stage, _, snapshot) => pageBox(stage, snapshot).press("Space"),
    ROW_DONE: async (stage, { event }, { context }) => {
      await enabled(stage, again(stage, event.code)).press("Enter");
      await stage.service.answer(RESEND, { accepted: true, value: delivered(event.code) });
      // The list reloads after every run.
      await stage.person.expectState("bulkRun", "ended");
      await showRows(stage, context.shown);
    },
  },
  controls: {
    CLEARED: ({ person }) => person.button("list:bulk.clear"),
  },
  inEveryState: expectSelection,
  expectations: { choosing: null },
});
