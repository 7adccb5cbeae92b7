import type { Locator } from "playwright-core";
import { expect } from "vitest";
import type { Bill } from "#contracts/bills/list-bills.ts";
import { axeFindings } from "#model-tests/browser/axe.ts";
import { test } from "#model-tests/browser/journey.ts";
import { tabTo } from "#model-tests/browser/keyboard.ts";
import type { Person } from "#model-tests/browser/person.ts";

const WIDE = { width: 1440, height: 900 };

test("orders as a sheet: shows what the filters find; cells can be selected, summed and copied (2.26, 2.28)", async ({
  openConsole,
  demo,
}) => {
  const person = await openConsole({ signedInAs: demo, viewport: WIDE });
  const { page } = person;
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await person.goto("/bill/list?noticeStatus=success&size=10");
  await person.expectState("list", "shown");
  const came = page.waitForResponse((response) => response.request().postDataJSON()?.pageSize === 100);
  await person.button("list:sheet").click();
  const { items, total }: { items: Bill[]; total: number } = (await (await came).json()).resData;
  await person.expectState("listSheet", "open");
  await person.expectPath("/bill/list?noticeStatus=success&size=10&as=sheet");
  await person.expectText("sheet:some", { rows: 100, total });
  await person.expectText("sheet:hint");
  expect(await axeFindings(page)).toEqual([]);
  const row = (index: number) => {
    const { code = "", userId, applicationName = "", applicationCode = "" } = items[index] ?? {};
    const { amount = "", currency = "" } = items[index] ?? {};
    return { amount: Number(amount), currency, cells: [code, userId ?? "", applicationName, applicationCode, amount] };
  };
  const footer = page.locator("output");
  const copied = async () => {
    await page.keyboard.press("ControlOrMeta+c");
    await person.expectText("shell:copy.done");
    return page.evaluate(() => navigator.clipboard.readText());
  };

  // By mouse: from the second cell of the first row to the fifth of the third.
  await page.mouse.move(...(await middleOf(person, 0, 1)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(person, 2, 4)), { steps: 5 });
  await page.mouse.up();
  await footer.getByText(person.t("sheet:cells", { cells: 12 })).waitFor();
  const sums = Map.groupBy([0, 1, 2].map(row), ({ currency }) => currency);
  const totals = [...sums].map(([currency, rows]) => [
    currency,
    rows.reduce((before, { amount }) => before + amount, 0).toFixed(2),
  ]);
  for (const [currency, amount] of totals) await footer.getByText(`${amount} ${currency}`, { exact: true }).waitFor();
  expect(await copied()).toBe([0, 1, 2].map((index) => row(index).cells.slice(1).join("\t")).join("\n"));

  // By keyboard: one cell, whose value is announced, then a range.
  await page.keyboard.press("ArrowLeft");
  await footer.getByText(`${person.t("bills:bill.number")}: ${row(0).cells[0]}`, { exact: true }).waitFor();
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowRight");
  await footer.getByText(person.t("sheet:cells", { cells: 4 })).waitFor();
  expect(await copied()).toBe([0, 1].map((index) => row(index).cells.slice(0, 2).join("\t")).join("\n"));
  // Tab leaves the selection.
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("[role=application]") === null)).toBe(true);
});

test("orders as a sheet: columns can be resized and moved (2.26)", async ({ openConsole, demo }) => {
  const person = await openConsole({ signedInAs: demo, viewport: WIDE });
  const { page } = person;
  await person.goto("/bill/list?as=sheet");
  await person.expectState("listSheet", "open");
  const header = (column: number) => headerOf(person, column);
  const customer = header(1);
  const before = await boxOf(customer);
  await page.mouse.move(before.x + before.width - 2, before.y + 10);
  await page.mouse.down();
  await page.mouse.move(before.x + before.width + 80, before.y + 10, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await boxOf(customer)).width).toBeGreaterThan(before.width + 60);

  const [first, second] = [await boxOf(header(1)), await boxOf(header(2))];
  await page.mouse.move(first.x + 8, first.y + first.height / 2);
  await page.mouse.down();
  await page.mouse.move(second.x + second.width - 10, second.y + second.height / 2, { steps: 10 });
  await page.mouse.up();
  await expect.poll(() => header(2).innerText()).toBe(person.t("bills:bill.userId"));
  expect((await boxOf(header(2))).width).toBeGreaterThan(before.width + 60);
});

