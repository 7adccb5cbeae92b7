import { EVERY_SCREEN } from "#model-tests/browser/areas/every-screen.ts";
import { findsRows } from "#model-tests/browser/lists/filters.ts";
import { keepsColumnsAndViews } from "#model-tests/browser/lists/kept.ts";
import { openList } from "#model-tests/browser/lists/open-list.ts";
import { actsOnRows } from "#model-tests/browser/lists/row-acts.ts";
import { gather, sortsColumns, turnsPages } from "#model-tests/browser/lists/sort-and-pages.ts";
import { LONG, test } from "#model-tests/gallery/every-screen.ts";

/** Every screen that is a list, of a merchant with months of business. */
const LISTS = EVERY_SCREEN.filter(
  ({ who, plays, shows, isThere }) => who === "merchant" && !plays && !isThere && shows?.includes("list shown"),
).map(({ name, path }) => ({ name, address: path("") }));

test.for(LISTS)(
  "$name: columns sort by what they show, filters find what they say, sums and counts agree, rows open their own record, and columns and views are kept (2.26)",
  LONG,
  async ({ address }, { comeIn, still }) => {
    const opened = await openList(address, { comeIn, still });
    const rows = await gather(opened);
    await turnsPages(opened.list, rows);
    await sortsColumns(opened.list, rows);
    await findsRows(opened, rows);
    await actsOnRows(opened.list, rows);
    await keepsColumnsAndViews(opened, rows);
  },
);
