import type { Person } from "#model-tests/browser/person.ts";
import { forgotWizard, passwordDialog, signInForm, userMenu } from "./account.ts";

const NEW_PASSWORD = "Lantern-orchard-58";

/** The page has a heading. */
export async function heading({ page }: Person) {
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** A machine has loaded its data. */
async function settled(person: Person, machine: string) {
  await person.expectState(machine, "loaded");
}

/** The packages are loaded (2.25). */
export async function packages(person: Person) {
  await person.expectState("orderPlacement", "choosing");
}

/** Checks a callback's signature (2.24). */
export async function signatureCheck(person: Person) {
  const field = (name: string) => person.page.getByLabel(name, { exact: true });
  await field(person.t("help:checker.headers")).fill(
    `X-Timestamp: 2026-11-21T09:30:00.000Z\nX-Signature: ${"0a".repeat(32)}`,
  );
  await field(person.t("help:checker.body")).fill('{"amount":"12.50"}');
  await field("AppSecret").fill("not-the-secret");
  await person.button("help:checker.check").click();
}

/** Checks a wrong signature, and waits for the verdict (2.24). */
export async function signatureVerdict(person: Person) {
  await signatureCheck(person);
  await person.expectText("help:checker.wrongSecretOrValues.title");
  // The scroll position depends on when the fonts were loaded.
  await person.page.evaluate(() => document.activeElement?.scrollIntoView({ block: "center" }));
}

/** The console home has figures and chart (2.24). */
export async function consoleHome(person: Person) {
  await settled(person, "resource");
  await person.expectState("receiptsTrend", "loaded");
  await person.page.locator('[data-machine="receiptsTrend"] svg[aria-label]').waitFor();
}

/** Types something and chooses another language (4.9). */
export async function languageQuestion(person: Person) {
  const languages = person.page.locator('[data-machine="languageChange"] select');
  await person.waitForHydration();
  await signInForm(person).email.fill("someone@merchant.example");
  const [locale, language] = (await languages.inputValue()) === "ja-JP" ? ["en-US", "English"] : ["ja-JP", "日本語"];
  await languages.selectOption(locale);
  await person.page.getByRole("alertdialog", { name: person.t("shell:language.question", { language }) }).waitFor();
  await person.expectText("shell:language.losesInput");
}

/** The configuration has an identity provider without a client id (8.13). */
export async function identityProblem(person: Person) {
  await answered(person, "**/config.json", { identityScriptUrl: "/nowhere.js" }, async () => {
    await person.button("identity:continue").click();
    await person.expectText("identity:clientIdMissing");
  });
}

/** Submits a new password without the old one (2.33). */
export async function passwordIssues(person: Person) {
  const form = passwordDialog(person);
  await form.open();
  await form.submit.click();
  await form.password.fill("Sunrise42");
  await person.expectText("account:passwordChange.oldRequired");
}

/** The session was ended by another device (8.3). */
export async function endedSession(person: Person) {
  const ended = { success: false, errCode: "4011", errMsg: "Signed in on another device" };
  await answered(person, "**/api/Dashboard/Figures", ended, async () => {
    await person.page.getByRole("alertdialog", { name: ended.errMsg }).waitFor();
    await person.expectText("shell:ended.text");
    await person.button("shell:ended.signIn").waitFor();
  });
}

/** The second step of the forgot-password wizard (2.23). */
export async function choosingPassword(person: Person) {
  const wizard = forgotWizard(person);
  await wizard.email.fill("someone@merchant.example");
  await wizard.code.fill("246810");
  await accepted(person, "**/api/Register/CheckCaptchaCode", async () => {
    await wizard.next.click();
    await person.expectState("forgotPassword", "choosing");
  });
}

/** The final dialog of the forgot-password wizard (2.23). */
export async function passwordReset(person: Person) {
  const wizard = forgotWizard(person);
  await choosingPassword(person);
  await wizard.password.fill(NEW_PASSWORD);
  await wizard.repeat.fill(NEW_PASSWORD);
  await accepted(person, "**/api/User/ResetPassword", async () => {
    await wizard.submit.click();
    await person.page.getByRole("dialog", { name: person.t("account:forgot.doneTitle") }).waitFor();
  });
}

/** The user menu is open (2.35). */
export async function ownMenu(person: Person) {
  await settled(person, "resource");
  await userMenu(person).button.click();
  await person.page.getByRole("menuitem", { name: person.t("shell:user.signOut"), exact: true }).waitFor();
}

/** The script of the screen cannot be loaded (8.4), nor when the router retries once the profile is there. */
export async function brokenScreen(person: Person) {
  const { page } = person;
  person.errors.allow(/Failed to load resource/, /OrdersScreen/);
  await page.route(/\/assets\/OrdersScreen.*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.reload();
  await person.expectText("shell:error.brokenTitle");
}

/** The menu is in the navbar (2.39). */
export async function topMenu(person: Person) {
  await framed(person, { topMenu: true });
  await person.expectState("list", "shown");
}

/** Several tabs, with the menu of one (3.4). */
export async function tabMenu(person: Person) {
  const { page, t } = person;
  await framed(person, { tabBar: true });
  await person.expectState("tabs", "open");
  const title = t("frame:menu.userCenter");
  await page.getByRole("button", { name: t("tabs:menuOf", { title }) }).click();
  await page.getByRole("menu", { name: t("tabs:menuOf", { title }) }).waitFor();
}

/** The browser reports that it is offline (8.4). */
export async function lostConnection(person: Person) {
  await person.expectState("list", "shown");
  await person.page.evaluate(() => dispatchEvent(new Event("offline")));
  await person.expectText("shell:connection.lost");
}

/** A new release is available (8.4). */
export async function newerRelease(person: Person) {
  const { page } = person;
  await person.expectState("list", "shown");
  await page.route("**/version.json", (route) => route.fulfill({ json: { release: "another" } }));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await person.button("release:reload").waitFor();
  await page.unroute("**/version.json");
}

/** Reloads the page with other frame settings (2.37), and removes them for later pages. */
async function framed({ page }: Person, settings: object) {
  await page.evaluate((json) => localStorage.setItem("settings", json), JSON.stringify(settings));
  await page.reload();
  await page.locator('[data-machine="settings"]').waitFor({ state: "attached" });
  await page.evaluate(() => localStorage.removeItem("settings"));
}

/** Performs an action while a call is mocked as accepted. */
async function accepted({ page }: Person, url: string, done: () => Promise<void>) {
  await page.route(url, (route) => route.fulfill({ json: { success: true, errCode: "", errMsg: "", resData: null } }));
  await done();
  await page.unroute(url);
}

/** Reloads the page with a mocked request, and waits for the result. */
async function answered({ page }: Person, url: string, json: object, seen: () => Promise<void>) {
  await page.route(url, (route) => route.fulfill({ json }));
  await page.reload();
  await seen();
  await page.unroute(url);
}
