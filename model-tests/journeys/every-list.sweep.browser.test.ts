import { EVERY_SCREEN } from "#model-tests/browser/areas/every-screen.ts";
import { checkFilters } from "#model-tests/browser/lists/filters.ts";
import { openList } from "#model-tests/browser/lists/open-list.ts";
import { checkRowActions } from "#model-tests/browser/lists/row-actions.ts";
import { checkPaging, checkSorting, readAllRows } from "#model-tests/browser/lists/sort-and-pages.ts";
import { LONG, test } from "#model-tests/gallery/every-screen.ts";

/** Every list screen of the demo merchant. */
const LISTS = EVERY_SCREEN.filter(
  ({ who, mocks, states, prepare }) => who === "merchant" && !mocks && !prepare && states?.includes("list shown"),
).map(({ name, path }) => ({ name, address: path("") }));

test.for(LISTS)(
  "$name: sorting, filters, sums, counts and row actions are correct (2.26)",
  LONG,
  async ({ address }, { openConsole, still }) => {
    const opened = await openList(address, { openConsole, still });
    const rows = await readAllRows(opened);
    await checkPaging(opened.list, rows);
    await checkSorting(opened.list, rows);
    await checkFilters(opened, rows);
    await checkRowActions(opened.list, rows);
  },
);
