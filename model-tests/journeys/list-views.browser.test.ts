import { expect } from "vitest";
import { sweep, test } from "#model-tests/browser/journey.ts";

sweep(
  "views: columns and saved views are kept on the device and shared by link (2.26)",
  async ({ openConsole, service }) => {
    const demo = await service.signIn("demo@merchant.example", "Demo1234pay");
    const person = await openConsole({ signedInAs: demo });
    const { page } = person;
    const headers = (of = page) => of.getByRole("columnheader").allInnerTexts();
    await page.setViewportSize({ width: 1440, height: 900 });
    await person.goto("/order/list");
    await person.expectState("list", "shown");
    const own = await headers();
    const [amount, status] = [person.t("orders:list.amount"), person.t("orders:list.status")];

    // By keyboard; the button keeps the focus while its column moves.
    await person.button("list:columns").press("Enter");
    await page.getByRole("checkbox", { name: status, exact: true }).press("Space");
    await person.button("views:columns.up", { column: amount }).press("Enter");
    await person.button("views:columns.up", { column: amount }).press("Enter");
    await expect
      .poll(() => headers())
      .toEqual([amount, ...own.filter((title) => title !== amount && title !== status)]);
    await page.keyboard.press("Escape");
    await page.reload();
    await person.expectState("list", "shown");
    await expect.poll(async () => (await headers())[0]).toBe(amount);

    await page.getByLabel(status, { exact: true }).selectOption("paid");
    await person.expectPath(/status=paid/);
    const other = await page.context().newPage();
    await other.goto(`${person.url}/order/list`);
    await other.getByRole("columnheader").first().waitFor();
    await person.button("list:saveView").press("Enter");
    await page.getByLabel(person.t("views:name")).fill("Paid ones");
    await page.keyboard.press("Enter");
    await person.expectPath(/view=Paid\+ones/);
    // Other tabs follow at once.
    const views = other.getByRole("navigation", { name: person.t("views:label") });
    await views.getByRole("link", { name: "Paid ones" }).click();
    await other.waitForURL(/status=paid/);
    await other.close();

    // The link works on a device without stored views.
    const colleague = await openConsole({ signedInAs: demo });
    await colleague.page.setViewportSize({ width: 1440, height: 900 });
    const { pathname, search } = new URL(page.url());
    await colleague.goto(pathname + search);
    await colleague.expectState("list", "shown");
    await expect.poll(() => headers(colleague.page)).toEqual(await headers());
    await colleague.button("views:keep").waitFor();

    await page.getByRole("link", { name: person.t("views:all"), exact: true }).click();
    await person.button("list:columns").click();
    await person.button("views:columns.reset").click();
    await expect.poll(() => headers()).toEqual(own);
  },
);

test("views: changing columns of a shared view is kept (2.26)", async ({ signedIn }) => {
  const { page, t } = signedIn;
  await signedIn.goto("/order/list?columns=amount.status");
  await signedIn.button("list:columns").click();
  const status = page.getByRole("checkbox", { name: t("orders:list.status"), exact: true });
  const seen = await status.evaluate(async (input: HTMLInputElement) => {
    const [before, states] = [location.href, new Set<boolean>()];
    input.click();
    // Checked for some frames after the address has changed.
    for (let after = 0; after < 5; after += location.href === before ? 0 : 1) {
      await new Promise(requestAnimationFrame);
      states.add(input.checked);
    }
    return [...states];
  });
  expect(seen).toEqual([false]);
});

test("lists: changed rows are updated automatically, and the scroll position is kept (2.26)", async ({
  signedIn,
  merchant,
  service,
}) => {
  const { page } = signedIn;
  await service.newOrder(merchant);
  await page.clock.install();
  await signedIn.goto("/order/list");
  await signedIn.expectState("list", "shown");
  const details = page.getByRole("row").nth(1).getByRole("button").last();
  await details.focus();
  const said = await details.getAttribute("aria-label");
  const { code } = await service.newOrder(merchant);
  await page.clock.runFor(21_000);
  await page.getByRole("cell", { name: code }).first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(said);
});
