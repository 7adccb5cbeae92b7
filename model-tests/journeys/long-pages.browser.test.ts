/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "#model-tests/browser/journey.ts";

/** Longer than the names of the demo shop, and than any column has room for beyond its own text. */
const LONGER = "Mobile shops";
const LONGEST = "The second shop by the river";

/** Answers with what the service says of the bills, and with another name for the applications of some of them. */
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

/** How many rows there were as the columns became as wide as they were next. */
async function changesOf(page: Page): Promise<number[]> {
  await page.locator("tbody tr").nth(99).waitFor();
  return page.evaluate(() => [...(Reflect.get(window, "widthsSeen") as Map<string, number>).values()]);
}

/** Runs in the page: the words that are cut off, or stand in another column. */
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

/** Runs in the page. */
function isTooWide(): boolean {
  const table = document.querySelector<HTMLTableElement>("table.grid");
  return !table || table.offsetWidth > (table.parentElement?.clientWidth ?? 0);
}

test("the columns of a long page stay while its rows come, and make room for a text that does not fit them", async ({
  comeIn,
  service,
}) => {
  const demo = await service.signIn("demo@merchant.example", "Demo1234pay");
  const person = await comeIn({ signedInAs: demo });
  const { page } = person;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(noteWidths);
  // A little longer than those above, which the browser would move all columns for.
  await rename(page, { 60: LONGER });
  await person.goTo("/bill/list?size=100");
  expect(await changesOf(page)).toHaveLength(1);
  expect(await page.evaluate(misplaced)).toEqual([]);

  // They are held for the room that there is: where a column has to go, it is not for want of some pixels.
  const headers = page.getByRole("columnheader");
  const all = await headers.count();
  await page.setViewportSize({ width: 1400, height: 900 });
  await expect.poll(() => page.evaluate(isTooWide)).toBe(false);
  expect(await headers.count()).toBe(all);
  expect(await page.evaluate(misplaced)).toEqual([]);

  // A text for which there is no room.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.unroute("**/api/Bill/List");
  await rename(page, { 60: LONGEST });
  await page.reload();
  const [first, moved, ...more] = await changesOf(page);
  expect(first).toBeLessThan(60);
  expect(moved).toBeGreaterThan(60);
  expect(more).toEqual([]);
  expect(await page.evaluate(misplaced)).toEqual([]);

  // And they are held for the text size.
  await page.locator("html").evaluate((html) => html.style.setProperty("font-size", "20px"));
  await expect.poll(() => page.evaluate(misplaced)).toEqual([]);
});
