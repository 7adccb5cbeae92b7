import { sampleOrder } from "#machines/testing/sample-order.ts";
import { listModel } from "#model-tests/models/list.ts";
import { expectAll, expectHidden, expectText, expectVisible } from "#model-tests/walk/expectations.ts";
import { type Action, buttonIn, type Control, type Expectation } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

const { code } = sampleOrder("pending");
const row: Control = ({ person }) => person.machine("list").getByText(code, { exact: true });
const hasRows = ({ context }: { context: { rows: unknown[] } }) => context.rows.length > 0;

const failed: Expectation = (stage, snapshot) =>
  expectText(hasRows(snapshot) ? "list:failedKept" : "list:failed")(stage, snapshot);

/** Navigates and waits for the list's request, because a list that is already loading looks the same. */
function navigateAndLoad(address: string): Action {
  const isFiltered = address.includes("status=paid");
  return async ({ person }) => {
    const asked = person.page.waitForRequest(
      (request) =>
        request.url().endsWith("/api/Order/List") && (request.postData() ?? "").includes('"paid"') === isFiltered,
    );
    await person.navigate(address);
    await asked;
  };
}

/** The walk of any list of the service (2.26): the merchant's orders. */
export const listWalk = defineWalk(import.meta.vitest, {
  // A failure looks different with and without rows.
  model: { ...listModel, stateKey: (context) => ({ ...listModel.stateKey(context), rows: hasRows({ context }) }) },
  calls: { loadPage: "/api/Order/List" },
  toWire: {
    loadPage: (value) => {
      const { items, total } = value as { items: unknown[]; total: number };
      return {
        items: items.map((_, at) => ({ ...sampleOrder("pending"), code: at === 0 ? code : `${code}-${at}` })),
        total,
      };
    },
  },
  open: (stage) => stage.open("/order/list"),
  excluded: {
    "loadPage answers (an unreadable row)": {
      reason: "Unreadable rows are in the situations of lists.",
    },
    PAGE_CAME: {
      reason: "Automatic refreshes need time to pass.",
      test: "model-tests/journeys/list-views.browser.test.ts: lists: changed rows are updated automatically, and the scroll position is kept (2.26)",
    },
    RECORD_ADDED: {
      reason: "No record is added to the orders.",
      test: "model-tests/journeys/applications.browser.test.ts: add application: works by keyboard, marks invalid fields, and keeps the input at the package's limit (2.27, 3.6, 5.1, 8.10)",
    },
    ADDED_DISMISSED: { reason: "No record is added to the orders." },
  },
  // Choosing the current query sends no event.
  isPossible: ({ step: { label, event } }, { snapshot: { context } }) =>
    label !== "QUERY_CHANGED" || event.query !== context.query,
  actions: {
    "QUERY_CHANGED (to a filter)": navigateAndLoad("/order/list?status=paid"),
    "QUERY_CHANGED (to everything)": navigateAndLoad("/order/list"),
    "QUERY_CHANGED (to the second page)": navigateAndLoad("/order/list?page=2"),
  },
  controls: {
    REFRESHED: buttonIn(({ person }) => person.machine("list"), "list:refresh"),
  },
  enabledWhileIgnored: { REFRESHED: "The button stays enabled; during a load the machine ignores it." },
  problemsOf: (snapshot) => (snapshot.matches("loading") && !hasRows(snapshot) ? [] : [snapshot.context.problem]),
  expectations: {
    "loading.rows": null,
    "loading.nothing": expectAll(expectHidden(row), expectText("orders:list.empty")),
    shown: expectVisible(row),
    empty: expectAll(expectHidden(row), expectText("orders:list.empty")),
    noMatch: expectAll(expectHidden(row), expectText("list:noMatch")),
    pastEnd: expectAll(expectHidden(row), expectText("list:pastEnd")),
    failed,
  },
});
