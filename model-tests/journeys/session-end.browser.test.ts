import type { Page } from "playwright-core";
import { expect } from "vitest";
import { signInForm } from "#model-tests/browser/areas/account.ts";
import { payDialog } from "#model-tests/browser/areas/orders.ts";
import { sweep, test } from "#model-tests/browser/journey.ts";
import type { Person } from "#model-tests/browser/person.ts";

const ENDED = { success: false, errCode: "4011", errMsg: "Signed in on another device" };

test("session end: several calls open one dialog (8.3)", { tags: ["8.3.d", "8.3.c"] }, async ({ signedIn }) => {
  await endEveryCall(signedIn.page);
  await signedIn.goto("/console/index");

  await dialog(signedIn).waitFor();
  await signedIn.page.getByRole("heading", { level: 1 }).waitFor();
  expect(await dialog(signedIn).count()).toBe(1);
  await signedIn.expectExactText("You have been logged out, you can cancel to stay on this page, or log in again");
});

test("session end: Cancel keeps the page and its state (8.3)", async ({ signedIn }) => {
  await signedIn.goto("/order/packages");
  const choice = signedIn.page.getByRole("group", { name: signedIn.t("orders:packages.package") });
  await choice.locator("label").last().click();
  await endEveryCall(signedIn.page);
  await signedIn.button("orders:packages.order").click();

  await dialog(signedIn).waitFor();
  await signedIn.button("shell:ended.stay").click();
  await dialog(signedIn).waitFor({ state: "hidden" });
  await signedIn.expectPath("/order/packages");
  expect(await choice.getByRole("radio").last().isChecked()).toBe(true);
});

sweep(
  "session end: after Cancel, polling does not reopen the dialog, the next action does (4.4, 8.3)",
  async ({ signedIn, merchant, service }) => {
    const { code } = await service.newOrder(merchant);
    await signedIn.goto(`/order/list?pay=${code}`);
    const payment = payDialog(signedIn, code);
    await payment.finish.waitFor();
    const stayed = Promise.withResolvers<void>();
    await signedIn.page.route("**/api/Order/Detail", async (route) => {
      await stayed.promise;
      await route.fulfill({ json: ENDED });
    });
    await signedIn.page.route("**/api/Order/FinishPayment", (route) => route.fulfill({ json: ENDED }));

    await payment.finish.click();
    await dialog(signedIn).waitFor();
    await signedIn.button("shell:ended.stay").click();
    await dialog(signedIn).waitFor({ state: "hidden" });
    stayed.resolve();
    await signedIn.expectState("orderPayment", '"poll":"stopped"');
    await signedIn.expectText("orders:pay.stale");
    expect(await dialog(signedIn).count()).toBe(0);

    await payment.retry.click();
    await dialog(signedIn).waitFor();
    await signedIn.button("shell:ended.stay").click();
    await dialog(signedIn).waitFor({ state: "hidden" });
    await payment.finish.click();
    await dialog(signedIn).waitFor();
  },
);

test("session end: Re-Login calls logout, clears the session, and leads back to the same page (8.3)", {
  tags: ["8.3.f", "8.3.g", "8.3.h"],
}, async ({ signedIn, merchant }) => {
  await signedIn.goto("/order/list?status=paid");
  await signedIn.expectState("list", "noMatch");
  await endEveryCall(signedIn.page);
  await signedIn.button("list:refresh").click();
  await dialog(signedIn).waitFor();

  await Promise.all([
    signedIn.page.waitForRequest(/\/api\/Login\/Logout\?uid=/),
    signedIn.page.getByRole("button", { name: "Re-Login", exact: true }).click(),
  ]);
  await signedIn.expectPath("/login?redirect=orderList&status=paid");
  await signedIn.expectAnnouncement("Logout succeed");
  expect(await signedIn.stored("token")).toBeNull();

  await signedIn.page.unrouteAll();
  await signedIn.page.reload();
  await signInForm(signedIn).signIn(merchant);
  await signedIn.expectPath("/order/list?status=paid");
});

function dialog({ page }: Person) {
  return page.getByRole("alertdialog", { name: ENDED.errMsg });
}

/** Makes every call fail with an ended session. */
async function endEveryCall(page: Page) {
  await page.route("**/api/**", (route) => route.fulfill({ json: ENDED }));
}
