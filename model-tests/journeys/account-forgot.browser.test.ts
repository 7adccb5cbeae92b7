import { expect } from "vitest";
import { forgotWizard, passwordDialog, signInForm } from "#model-tests/browser/areas/account.ts";
import { axeFindings } from "#model-tests/browser/axe.ts";
import { sweep, test } from "#model-tests/browser/journey.ts";
import { hasFocus } from "#model-tests/browser/keyboard.ts";
import { newEmail, PASSWORD } from "#model-tests/browser/service.ts";

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

sweep(
  "change password: a merchant without the old password resets it and returns to the same page (2.20, 2.23, 2.33)",
  async ({ signedIn, merchant, service }) => {
    await signedIn.goto("/order/list?status=paid");
    await passwordDialog(signedIn).open();
    await signedIn.page.getByRole("link", { name: signedIn.t("account:passwordChange.forgot") }).click();
    await signedIn.expectPath("/forget?redirect=orderList&status=paid");
    const wizard = forgotWizard(signedIn);
    expect(await wizard.email.inputValue()).toBe(merchant.email);
    await wizard.identify(merchant.email, (email) => service.latestCode(email));
    await wizard.password.fill(NEW_PASSWORD);
    await wizard.repeat.fill(NEW_PASSWORD);
    await wizard.submit.click();
    await wizard.toSignIn.click();
    await signInForm(signedIn).password.fill(NEW_PASSWORD);
    await signInForm(signedIn).submit.click();
    await signedIn.expectPath("/order/list?status=paid");
  },
);

sweep(
  "forgot password: going back keeps the code and the new password (2.23)",
  async ({ visitor, merchant, service }) => {
    await visitor.goto("/forget");
    const wizard = forgotWizard(visitor);
    await wizard.identify(merchant.email, (email) => service.latestCode(email));
    await wizard.password.fill(NEW_PASSWORD);
    await wizard.repeat.fill("Lantern");
    await wizard.back.click();

    expect(await wizard.email.inputValue()).toBe(merchant.email);
    expect(await wizard.code.inputValue()).toBe(await service.latestCode(merchant.email));
    await wizard.next.click();
    await visitor.expectState("forgotPassword", "choosing");
    expect(await wizard.password.inputValue()).toBe(NEW_PASSWORD);
    expect(await wizard.repeat.inputValue()).toBe("Lantern");
  },
);

sweep(
  "forgot password: a code that expires in step 2 leads back with the reason and keeps the new password (2.23, 8.8)",
  async ({ visitor, merchant, service }) => {
    await visitor.page.clock.install();
    await visitor.goto("/forget");
    const wizard = forgotWizard(visitor);
    await wizard.identify(merchant.email, (email) => service.latestCode(email));
    // Wrong guesses elsewhere invalidate the code.
    for (let guess = 0; guess < 5; guess++) await guessCode(service.url, merchant.email);
    await wizard.password.fill(NEW_PASSWORD);
    await wizard.repeat.fill(NEW_PASSWORD);
    await visitor.expectRefusal("/api/User/ResetPassword", () => wizard.submit.click());
    await visitor.expectText("account:forgot.kept");
    expect(await wizard.email.inputValue()).toBe(merchant.email);
    expect(await wizard.code.inputValue()).toBe("");
    await hasFocus(wizard.code);

    await visitor.page.clock.fastForward(60_000);
    await visitor.button("account:register.resendCode").click();
    await visitor.expectState("codeDelivery", "coolingDown");
    await wizard.code.fill(await service.latestCode(merchant.email));
    await wizard.next.click();
    await visitor.expectState("forgotPassword", "choosing");
    expect(await wizard.password.inputValue()).toBe(NEW_PASSWORD);
    await wizard.submit.click();
    await wizard.toSignIn.waitFor();
    await service.signIn(merchant.email, NEW_PASSWORD);
  },
);

sweep("forgot password: does not reveal whether an email is registered (2.23)", async ({ openConsole, merchant }) => {
  const seen: string[] = [];
  for (const email of [merchant.email, newEmail()]) {
    const visitor = await openConsole();
    const answers: unknown[] = [];
    visitor.page.on("response", async (response) => {
      if (response.url().includes("/api/")) answers.push(response.status(), await response.json());
    });
    await visitor.goto("/forget");
    const wizard = forgotWizard(visitor);
    await wizard.askCode(email);
    await visitor.expectText("account:forgot.codeSent", { email });
    await visitor.page
      .getByRole("button")
      .filter({ hasText: /\d:\d\d/ })
      .waitFor();
    const afterSending = await visitor.page.locator("main").textContent();
    await wizard.code.fill("not-it");
    await visitor.expectRefusal("/api/Register/CheckCaptchaCode", () => wizard.next.click());
    const afterGuessing = await visitor.page.locator("main").textContent();
    await expect.poll(() => answers.length).toBe(4);
    // The countdown for another code runs in both cases.
    const texts = [afterSending, afterGuessing].map((text) => text?.replaceAll(email, "somebody").replace(/\d+/g, "…"));
    seen.push(JSON.stringify([texts, answers]));
  }
  expect(seen[0]).toBe(seen[1]);
});

sweep(
  "forgot password: empty fields are marked and the first gets the focus (5.1, 5.2, 5.4, 5.6, 8.8)",
  async ({ visitor, merchant, service }) => {
    await visitor.goto("/forget");
    const wizard = forgotWizard(visitor);
    await wizard.next.click();
    await visitor.expectText("account:register.issue.emailRequired");
    await visitor.expectExactText("Enter the code from the email.");
    await hasFocus(wizard.email);
    await wizard.email.fill("merchant(at)example");
    await wizard.next.click();
    await visitor.expectText("account:register.issue.emailFormat");

    await wizard.identify(merchant.email, (email) => service.latestCode(email));
    await wizard.password.fill(NEW_PASSWORD);
    await wizard.repeat.fill(`${NEW_PASSWORD}!`);
    await wizard.submit.click();
    await visitor.expectText("account:register.issue.repeatDifferent");
    await hasFocus(wizard.repeat);
    await service.signIn(merchant.email, PASSWORD);
  },
);

sweep.for(["dark", "light"] as const)(
  "forgot password: axe finds nothing in any step, %s theme (2.23)",
  async (theme, { openConsole, merchant, service }) => {
    const visitor = await openConsole({ theme });
    await visitor.goto("/forget");
    const wizard = forgotWizard(visitor);
    await wizard.next.click();
    expect(await axeFindings(visitor.page)).toEqual([]);
    await wizard.identify(merchant.email, (email) => service.latestCode(email));
    await wizard.password.fill("Sunrise42");
    expect(await axeFindings(visitor.page)).toEqual([]);
    await wizard.password.fill(NEW_PASSWORD);
    await wizard.repeat.fill(NEW_PASSWORD);
    await wizard.submit.click();
    await wizard.toSignIn.waitFor();
    expect(await axeFindings(visitor.page)).toEqual([]);
  },
);

async function guessCode(url: string, email: string) {
  await fetch(`${url}/api/Register/CheckCaptchaCode`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, code: "not-it", purpose: "resetPassword" }),
  });
}
