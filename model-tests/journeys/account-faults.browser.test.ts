import { expect } from "vitest";
import { forgotWizard, registrationForm, userMenu } from "../browser/areas/account.ts";
import { FAULTS, FAULTS_OF_EMPTY_ANSWERS, failOnce, WHAT_FAULTS_SAY } from "../browser/faulty-service.ts";
import { test } from "../browser/journey.ts";
import type { Person } from "../browser/person.ts";
import { newEmail, PASSWORD } from "../browser/service.ts";

const KINDS = Object.entries(FAULTS);

test("whatever becomes of sending a code, it is explained, the e-mail stays, and it can be tried again (7.4, 8.2, 8.4)", async ({
  visitor,
}) => {
  visitor.complaints.foresee(...WHAT_FAULTS_SAY);
  await visitor.goTo("/register");
  const form = registrationForm(visitor);
  const email = newEmail();
  await form.email.fill(email);
  for (const [kind, fault] of FAULTS_OF_EMPTY_ANSWERS) {
    const { happened } = await failOnce(visitor.page, "/api/User/SentVerificationCode", fault);
    await form.sendCode.click();
    await happened;
    const advice =
      kind === "a refusal with an unknown code" ? "The moon is in the way" : visitor.say("shell:fault.requestAdvice");
    await visitor.page.locator('[role="status"]').getByText(advice).waitFor();
    expect(await form.sendCode.isEnabled(), kind).toBe(true);
    expect(await form.email.inputValue(), kind).toBe(email);
  }
  await form.sendCode.click();
  await visitor.sees("codeDelivery", "coolingDown");
});

test("whatever becomes of a registration, it is explained, and everything typed stays (7.5, 8.2, 8.4)", async ({
  visitor,
  service,
}) => {
  visitor.complaints.foresee(...WHAT_FAULTS_SAY);
  await visitor.goTo("/register");
  const form = registrationForm(visitor);
  const email = newEmail();
  await form.email.fill(email);
  await form.sendCode.click();
  await visitor.sees("codeDelivery", "coolingDown");
  await form.code.fill(await service.latestCode(email));
  await form.password.fill(PASSWORD);
  await form.repeat.fill(PASSWORD);
  for (const [kind, fault] of FAULTS_OF_EMPTY_ANSWERS) {
    const { happened } = await failOnce(visitor.page, "/api/Register/Register", fault);
    await form.submit.click();
    await happened;
    await notice(visitor).waitFor();
    expect(await form.submit.isEnabled(), kind).toBe(true);
    expect(await form.password.inputValue(), kind).toBe(PASSWORD);
    expect(await form.email.inputValue(), kind).toBe(email);
  }
  await form.submit.click();
  await visitor.arrivesAt("/login");
});

test("whatever becomes of checking a code, it is explained, and the code stays (7.6, 8.2, 8.4)", async ({
  visitor,
  merchant,
  service,
}) => {
  visitor.complaints.foresee(...WHAT_FAULTS_SAY);
  await visitor.goTo("/forget");
  const wizard = forgotWizard(visitor);
  await wizard.askCode(merchant.email);
  const code = await service.latestCode(merchant.email);
  await wizard.code.fill(code);
  for (const [kind, fault] of FAULTS_OF_EMPTY_ANSWERS) {
    const { happened } = await failOnce(visitor.page, "/api/Register/CheckCaptchaCode", fault);
    await wizard.next.click();
    await happened;
    await notice(visitor).waitFor();
    expect(await wizard.next.isEnabled(), kind).toBe(true);
    expect(await wizard.code.inputValue(), kind).toBe(code);
  }
  await wizard.next.click();
  await visitor.sees("forgotPassword", "choosing");
});