test("bills as a sheet: keys and touch on the frozen column scroll all columns alike (2.26)", async ({
  openConsole,
  demo,
}) => {
  const person = await openConsole({ signedInAs: demo, viewport: { width: 1024, height: 768 } });
  const { page } = person;
  await person.goto("/bill/list?as=sheet");
  await person.expectState("listSheet", "open");
  const footer = page.locator("output");
  const expectSelected = (text: RegExp) => footer.getByText(text).waitFor();
  const [x, y] = await middleOf(person, 1, 0);

  await page.mouse.click(x, y);
  // As the browser does for a text found in the page, once nothing else scrolls.
  const jump = async (quadrant: string, offsets: { scrollTop?: number; scrollLeft?: number }) => {
    // Longer than the sheet counts as one scroll.
    await untilStill(person, 10);
    await partOf(person, quadrant).evaluate((element, to) => void Object.assign(element, to), offsets);
  };
  await jump("top", { scrollLeft: 100 });
  await expectColumnsInLine(person);
  await jump("left", { scrollTop: 300 });
  await expectRowsInLine(person, 5);
  await page.keyboard.press("ControlOrMeta+Home");
  await expectRowsInLine(person, 0);

  for (const key of ["PageDown", "Space"]) {
    // The first press may move to the last row in view.
    await page.keyboard.press(key);
    await page.keyboard.press(key);
    await expectRowsInLine(person, 5);
    await page.keyboard.press("PageUp");
    await page.keyboard.press("PageUp");
    await expectRowsInLine(person, 0);
  }
  await page.keyboard.press("ControlOrMeta+End");
  await expectRowsInLine(person, 80);
  await untilStill(person, 10);
  // On a slow machine the frozen column says that it has followed when the next scroll has begun.
  await partOf(person, "main").evaluate(
    (main, left) => {
      main.scrollTop = 0;
      left?.dispatchEvent(new Event("scroll"));
    },
    await partOf(person, "left").elementHandle(),
  );
  await expectRowsInLine(person, 0);
  await page.keyboard.press("ControlOrMeta+End");
  await expectRowsInLine(person, 80);
  await page.keyboard.press("ControlOrMeta+Home");
  await expectRowsInLine(person, 0);

  // The keys move the selected cell, from the keyboard's focus as well.
  await expectSelected(new RegExp(`^${person.t("bills:bill.number")}: `));
  await page.keyboard.press("End");
  await expect.poll(() => footer.innerText()).not.toContain(person.t("bills:bill.number"));
  await page.keyboard.press("Home");
  await expectSelected(new RegExp(`^${person.t("bills:bill.number")}: `));
  await page.locator(".bp6-table-container").focus();
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageDown");
  await expectRowsInLine(person, 5);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press("Shift+ArrowRight");
  await footer.getByText(person.t("sheet:cells", { cells: 2 })).waitFor();
  await page.keyboard.press("ControlOrMeta+Home");

  const devTools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    devTools.send("Input.dispatchTouchEvent", { type, touchPoints });
  const offsetsOf = (quadrant: string) =>
    partOf(person, quadrant).evaluate(({ scrollLeft, scrollTop }) => ({ scrollLeft, scrollTop }));
  const swipe = async ([x, y]: [x: number, y: number], right: number, down: number) => {
    await touch("touchStart", { x, y });
    for (let step = 1; step <= 10; step += 1) {
      await touch("touchMove", { x: x + (right * step) / 10, y: y + (down * step) / 10 });
      // Also while the finger moves.
      await untilStill(person);
      const { scrollLeft, scrollTop } = await offsetsOf("main");
      expect(await offsetsOf("left")).toMatchObject({ scrollTop });
      expect(await offsetsOf("top")).toMatchObject({ scrollLeft });
    }
    await touch("touchEnd");
  };
  await expectRowsInLine(person, 0);
  await swipe([x, y + 150], 0, -200);
  await expectRowsInLine(person, 3);
  const headers = await boxOf(page.locator(".bp6-table-quadrant-top"));
  await swipe([headers.x + headers.width / 2, headers.y + 10], -150, 0);
  await expectColumnsInLine(person);
});

