import { EVERY_SCREEN } from "#model-tests/browser/areas/every-screen.ts";
import { LONG, test } from "#model-tests/gallery/every-screen.ts";
import { checkFilters } from "./filters.ts";
import { openList } from "./open-list.ts";
import { checkRowActions } from "./row-actions.ts";
import { checkPaging, checkSorting, readAllRows } from "./sort-and-pages.ts";

/** Declares a test for every list screen of the demo merchant, or only for the one with this name. */
export function testLists(only?: string): void {
  const lists = EVERY_SCREEN.filter(
    ({ name, who, mocks, states, prepare }) =>
      who === "merchant" && !mocks && !prepare && states?.includes("list shown") && (only ?? name) === name,
  ).map(({ name, path }) => ({ name, address: path("") }));
  test.for(lists)(
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
}
