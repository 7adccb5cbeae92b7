import type { Locator } from "playwright-core";
import { expect } from "vitest";
import {
  forgotWizard,
  passwordDialog,
  profileForm,
  registrationForm,
  signInForm,
  userMenu,
} from "#model-tests/browser/areas/account.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { CODE, MERCHANT, REFUSALS } from "./answers.ts";
import type { DocumentedService } from "./documented-service.ts";

const NEW_PASSWORD = "Lantern-orchard-58";

/** Registers with a code (2.22); a refusal shows the service's text and keeps the input. */
export async function register(person: Person): Promise<void> {
  await person.navigate("/register");
  const form = registrationForm(person);
  // The sign-in form, which is shown until then, also has an email.
  await form.submit.waitFor();
  await form.email.fill(MERCHANT.email);
  await form.sendCode.click();
  await person.expectState("codeDelivery", "coolingDown");
  await says(person, `We sent a code to ${MERCHANT.email}.`);
  await form.password.fill(MERCHANT.password);
  await form.repeat.fill(MERCHANT.password);
  await form.code.fill("999999");
  await form.submit.click();
  await says(person, REFUSALS.wrongCode.errMsg);
  await form.code.fill(CODE);
  await form.submit.click();
  await person.expectPath(/^\/login/);
  await says(person, "Registered. Sign in with your new password.");
}

/** Signs in on the open page (2.21, 4.1), first with a wrong password. */
export async function signIn(person: Person): Promise<void> {
  const form = signInForm(person);
  await form.signIn({ email: MERCHANT.email, password: "Not-the-one-1" });
  await says(person, REFUSALS.wrongPassword.errMsg);
  await says(person, "Login error, please refresh and retry");
  expect(await person.stored("token")).toBeNull();
  await form.signIn(MERCHANT);
  await person.expectPath("/console/index");
  await says(person, "You are signed in. Welcome.");
  await person.expectState("session", "settled");
  expect(await person.stored("token")).toBe(MERCHANT.token);
  expect(JSON.parse((await person.stored("UserIdToken")) ?? "")).toMatchObject({ id: MERCHANT.id });
}

/** Gets a refusal of a hundred kilobytes: three lines are shown, the rest on demand, and the page keeps its width (8.2). */
export async function readLongRefusal(person: Person, errMsg: string): Promise<void> {
  const { page } = person;
  const form = signInForm(person);
  const heightBefore = await heightOf(form.form);
  await form.signIn({ email: MERCHANT.email, password: "Not-the-one-1" });
  const notice = form.form.getByText(errMsg.slice(0, 40));
  await notice.waitFor();
  expect(errMsg.length).toBeGreaterThan(100_000);
  expect(await notice.innerText()).toContain(errMsg.slice(-40));
  expect((await heightOf(form.form)) - heightBefore).toBeLessThan(200);
  await form.form.getByRole("button", { name: "Show all", exact: true }).click();
  expect((await heightOf(form.form)) - heightBefore).toBeLessThan(480);
  await form.form.getByRole("button", { name: "Show less", exact: true }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

async function heightOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.height ?? 0;
}

/** Signs in on the open page, and waits for the console home. */
export async function signInDirectly(person: Person): Promise<void> {
  await signInForm(person).signIn(MERCHANT);
  await person.expectPath("/console/index");
  await person.expectState("session", "settled");
}

/** Checks that the console home (2.24) is complete and does not blame the connection. */
export async function readHome(person: Person): Promise<void> {
  await person.page.getByRole("heading", { level: 1 }).waitFor();
  await expectSettled(person);
}

/** Checks the payment address (1.1, 7.12). */
export async function readWallet(person: Person): Promise<void> {
  await person.navigate("/wallet/index");
  const panel = person.page.getByRole("main");
  await expect.poll(async () => (await panel.innerText()).replace(/\s/g, "")).toContain(MERCHANT.address);
  await expectSettled(person);
}

/** Changes the nickname (2.32, 7.14). */
export async function changeNickname(person: Person): Promise<void> {
  await person.navigate("/user/center");
  const prompt = profileForm(person);
  await prompt.edit.click();
  await prompt.field.fill("Lin Mei");
  await prompt.save.click();
  await prompt.dialog.waitFor({ state: "hidden" });
  await says(person, "Nickname changed");
  expect(JSON.parse((await person.stored("UserIdToken")) ?? "")).toMatchObject({ nickName: "Lin Mei" });
  await expectSettled(person);
}

/** Changes the password (2.33, 7.10). */
export async function changePassword(person: Person): Promise<void> {
  const form = passwordDialog(person);
  await form.open();
  await form.fill({ old: "Not-the-one-1", password: NEW_PASSWORD });
  await form.submit.click();
  await says(person, REFUSALS.wrongOldPassword.errMsg);
  await form.old.fill(MERCHANT.password);
  await form.submit.click();
  await form.dialog.waitFor({ state: "hidden" });
}

/** Ends the session at the service, and signs out by the dialog (8.3). */
export async function endSession(person: Person, service: DocumentedService): Promise<void> {
  service.endSession();
  await person.navigate("/wallet/index");
  await person.page
    .getByText("You have been logged out, you can cancel to stay on this page, or log in again")
    .waitFor();
  await leavesBy(person, () => person.page.getByRole("button", { name: "Re-Login", exact: true }).click());
}

/** Resets the forgotten password (2.23, 7.6, 7.11) and signs in with the new one. */
export async function resetPassword(person: Person): Promise<void> {
  await person.navigate("/forget");
  const form = forgotWizard(person);
  await form.next.waitFor();
  await form.askCode(MERCHANT.email);
  await form.code.fill("999999");
  await form.next.click();
  await says(person, REFUSALS.wrongCode.errMsg);
  await form.code.fill(CODE);
  await form.next.click();
  await form.password.fill(`${NEW_PASSWORD}!`);
  await form.repeat.fill(`${NEW_PASSWORD}!`);
  await form.submit.click();
  await says(
    person,
    "Sign in with the new password. For your safety, every device that was signed in has to sign in again.",
  );
  await form.toSignIn.click();
  await person.expectPath(/^\/login/);
  await signInForm(person).signIn({ email: MERCHANT.email, password: `${NEW_PASSWORD}!` });
  await person.expectPath(/^\/(console|wallet)/);
}

/** Signs out from the menu (4.1, 7.7). */
export async function signOut(person: Person): Promise<void> {
  await leavesBy(person, () => userMenu(person).choose("shell:user.signOut"));
}

/** The page reloads with a message, and the session is removed (3.1, 4.1, 8.3). */
async function leavesBy(person: Person, act: () => Promise<void>) {
  // The message of an earlier sign-out may still be visible, so the reload is awaited.
  await Promise.all([person.page.waitForEvent("load"), act()]);
  await person.page.getByText("Logout succeed", { exact: true }).waitFor();
  await person.expectPath(/^\/login/);
  expect(await person.stored("token")).toBeNull();
  expect(await person.stored("UserIdToken")).toBeNull();
}

async function says({ page }: Person, words: string) {
  await page.getByText(words).filter({ visible: true }).first().waitFor();
}

/** Nothing loads forever, and no text blames the connection. */
export async function expectSettled({ page }: Person) {
  const underWay = page.locator("[aria-busy=true], .bp6-skeleton, [data-state*=oading]").filter({ visible: true });
  await underWay.first().waitFor({ state: "hidden" });
  // "connection refused" is about a receiver of callbacks.
  expect(await page.locator("body").innerText()).not.toMatch(/connection(?! refused)/i);
}
