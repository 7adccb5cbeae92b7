import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { test } from "#model-tests/browser/journey.ts";
import { hasFocus, press } from "#model-tests/browser/keyboard.ts";

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

test("views: menus work by keyboard, and a deleted view leaves the focus in the list (2.26, 2.28)", async ({
  signedIn,
  merchant,
  service,
}) => {
  const { page, t } = signedIn;
  await service.newOrder(merchant);
  await page.addInitScript(() => {
    const views = [{ name: "Paid", query: "status=paid" }];
    localStorage.setItem("list-orders", JSON.stringify({ columns: "", views, usual: "Paid" }));
  });
  const items = page.getByRole("menuitem");
  const opens = async (button: Locator) => {
    await press(button);
    await hasFocus(items.first());
    await page.keyboard.press("ArrowUp");
    await hasFocus(items.last());
  };
  await signedIn.goto("/console/index");
  await signedIn.page.getByRole("link", { name: t("dashboard:orders.all") }).click();
  await signedIn.expectPath("/order/list?view=");
  await signedIn.expectState("list", "shown");
  await opens(signedIn.button("list:export.button"));
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: /Paid$/ }).click();
  await signedIn.expectPath("/order/list?status=paid&view=Paid");
  await opens(signedIn.button("views:menuOf", { name: "Paid" }));
  await page.keyboard.press("Enter");
  await signedIn.expectPath("/order/list");
  await expect.poll(() => page.getByRole("navigation", { name: t("views:label") }).count()).toBe(0);
  await hasFocus(page.locator("#content"));
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
