import type { Page } from "playwright-core";
import { expect } from "vitest";
import { signInForm } from "#model-tests/browser/areas/account.ts";
import { test } from "#model-tests/browser/journey.ts";
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