test("whatever becomes of a logout, it signs out on this device all the same (4.1, 7.7)", async ({
  signedIn,
  merchant,
}) => {
  signedIn.complaints.foresee(...WHAT_FAULTS_SAY);
  for (const [kind, fault] of KINDS) {
    await signedIn.goTo("/login");
    await signedIn.page.evaluate(({ token, user }) => {
      localStorage.setItem("UserIdToken", JSON.stringify(user));
      localStorage.setItem("token", token);
    }, merchant);
    await failOnce(signedIn.page, "/api/Login/Logout*", fault);
    await signedIn.goTo("/console/index");
    await signedIn.sees("session", "settled");
    await userMenu(signedIn).choose("shell:user.signOut");
    await signedIn.arrivesAt(/^\/login/);
    await signedIn.reads("shell:notice.signedOut");
    expect(await signedIn.stored("token"), kind).toBeNull();
  }
});

test("whatever becomes of the profile, the console stands, and the merchant stays signed in (7.8, 8.2, 8.4)", async ({
  signedIn,
}) => {
  signedIn.complaints.foresee(...WHAT_FAULTS_SAY);
  for (const [kind, fault] of KINDS) {
    const { happened } = await failOnce(signedIn.page, "/api/user/logout*", fault);
    await signedIn.goTo("/console/index");
    await happened;
    await signedIn.sees("session", "settled");
    await signedIn.page.locator(".bp6-toast").first().waitFor();
    expect(await signedIn.stored("token"), kind).not.toBeNull();
  }
});

test("whatever becomes of saving a language, it is changed all the same (4.9, 7.13)", async ({ signedIn }) => {
  signedIn.complaints.foresee(...WHAT_FAULTS_SAY);
  await signedIn.goTo("/order/list");
  for (const [turn, [, fault]] of KINDS.entries()) {
    const locale = turn % 2 === 0 ? "ja-JP" : "en-US";
    const { happened } = await failOnce(signedIn.page, "/api/User/Language*", fault);
    await signedIn.page.locator('[data-machine="languageChange"] select').selectOption(locale);
    await happened;
    await signedIn.page
      .locator(`html[lang="${locale}"] [data-machine="languageChange"][data-state='"settled"']`)
      .waitFor();
    expect(await signedIn.stored("arco-locale")).toBe(locale);
  }
});

test("a registration that is never answered ends after two minutes, with everything typed still there (9.1, 8.4)", async ({
  visitor,
}) => {
  await visitor.page.clock.install();
  await visitor.page.route("**/api/Register/Register", () => undefined);
  await visitor.goTo("/register");
  const form = registrationForm(visitor);
  await form.email.fill(newEmail());
  await form.code.fill("123456");
  await form.password.fill(PASSWORD);
  await form.repeat.fill(PASSWORD);
  const asked = visitor.page.waitForRequest("**/api/Register/Register");
  await form.submit.click();
  await asked;
  await visitor.page.clock.fastForward("02:00");
  await notice(visitor).waitFor();
  expect(await form.submit.isEnabled()).toBe(true);
  expect(await form.repeat.inputValue()).toBe(PASSWORD);
});

test("a refusal with errCode 3000 is a normal answer to a code that was sent (8.1)", async ({ visitor }) => {
  await visitor.page.route("**/api/User/SentVerificationCode", (route) =>
    route.fulfill({ json: { success: false, errCode: "3000", errMsg: "" } }),
  );
  await visitor.goTo("/register");
  const form = registrationForm(visitor);
  await form.email.fill(newEmail());
  await form.sendCode.click();
  await visitor.sees("codeDelivery", "coolingDown");
});

test("two presses of a button send one registration (7.5)", async ({ visitor, service }) => {
  const sent: string[] = [];
  visitor.page.on("request", (request) => {
    if (request.url().endsWith("/api/Register/Register")) sent.push(request.url());
  });
  await visitor.goTo("/register");
  const form = registrationForm(visitor);
  const email = newEmail();
  await form.email.fill(email);
  await form.sendCode.click();
  await visitor.sees("codeDelivery", "coolingDown");
  await form.code.fill(await service.latestCode(email));
  await form.password.fill(PASSWORD);
  await form.repeat.fill(PASSWORD);
  await form.submit.dblclick();
  await visitor.arrivesAt("/login");
  expect(sent).toHaveLength(1);
});

/** A problem told where it happened. */
function notice({ page }: Person) {
  return page.getByRole("alert").filter({ visible: true }).first();
}