test("orders as a sheet: a narrow window shows the list, a wide one the sheet again (2.26)", async ({
  openConsole,
  demo,
}) => {
  const person = await openConsole({ signedInAs: demo, viewport: WIDE });
  const { page } = person;
  await person.goto("/bill/list");
  await person.expectState("list", "shown");
  await tabTo(person.button("list:sheet"));
  await page.keyboard.press("Enter");
  await page.getByRole("application").waitFor();
  expect(await page.getByRole("main").getByRole("table").count()).toBe(0);
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.getByRole("main").getByRole("table").waitFor();
  expect(await person.button("list:sheet").count()).toBe(0);
  await page.setViewportSize(WIDE);
  await page.getByRole("application").waitFor();
  await person.button("list:sheet").click();
  await page.getByRole("main").getByRole("table").waitFor();
  await person.expectPath("/bill/list");
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not on the screen.");
  return box;
}

/** A part of Blueprint's table that scrolls. */
function partOf({ page }: Person, quadrant: string): Locator {
  return page.locator(`.bp6-table-quadrant-${quadrant} .bp6-table-quadrant-scroll-container`);
}

/** A column header, which has no role in Blueprint's table. */
function headerOf({ page }: Person, column: number): Locator {
  return page.locator(".bp6-table-quadrant-main .bp6-table-column-headers .bp6-table-header").nth(column);
}

/**
 * Expects each row at the same height in the frozen column as in the other columns.
 * @param least the first row that is shown is this one or a later one; with 0, one of the first two.
 */
async function expectRowsInLine({ page }: Person, least: number) {
  const rows = () =>
    page.evaluate(() => {
      const tops = (quadrant: string) =>
        new Map(
          [...document.querySelectorAll(`.bp6-table-quadrant-${quadrant} .bp6-table-cell`)].map((cell) => [
            Number(/bp6-table-cell-row-(\d+)/.exec(cell.className)?.[1]),
            Math.round(cell.getBoundingClientRect().top),
          ]),
        );
      const [frozen, main] = [tops("left"), tops("main")];
      const top = document.querySelector(".bp6-table-quadrant-top")?.getBoundingClientRect().bottom ?? 0;
      return {
        first: Math.min(...[...main].filter(([, y]) => y >= top - 3).map(([row]) => row)),
        apart: [...frozen].filter(([row, y]) => main.has(row) && main.get(row) !== y),
        both: [...frozen].filter(([row, y]) => main.has(row) && y >= top - 3).length > 5,
      };
    });
  await expect
    .poll(async () => {
      const { first, ...rest } = await rows();
      return { hasScrolled: least === 0 ? first <= 1 : first >= least, ...rest };
    })
    .toEqual({ hasScrolled: true, apart: [], both: true });
}

/** Expects each header above its column. */
async function expectColumnsInLine(person: Person) {
  await untilStill(person);
  const apart = await person.page.evaluate(() => {
    const lefts = (quadrant: string) =>
      [...document.querySelectorAll(`.bp6-table-quadrant-${quadrant} .bp6-table-column-headers .bp6-table-header`)].map(
        (header) => Math.round(header.getBoundingClientRect().left),
      );
    const main = lefts("main");
    return lefts("top").filter((left, column) => left !== main[column]);
  });
  expect(apart).toEqual([]);
}

/** The centre of a cell; all rows have the same height. */
async function middleOf(person: Person, row: number, column: number): Promise<[x: number, y: number]> {
  const header = await boxOf(headerOf(person, column));
  const cell = await boxOf(person.page.locator(".bp6-table-quadrant-main .bp6-table-cell-row-0").nth(1));
  return [header.x + header.width / 2, cell.y + (row + 0.5) * cell.height];
}

/** Waits until no part of the sheet has scrolled for so many frames; the parts follow each other a frame later. */
async function untilStill({ page }: Person, frames = 3) {
  await page.evaluate(async (frames) => {
    const now = () =>
      [...document.querySelectorAll(".bp6-table-quadrant-scroll-container")]
        .flatMap(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])
        .join();
    let before = now();
    for (let still = 0; still < frames; ) {
      await new Promise(requestAnimationFrame);
      still = now() === before ? still + 1 : 0;
      before = now();
    }
  }, frames);
}
