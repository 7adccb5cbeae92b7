import type { ElementHandle } from "playwright-core";
import { expect } from "vitest";
import { frameOf } from "#model-tests/browser/areas/frame.ts";
import { holdRequests } from "#model-tests/browser/hold-requests.ts";
import { sweep, test } from "#model-tests/browser/journey.ts";
import { hasFocus, press } from "#model-tests/browser/keyboard.ts";

test("filters: Reset also clears text that is not submitted yet (2.26)", async ({ atDemo: demo }) => {
  await demo.goto("/order/list?status=paid");
  await demo.expectState("list", "shown");

  // Blur and click in one task, as on a slow machine.
  const code = demo.page.getByRole("search").getByRole("searchbox").first();
  await code.fill("ORDER10");
  await press(demo.button("list:reset"));
  await hasFocus(demo.page.getByRole("search", { name: demo.t("list:filters") }));
  await demo.expectState("list", "shown");
  await expect.poll(() => code.inputValue()).toBe("");
  expect(new URL(demo.page.url()).searchParams.has("status")).toBe(false);
});

sweep("filters: two quick choices both count (2.26)", async ({ atDemo: demo }) => {
  await demo.goto("/order/list");
  await demo.expectState("list", "shown");
  const size = demo.page.getByLabel(demo.t("list:pageSize"));
  const sort = demo.page.getByRole("columnheader").getByRole("button", { name: demo.t("orders:list.amount") });
  // In one task, so that nothing is rendered in between, as on a slow machine.
  await size.evaluate(
    (select: HTMLSelectElement, button) => {
      button?.click();
      select.value = "10";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    },
    (await sort.elementHandle()) as ElementHandle<HTMLElement> | null,
  );
  await demo.expectPath("/order/list?sort=amount&size=10");

  await demo.page.getByLabel(demo.t("orders:list.status"), { exact: true }).evaluate((select: HTMLSelectElement) => {
    for (const status of ["paid", ""]) {
      select.value = status;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }
  });
  await demo.expectState("list", "shown");
  await demo.expectPath("/order/list?sort=amount&size=10");
});

test("orders: a progress line is shown while another page loads (2.26, 9.9)", async ({ atDemo: demo }) => {
  await demo.goto("/order/list");
  await demo.expectState("list", "shown");
  const line = frameOf(demo).line;
  const amount = demo.page.getByRole("columnheader").getByRole("button", { name: demo.t("orders:list.amount") });

  // Back and forth at once, from the loaded page.
  await amount.evaluate(async (button: HTMLElement) => {
    const back = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    button.click();
    history.back();
    await back;
    await new Promise(requestAnimationFrame);
  });
  await demo.expectPath("/order/list");
  await line.waitFor({ state: "detached" });

  const letThrough = await holdRequests(demo.page, "**/api/Order/List");
  await amount.click();
  await line.waitFor();
  letThrough();
  await line.waitFor({ state: "detached" });
  await demo.page.unroute("**/api/Order/List");

  // Back and forth before the other order is rendered.
  await amount.evaluate(async (button: HTMLElement) => {
    const { search } = location;
    button.click();
    while (location.search === search) await scheduler.postTask(() => undefined);
    history.back();
  });
  await demo.expectState("list", "shown");
  await demo.expectPath(/[?&]sort=amount/);
  await line.waitFor({ state: "detached" });

  demo.errors.allow(/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/);
  const refuse = await holdRequests(demo.page, "**/api/Order/List", (route) => route.abort("internetdisconnected"));
  await amount.click();
  await line.waitFor();
  refuse();
  await demo.expectText("list:failedKept");
  await line.waitFor({ state: "detached" });
});

test("order details: open beside the list, lead to the next order, and return the focus (2.26, 3.5)", {
  tags: ["2.26.e"],
}, async ({ signedIn, merchant, service }) => {
  const older = await service.newOrder(merchant);
  const newer = await service.newOrder(merchant);
  const { page } = signedIn;
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn.goto("/order/list");
  await page.getByRole("cell", { name: newer.packageName }).first().click();
  const record = (code: string) =>
    page.getByRole("dialog", { name: signedIn.t("orders:details.title", { code }), exact: true });
  await record(newer.code).waitFor();
  await signedIn.button("list:record.next").click();
  await signedIn.expectPath(`/order/list?open=${older.code}`);
  await record(older.code).waitFor();
  // The list stays usable and marks the open record.
  await page.locator('tr[aria-current="true"]').getByText(older.code).waitFor();
  await signedIn.button("list:refresh").click();
  await record(older.code).getByRole("heading").first().focus();
  await page.keyboard.press("Escape");
  await signedIn.expectPath("/order/list");

  await page.setViewportSize({ width: 1024, height: 768 });
  const opener = signedIn.button("list:detailsOf", { code: newer.code });
  await opener.click();
  await record(newer.code).waitFor();
  await page.keyboard.press("Escape");
  await record(newer.code).waitFor({ state: "detached" });
  await hasFocus(opener);
});

test("order details: follow the list behind them (2.26, 3.5)", async ({ signedIn, merchant, service }) => {
  const { code } = await service.newOrder(merchant);
  await signedIn.page.clock.install();
  await signedIn.goto(`/order/list?open=${code}`);
  const details = signedIn.machine("resource");
  const pay = details.getByRole("button", { name: `Pay order ${code}` });
  await pay.waitFor();
  await service.pay(code, "exact");
  await expect.poll(async () => (await service.order(merchant, code)).payStatus).toBe("paid");
  await signedIn.page.clock.fastForward(20_000);
  await details.getByText("Paid", { exact: true }).first().waitFor();
  expect(await pay.count()).toBe(0);
});
