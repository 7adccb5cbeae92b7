import { expect } from "vitest";
import { signInForm } from "#model-tests/browser/areas/account.ts";
import { axeFindings } from "#model-tests/browser/axe.ts";
import { holdRequests } from "#model-tests/browser/hold-requests.ts";
import { test } from "#model-tests/browser/journey.ts";

/** The browser's messages about a file that cannot be loaded. */
const MISSING_PART = [/Failed to load resource/, /request failed/];

test("connection: its loss is announced, and a screen that was not loaded opens when it is back (8.4)", async ({
  signedIn,
}) => {
  const { page, t, context } = signedIn;
  signedIn.errors.allow(...MISSING_PART);
  // The screen, its texts and the styles of lists are separate files.
  await page.route(/\/assets\/(orders(Screen)?-.*\.js|list-.*\.css)$/i, (route) => route.abort("internetdisconnected"));
  await signedIn.goto("/user/center");
  await signedIn.expectText("frame:lastLogin.first");
  await context.setOffline(true);
  await signedIn.expectState("connection", "offline");
  await signedIn.expectText("shell:connection.lost");

  const menu = page.getByRole("navigation", { name: t("frame:navigation.label") });
  await menu.getByRole("link", { name: t("frame:menu.orders") }).click();
  await signedIn.expectText("shell:error.offlineAdvice");
  // The frame is shown.
  expect(await menu.isVisible()).toBe(true);

  await page.unrouteAll();
  await context.setOffline(false);
  await signedIn.expectAnnouncement(t("shell:connection.back"));
  await signedIn.expectState("list", "empty");
  await signedIn.expectText("orders:list.empty");
  // The rules of a stylesheet that failed cannot be read.
  await page.evaluate(() => Array.from(document.styleSheets, ({ cssRules }) => cssRules));
  await signedIn.expectState("connection", "online");
});

test("connection: the first failed call shows a message, although its code cannot be loaded then (8.4)", async ({
  signedIn,
}) => {
  const { page, context } = signedIn;
  signedIn.errors.allow(/Failed to load resource/, /request failed/);
  const fetched = page.waitForResponse(/\/assets\/toaster-.*\.js$/);
  await signedIn.goto("/order/list");
  await signedIn.expectState("list", "empty");
  await (await fetched).finished();
  await context.setOffline(true);
  await signedIn.button("list:refresh").click();
  await signedIn.expectAnnouncement(signedIn.t("shell:fault.offline"));
  await context.setOffline(false);
});

test("messages: a script that cannot be loaded causes no unhandled rejection, and a later message is shown (8.4)", async ({
  visitor,
}) => {
  const { page } = visitor;
  visitor.errors.allow(...MISSING_PART);
  await page.route(/\/assets\/toaster-.*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  await visitor.goto("/login");
  const form = signInForm(visitor);
  await visitor.expectRefusal("/api/Login/Login", () =>
    form.signIn({ email: "unknown@merchant.example", password: "Wrong1234pass" }),
  );
  await page.waitForLoadState("networkidle");
  // Unhandled rejections are reported in a later task.
  await page.evaluate(() => new Promise((after) => setTimeout(after)));

  await page.unrouteAll();
  // Each refusal is shown once (8.2).
  await visitor.refuse("/api/Login/Login", "7777", "The moon is in the way");
  await form.submit.click();
  await visitor.expectAnnouncement("The moon is in the way");
});

test("broken screen: the frame stays and trying again works, in Korean (8.4)", async ({ openConsole, merchant }) => {
  const person = await openConsole({ signedInAs: merchant, locale: "ko-KR" });
  const { page, t } = person;
  person.errors.allow(...MISSING_PART);
  // Only the texts are missing, whose keys must not be shown.
  await page.route(/\/assets\/orders-.*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  await person.goto("/order/packages");
  await person.expectText("shell:error.brokenTitle");
  expect(await page.getByRole("navigation", { name: t("frame:navigation.label") }).isVisible()).toBe(true);
  await page.unrouteAll();
  await person.button("shell:error.retry").press("Enter");
  await person.expectState("orderPlacement", "choosing");
});

test("start: a failed start shows a message with a button that starts again (8.4)", async ({
  openConsole,
  merchant,
}) => {
  const person = await openConsole({ signedInAs: merchant, locale: "th-TH", theme: "dark" });
  const { page, t } = person;
  person.errors.allow(...MISSING_PART, /HTTP 503/);
  const fault = page.getByRole("alert").filter({ hasText: t("shell:startFault.title") });
  const startsAgain = async () => {
    await page.unrouteAll();
    await fault.getByRole("button", { name: t("shell:error.reload") }).press("Enter");
    await person.expectState("orderPlacement", "choosing");
    expect(await fault.count()).toBe(0);
  };

  const texts = /\/assets\/shell-.*\.js$/;
  await page.route(texts, (route) => route.abort("internetdisconnected"));
  await person.goto("/order/packages");
  await fault.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await startsAgain();

  // A module that the document loads itself.
  await page.route(/\/assets\/console-.*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.reload();
  await fault.waitFor();
  await startsAgain();

  await page.route("**/config.json", (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await fault.waitFor();
  await startsAgain();
});

test("sign-in: a page that cannot be hydrated shows a message and keeps the input (8.4)", async ({ visitor }) => {
  const { page, t } = visitor;
  visitor.errors.allow(...MISSING_PART);
  const fail = await holdRequests(page, /\/assets\/shell-.*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  await visitor.goto("/login");
  const { email } = signInForm(visitor);
  await email.fill("somebody@merchant.example");
  fail();
  await page
    .getByRole("alert")
    .filter({ hasText: t("shell:startFault.title") })
    .waitFor();
  expect(await email.inputValue()).toBe("somebody@merchant.example");
  expect(await axeFindings(page)).toEqual([]);
  await page.unrouteAll();
  await visitor.button("shell:error.reload").press("Enter");
  await visitor.waitForHydration();
  expect(await page.getByRole("alert").count()).toBe(0);
});
