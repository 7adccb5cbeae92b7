import readExcelFile from "read-excel-file/node";
import { expect } from "vitest";
import type { Bill } from "#contracts/bills/list-bills.ts";
import { test } from "#model-tests/browser/journey.ts";

test("export: writes every found row, although a page fails once and another screen is opened (2.28, 3.8)", async ({
  atDemo: person,
}) => {
  const { page, t } = person;
  person.errors.allow(/Failed to load resource/, /ERR_FAILED/);
  const sent: Bill[] = [];
  let pages = 0;
  await page.route("**/api/Bill/List", async (route) => {
    const { page: asked, pageSize } = route.request().postDataJSON();
    if (pageSize < 100) return route.continue();
    pages += 1;
    if (pages === 2) return route.abort();
    const response = await route.fetch();
    const { resData }: { resData: { items: Bill[] } } = await response.json();
    // The export loads the first page again at the end, to detect changes.
    if (asked > 1 || sent.length === 0) sent.push(...resData.items);
    return route.fulfill({ response });
  });
  await person.goto("/bill/list");
  await person.expectState("list", "shown");
  await person.button("list:export.button").click();
  const downloading = page.waitForEvent("download");
  await page
    .getByRole("menuitem", { name: `${t("list:export.xlsx")} ${t("list:export.columns", { columns: 16 })}` })
    .click();
  await page.getByRole("link", { name: t("frame:menu.orders") }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Application bills – \d{4}-\d\d-\d\d \(.+\)\.xlsx$/);
  await person.expectAnnouncement(/: (\d+) of \1 written\. /);

  const [sheet] = await readExcelFile(await download.path());
  const [head = [], ...lines] = sheet?.data ?? [];
  const rows = lines.slice(0, sent.length);
  expect(sent.length).toBeGreaterThan(300);
  expect(head.slice(0, 6)).toEqual(
    ["bill.number", "application", "applicationCode", "bill.userId", "bill.collected", "bill.transferred"].map((key) =>
      t(`bills:${key}`),
    ),
  );
  expect(rows.map((row) => row.slice(0, 6))).toEqual(
    sent.map((bill) => [
      bill.code,
      bill.applicationName,
      bill.applicationCode,
      bill.userId || null,
      Number(bill.amount),
      Number(bill.transferAmount),
    ]),
  );
  expect(rows.map((row) => row[11])).toEqual(sent.map(({ hash }) => hash));
  const [empty, ...totals] = lines.slice(sent.length);
  expect(empty?.every((cell) => cell === null)).toBe(true);
  const collected = (currency: string) =>
    sent.filter((bill) => bill.currency === currency).reduce((total, { amount }) => total + Number(amount), 0);
  expect(totals.map(([label, , , , total]) => [label, total])).toEqual(
    [...new Set(sent.map(({ currency }) => currency))].map((currency) => [
      t("list:export.total", { rows: sent.length, currency }),
      expect.closeTo(collected(currency), 6),
    ]),
  );
});
