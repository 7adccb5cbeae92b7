/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "#model-tests/browser/journey.ts";

/** A little longer than the names of the demo merchant's applications, and longer than their column has room for. */
const LONGER = "Mobile shops";
const LONGEST = "The second shop by the river";

/** Has the service answer as it does, but with other names for the applications of some bills, by their place in a page. */
async function rename(page: Page, names: Readonly<Record<number, string>>) {
  await page.route("**/api/Bill/List", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    // The console asks for shorter pages as well.
    for (const [index, bill] of answer.resData.items.entries())
      bill.applicationName = names[index] ?? bill.applicationName;
    await route.fulfill({ response, json: answer });
  });
}

/** Runs in the page: notes how wide the columns are, in each frame in which there are rows below those in sight. */
function noteWidths() {
  const seen = new Map<string, number>();
  Reflect.set(window, "widthsSeen", seen);
  const note = () => {
    const table = document.querySelector<HTMLTableElement>("table.grid");
    const rows = table?.tBodies[0]?.rows.length ?? 0;
    const widths = [...(table?.tHead?.rows[0]?.cells ?? [])].map((cell) => cell.offsetWidth).join(" ");
    if (rows > 12 && !seen.has(widths)) seen.set(widths, rows);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/** How many rows were drawn each time that the columns had become wider or narrower, the first time included. */
async function changesOf(page: Page): Promise<number[]> {
  await page.locator("tbody tr").nth(99).waitFor();
  return page.evaluate(() => [...(Reflect.get(window, "widthsSeen") as Map<string, number>).values()]);
}

/** Runs in the page: what reaches beyond its cell, or into the padding that parts it from the next. */
function misplaced(): string[] {
  return [...document.querySelectorAll<HTMLElement>("tbody td")].flatMap((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    const { paddingLeft, paddingRight } = getComputedStyle(cell);
    const [outer, inner] = [cell.getBoundingClientRect(), text.getBoundingClientRect()];
    const isInside =
      inner.left > outer.left + Number.parseFloat(paddingLeft) - 1 &&
      inner.right < outer.right - Number.parseFloat(paddingRight) + 1;
    return isInside ? [] : [cell.innerText];
  });
}

/** Runs in the page: whether the table is wider than its place. */
function isTooWide(): boolean {
  const table = document.querySelector<HTMLTableElement>("table.grid");
  return !table || table.offsetWidth > (table.parentElement?.clientWidth ?? 0);
}

test("the columns of a long page stay while its rows come, and make room for a text that does not fit (2.26)", async ({
  comeIn,
  service,
}) => {
  const demo = await service.signIn("demo@merchant.example", "Demo1234pay");
  const person = await comeIn({ signedInAs: demo });
  const { page } = person;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(noteWidths);
  // Alone, the browser would move all columns for it.
  await rename(page, { 60: LONGER });
  await person.goTo("/bill/list?size=100");
  expect(await changesOf(page)).toHaveLength(1);
  expect(await page.evaluate(misplaced)).toEqual([]);

  // In a narrower window they become narrower, and none of them has to go.
  const headers = page.getByRole("columnheader");
  const all = await headers.count();
  await page.setViewportSize({ width: 1400, height: 900 });
  await expect.poll(() => page.evaluate(isTooWide)).toBe(false);
  expect(await headers.count()).toBe(all);
  expect(await page.evaluate(misplaced)).toEqual([]);

  // A text that does not fit.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.unroute("**/api/Bill/List");
  await rename(page, { 60: LONGEST });
  await page.reload();
  const [first, moved, ...more] = await changesOf(page);
  expect(first).toBeLessThan(60);
  expect(moved).toBeGreaterThan(60);
  expect(more).toEqual([]);
  expect(await page.evaluate(misplaced)).toEqual([]);

  // On paper, they follow the text.
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("table.grid").evaluate((table) => getComputedStyle(table).tableLayout)).toBe("auto");
  await page.emulateMedia({ media: "screen" });
  expect(await page.locator("table.grid").evaluate((table) => getComputedStyle(table).tableLayout)).toBe("fixed");

  // Larger text moves them.
  await page.locator("html").evaluate((html) => html.style.setProperty("font-size", "20px"));
  await expect.poll(() => page.evaluate(misplaced)).toEqual([]);
});
