import { receiptsTrendModel } from "#model-tests/models/receipts-trend.ts";
import { expectText, expectVisible } from "#model-tests/walk/expectations.ts";
import { type Action, buttonIn, type Control, type Expectation } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

const panel: Control = ({ person }) => person.machine("receiptsTrend");
const radio =
  (key: string): Control =>
  (stage, snapshot) =>
    panel(stage, snapshot).getByRole("radio", { name: stage.person.t(`dashboard:receipts.${key}`), exact: true });
const press =
  (keyOf: (event: Record<string, string>) => string): Action =>
  (stage, { event }, snapshot) =>
    radio(keyOf(event as unknown as Record<string, string>))(stage, snapshot).press(" ");

/** Only the chosen range, grouping and presentation are marked. */
const expectChoices: Expectation = async (stage, snapshot) => {
  const { range, groupedBy, presentation } = snapshot.context;
  for (const key of [range, `by.${groupedBy}`, `as.${presentation}`])
    if (!(await radio(key)(stage, snapshot).isChecked())) throw new Error(`${key} is not marked as chosen`);
};

/** The walk of the receipts trend (2.24, 9.5) on the console home. */
export const receiptsTrendWalk = defineWalk(import.meta.vitest, {
  model: {
    ...receiptsTrendModel,
    stateKey: ({ range, groupedBy, presentation }) => ({ range, groupedBy, presentation }),
  },
  calls: { loadReceipts: "/api/Dashboard/Receipts" },
  background: { "/api/Dashboard/Figures": { applicationCount: 0 } },
  open: (stage) => stage.open("/console/index"),
  excluded: { CURRENCY_CHOSEN: { reason: "The sample receipts have one currency, so there is no choice." } },
  // Choosing the current value sends no event, and during a load the home's button reloads all panels.
  isPossible: ({ step: { label, event } }, { value, snapshot: { context } }) => {
    if (label === "REFRESHED") return value !== "loading";
    if (label === "RANGE_CHOSEN") return event.range !== context.range;
    if (label === "GROUPING_CHOSEN") return event.groupedBy !== context.groupedBy;
    return label !== "PRESENTATION_CHOSEN" || event.presentation !== context.presentation;
  },
  actions: {
    RANGE_CHOSEN: press(({ range = "" }) => range),
    GROUPING_CHOSEN: press(({ groupedBy = "" }) => `by.${groupedBy}`),
    PRESENTATION_CHOSEN: press(({ presentation = "" }) => `as.${presentation}`),
    // Without a failure, only the refresh button of the console home reloads it.
    REFRESHED: (stage, _, snapshot) =>
      (snapshot.value === "loaded"
        ? stage.person.button("dashboard:refresh")
        : buttonIn(panel, "shell:error.retry")(stage, snapshot)
      ).press("Enter"),
  },
  inEveryState: expectChoices,
  expectations: {
    loading: expectVisible(panel),
    loaded: expectVisible(panel),
    failed: expectText("dashboard:receipts.failed"),
  },
});
