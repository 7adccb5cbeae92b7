import { expect } from "vitest";
import type { ListPage } from "./list-page.ts";
import { MAX_PAGE_SIZE, type OpenedList } from "./open-list.ts";
import { type Row, rowTexts, rowTextsBetween, sorted, sortKeys } from "./values.ts";

/** The page size while columns are sorted. */
const MANY = 20;

/** Reads all pages. @returns every row with its data from the service. */
export async function readAllRows({ list, wire }: OpenedList): Promise<Row[]> {
  const rows: Row[] = [];
  const total = wire.length;
  for (let from = 1; from <= total; from += MAX_PAGE_SIZE) {
    if (from > 1) await list.button("Next page").click();
    const shown = await list.expectRange(from, Math.min(total, from + MAX_PAGE_SIZE - 1), total);
    expect(shown.pages).toBe(`Page ${Math.ceil(from / MAX_PAGE_SIZE)} of ${Math.ceil(total / MAX_PAGE_SIZE)}`);
    rows.push(...shown.rows.map((row, index) => ({ ...row, wire: wire[from - 1 + index] ?? {} })));
  }
  expect(await list.button("Next page").getAttribute("aria-disabled")).toBe("true");
  for (const { opens, wire: sent } of rows) if (opens !== null) expect(Object.values(sent)).toContain(opens);
  expect(new Set(rows.map(({ wire: { code, number, id } }) => code ?? number ?? id)).size).toBe(total);
  return rows;
}

/** Checks every page size except the largest, and the next and previous page. */
export async function checkPaging(list: ListPage, rows: readonly Row[]): Promise<void> {
  const total = rows.length;
  const size = list.page.getByRole("combobox", { name: "Rows per page", exact: true });
  await list.navigate("");
  for (const rowsPerPage of (await size.getByRole("option").allInnerTexts()).map(Number).slice(0, -1)) {
    await size.selectOption(String(rowsPerPage));
    expect(rowTexts(await list.expectRange(1, Math.min(rowsPerPage, total), total))).toEqual(
      rowTextsBetween(rows, 0, rowsPerPage),
    );
  }
  await size.selectOption("10");
  if (total <= 10) return;
  await list.expectRange(1, 10, total);
  await list.button("Next page").press("Enter");
  expect(rowTexts(await list.expectRange(11, Math.min(20, total), total))).toEqual(rowTextsBetween(rows, 10, 20));
  await list.button("Previous page").press("Enter");
  expect(rowTexts(await list.expectRange(1, 10, total))).toEqual(rowTextsBetween(rows, 0, 10));
  expect(await list.button("Previous page").getAttribute("aria-disabled")).toBe("true");
}

/** Sorts by every sortable column: ascending, descending, and not at all. */
export async function checkSorting(list: ListPage, rows: readonly Row[]): Promise<void> {
  const count = Math.min(MANY, rows.length);
  await list.navigate(`?size=${MANY}`);
  const { headers } = await list.expectRange(1, count, rows.length);
  const sortable = headers.filter(({ isSortable }) => isSortable);
  expect(sortable.length).toBeGreaterThan(0);
  for (const { title } of sortable) {
    const place = headers.findIndex((header) => header.title === title);
    const all = sortKeys(rows.map(({ cells }) => cells[place] ?? { text: "", instant: null }));
    expect(new Set(all).size, `${title} has values to tell apart`).toBeGreaterThan(1);
    const button = list.header(title).getByRole("button");
    const isSorted = (direction: "ascending" | "descending") =>
      expect
        .poll(
          async () => {
            const shown = await list.read();
            const column = shown.rows.map(({ cells }) => cells[place] ?? { text: "", instant: null });
            return { sort: shown.headers[place]?.sort, values: sortKeys(column) };
          },
          { message: `${title}, ${direction}` },
        )
        .toEqual({ sort: direction, values: sorted(all, direction).slice(0, count) });
    await button.click();
    await isSorted("ascending");
    await button.press("Enter");
    await isSorted("descending");
    if (title === sortable.at(-1)?.title) {
      await list.page.reload();
      await isSorted("descending");
    }
    await button.press("Enter");
    await expect
      .poll(async () => {
        const { headers: now, ...shown } = await list.read();
        return { sorted: now.filter(({ sort }) => sort !== null && sort !== "none"), rows: rowTexts(shown) };
      })
      .toEqual({ sorted: [], rows: rowTextsBetween(rows, 0, count) });
  }
}
