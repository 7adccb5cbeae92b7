import { sampleOrder } from "#machines/testing/sample-order.ts";
import { listSheetModel } from "#model-tests/models/list-sheet.ts";
import { expectHidden, expectVisible } from "#model-tests/walk/expectations.ts";
import type { CallFilter } from "#model-tests/walk/scripted-service.ts";
import { type Action, buttonIn, type Control, type Stage } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

const LIST = "/api/Order/List";
/** Calls for a page of the list; a sheet requests the largest page size. */
const isList: CallFilter = ({ pageSize }) => pageSize !== 100;

let made = 0;
const rows = (count: number) =>
  Array.from({ length: count }, () => {
    made += 1;
    return { ...sampleOrder("paid"), code: `ORDER${made}` };
  });

/** Answers the list next to the sheet, which follows the same address. */
async function answerList({ service, person }: Stage) {
  await service.answer(LIST, { accepted: true, value: { items: rows(1), total: 1 } }, isList);
  await person.expectState("list", "shown");
}

/** Navigates to a filter; if it is already set, refreshes instead. */
const changeQuery: Action = async (stage) => {
  const { person } = stage;
  if (person.page.url().includes("status=paid")) await person.button("list:refresh").press("Enter");
  else await person.navigate("/order/list?as=sheet&status=paid");
  await answerList(stage);
};

const scrollToEnd: Action = async ({ person }) => {
  const { page } = person;
  await page.locator(".bp6-table-quadrant-main .bp6-table-quadrant-scroll-container").evaluate((body) => {
    body.scrollTop = body.scrollHeight;
  });
};

const table: Control = ({ person }) => person.page.getByRole("application");
const retry = buttonIn(({ person }) => person.machine("listSheet"), "shell:error.retry");

/** Here every page has new rows, and too many for the model's fixtures about repeated rows and totals. */
const {
  "a row that was there, another, and more follow": _,
  "the first of two pages": __,
  ...pagesOfNewRows
} = listSheetModel.answers.loadPage ?? {};

/** The walk of a list's rows as a sheet (2.26): the merchant's orders. */
export const listSheetWalk = defineWalk(import.meta.vitest, {
  model: { ...listSheetModel, answers: { loadPage: pagesOfNewRows } },
  calls: { loadPage: LIST },
  toWire: {
    // More rows than fit the viewport, so that the next page loads only on scrolling.
    loadPage: (value) => {
      const {
        items,
        unreadable = [],
        total,
        next,
      } = value as { items: unknown[]; unreadable?: unknown[]; total: number | null; next?: string };
      const count = next === undefined ? items.length : items.length > 1 ? 1_000 : 100;
      return { items: [...rows(count), ...unreadable.map(() => "no row")], total, ...(next !== undefined && { next }) };
    },
  },
  async open(stage) {
    stage.person.errors.allow(/ · unreadable · /);
    await stage.open("/order/list?as=sheet");
    await answerList(stage);
  },
  actions: { QUERY_CHANGED: changeQuery, MORE_WANTED: scrollToEnd },
  controls: { RETRIED: retry },
  expectations: {
    loading: expectHidden(retry),
    open: expectVisible(table),
    whole: expectVisible(table),
    full: expectVisible(table),
    failed: expectVisible(retry),
  },
});
