import { expect } from "vitest";
import { forgotWizard, signInForm } from "#model-tests/browser/areas/account.ts";
import { test } from "#model-tests/browser/journey.ts";

const NEW_PASSWORD = "Lantern-orchard-58";

test("forgot password: Back in the browser leads from step 2 to step 1 with the input (2.23)", async ({
  visitor,
  merchant,
  service,
}) => {
  await visitor.goto("/login");
  await visitor.waitForHydration();
  await visitor.page.locator(`a[href="/forget"]`).click();
  await visitor.expectPath("/forget");
  const wizard = forgotWizard(visitor);
  await wizard.identify(merchant.email, (email) => service.latestCode(email));
  await wizard.password.fill(NEW_PASSWORD);
  await visitor.page.goBack();
  await visitor.expectState("forgotPassword", "identifying");
  await visitor.expectPath("/forget");
  expect(await wizard.email.inputValue()).toBe(merchant.email);
  await wizard.next.click();
  await visitor.expectState("forgotPassword", "choosing");
  expect(await wizard.password.inputValue()).toBe(NEW_PASSWORD);
  await wizard.back.click();
  await visitor.page.goBack();
  await visitor.expectPath("/login");
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
