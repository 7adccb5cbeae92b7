import { expect } from "vitest";
import { forgotWizard, signInForm } from "#model-tests/browser/areas/account.ts";
import { test } from "#model-tests/browser/journey.ts";
import { PASSWORD } from "#model-tests/browser/service.ts";

const NEW_PASSWORD = "Lantern-orchard-58";

test("forgot password: after the reset, signing in leads to the page asked for (2.20, 2.21, 2.23, 8.10)", {
  tags: ["2.21.c", "2.23.a", "2.23.b", "2.23.c"],
}, async ({ visitor, merchant, service }) => {
  await visitor.goto("/order/list?status=paid");
  await visitor.expectPath("/login?redirect=orderList&status=paid");
  await visitor.waitForHydration();
  const signIn = signInForm(visitor);
  await signIn.email.fill(merchant.email);
  await signIn.submit.click();
  await visitor.expectText("login:issue.passwordRequired");
  await visitor.page.getByRole("link", { name: visitor.t("login:forgot") }).click();
  await visitor.expectPath("/forget?redirect=orderList&status=paid");
  await visitor.page.getByRole("link", { name: visitor.t("account:forgot.login") }).click();
  await visitor.expectPath("/login?redirect=orderList&status=paid");
  await visitor.page.goBack();

  const wizard = forgotWizard(visitor);
  await expect.poll(() => wizard.email.inputValue()).toBe(merchant.email);
  await wizard.identify(merchant.email, (email) => service.latestCode(email));
  await wizard.password.fill(NEW_PASSWORD);
  await wizard.repeat.fill(NEW_PASSWORD);
  await wizard.submit.click();

  await visitor.page.getByRole("dialog", { name: visitor.t("account:forgot.doneTitle") }).waitFor();
  await wizard.toSignIn.click();
  await visitor.expectPath("/login?redirect=orderList&status=paid");
  await visitor.expectText("login:reset");
  expect(await signIn.email.inputValue()).toBe(merchant.email);
  await signIn.password.fill(NEW_PASSWORD);
  await signIn.submit.click();
  await visitor.expectPath("/order/list?status=paid");
  await expect(service.signIn(merchant.email, PASSWORD)).rejects.toThrow("2001");
});

test("forgot password: a reset ends the open session in every tab (2.19, 2.23, 4.1)", async ({
  signedIn,
  merchant,
  service,
}) => {
  const otherTab = await signedIn.newTab();
  await otherTab.goto(`${signedIn.url}/order/list`);
  await otherTab.locator("[data-machine=list]").waitFor();
  await signedIn.goto("/forget");
  const wizard = forgotWizard(signedIn);
  await wizard.identify(merchant.email, (email) => service.latestCode(email));
  await wizard.password.fill(NEW_PASSWORD);
  await wizard.repeat.fill(NEW_PASSWORD);
  await wizard.submit.click();
  await otherTab.waitForURL(({ pathname, search }) => pathname + search === "/login?redirect=orderList");
  expect([await signedIn.stored("token"), await signedIn.stored("UserIdToken")]).toEqual([null, null]);

  await wizard.toSignIn.click();
  await signedIn.expectPath("/login");
  await signInForm(signedIn).password.fill(NEW_PASSWORD);
  await signInForm(signedIn).submit.click();
  await signedIn.expectPath("/console/index");
  await otherTab.waitForURL(({ pathname }) => pathname === "/order/list");
});
