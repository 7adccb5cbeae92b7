import { expect } from "vitest";
import { signInForm, userMenu } from "#model-tests/browser/areas/account.ts";
import { test } from "#model-tests/browser/journey.ts";
import { PASSWORD } from "#model-tests/browser/service.ts";

test("tabs: signing out in one ends the others, and signing in restores them with their input (2.22, 3.1, 4.1, 8.3)", async ({
  signedIn,
  merchant,
}) => {
  await signedIn.goto("/console/index");
  await signedIn.expectState("session", "settled");
  const other = await signedIn.newTab();
  await other.goto(`${signedIn.url}/order/list?status=paid`);
  // Waits for the first answer, so that the next call is the refused one.
  await other.locator("[data-machine=list]:not([data-state*=loading])").waitFor();
  const ended = { success: false, errCode: "4011", errMsg: "Signed in on another device" };
  await other.route("**/api/Order/List", (route) => route.fulfill({ json: ended }), { times: 1 });
  await other.bringToFront();
  await other.getByRole("button", { name: signedIn.t("list:refresh"), exact: true }).click();
  await other.getByRole("alertdialog").waitFor();
  const registering = await signedIn.newTab();
  await registering.goto(`${signedIn.url}/register`);
  const typed = registering.getByLabel(signedIn.t("account:register.password"), { exact: true });
  await typed.fill(PASSWORD);
  const loads: string[] = [];
  registering.on("load", () => loads.push("a reload"));

  await userMenu(signedIn).choose("shell:user.signOut");
  await other.waitForURL(({ pathname, search }) => pathname + search === "/login?redirect=orderList&status=paid");
  await other.bringToFront();
  await other.getByRole("alertdialog").waitFor({ state: "detached" });
  await signedIn.page.bringToFront();

  await signedIn.expectPath(/^\/login/);
  await signedIn.expectAnnouncement(signedIn.t("shell:notice.signedOut"));
  await signInForm(signedIn).signIn(merchant);
  await other.waitForURL(({ pathname, search }) => pathname + search === "/order/list?status=paid");
  expect(await typed.inputValue()).toBe(PASSWORD);
  // Leaving the form shows the signed-in state.
  await registering.bringToFront();
  await registering.getByRole("link", { name: signedIn.t("account:register.login"), exact: true }).click();
  await registering.waitForURL("**/console/index");
  expect(loads).toEqual([]);
});
