import { expect } from "vitest";
import { test } from "#model-tests/browser/journey.ts";

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
