import { expect } from "vitest";
import { passwordDialog, userMenu } from "../browser/areas/account.ts";
import { axeFindings } from "../browser/axe.ts";
import { FAULTS, failOnce, WHAT_FAULTS_SAY } from "../browser/faulty-service.ts";
import { test } from "../browser/journey.ts";
import { tabTo } from "../browser/keyboard.ts";

const NEW_PASSWORD = "Lantern-orchard-58";

/** How a call can fail that answers nothing: there is no other shape for it to have. */
const KINDS = Object.entries(FAULTS).filter(([kind]) => kind !== "an answer of another shape");

test("the old password and a new one, twice, change it; the focus returns to the menu (2.33, 2.35, 7.10)", async ({
  signedIn,
  merchant,
  service,
}) => {
  await signedIn.goTo("/order/list");
  const form = passwordDialog(signedIn);
  await form.open();
  await form.fill({ old: merchant.password, password: NEW_PASSWORD });
  await form.submit.click();

  await signedIn.reads("account:passwordChange.changed");
  await form.dialog.waitFor({ state: "hidden" });
  await expect.poll(() => isFocused(userMenu(signedIn).button)).toBe(true);
  await service.signIn(merchant.email, NEW_PASSWORD);
  await expect(service.signIn(merchant.email, merchant.password)).rejects.toThrow("2001");
  await signedIn.page.reload();
  await signedIn.sees("session", "settled");
});

test("a wrong old password is said at its field, which gets the focus; what was typed stays (2.33, 8.2)", async ({
  signedIn,
  merchant,
}) => {
  await signedIn.goTo("/order/list");
  const form = passwordDialog(signedIn);
  await form.open();
  await form.fill({ old: "Wrong-horse-7", password: NEW_PASSWORD });
  await form.submit.click();

  await form.dialog.getByText(signedIn.say("account:passwordChange.oldWrong")).waitFor();
  await expect.poll(() => isFocused(form.old)).toBe(true);
  expect(await form.password.inputValue()).toBe(NEW_PASSWORD);
  expect(await form.repeat.inputValue()).toBe(NEW_PASSWORD);

  await form.old.fill(merchant.password);
  await form.submit.click();
  await signedIn.reads("account:passwordChange.changed");
});

test("what is missing is named, and the focus goes to the first of it (5.1, 5.3, 5.4)", async ({ signedIn }) => {
  await signedIn.goTo("/order/list");
  const form = passwordDialog(signedIn);
  await form.open();
  await form.submit.click();
  for (const key of ["passwordChange.oldRequired", "register.issue.passwordBroken", "register.issue.repeatRequired"]) {
    await form.dialog.getByText(signedIn.say(`account:${key}`)).waitFor();
  }
  await expect.poll(() => isFocused(form.old)).toBe(true);
  await form.fill({ old: "x", password: NEW_PASSWORD, repeat: `${NEW_PASSWORD}!` });
  await form.submit.click();
  await form.dialog.getByText(signedIn.say("account:register.issue.repeatDifferent")).waitFor();
  await expect.poll(() => isFocused(form.repeat)).toBe(true);
});

test("closing the dialog forgets what was typed, and gives the focus back (2.33)", async ({ signedIn, merchant }) => {
  await signedIn.goTo("/order/list");
  const form = passwordDialog(signedIn);
  await form.open();
  await form.fill({ old: merchant.password, password: NEW_PASSWORD });
  await signedIn.page.keyboard.press("Escape");
  await form.dialog.waitFor({ state: "hidden" });
  await expect.poll(() => isFocused(userMenu(signedIn).button)).toBe(true);

  await form.open();
  for (const field of [form.old, form.password, form.repeat]) expect(await field.inputValue()).toBe("");
});

test("a password of 128 characters can be pasted, one of 129 is too long; the hint says how strong it is (5.3, 9.3)", async ({
  signedIn,
  merchant,
  service,
}) => {
  const longest = `${"Tide lantern gravel 58 ".repeat(6)}`.slice(0, 128);
  await signedIn.goTo("/order/list");
  const form = passwordDialog(signedIn);
  await form.open();
  const paste = async (text: string) => {
    await signedIn.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await signedIn.page.keyboard.press("ControlOrMeta+A");
    await signedIn.page.keyboard.press("ControlOrMeta+V");
  };
  await form.old.fill(merchant.password);
  await form.password.fill("Password1");
  await form.dialog.getByText(signedIn.say("account:strength.advice.common")).waitFor();
  await form.password.focus();
  await paste(`${longest}x`);
  expect(await form.password.inputValue()).toHaveLength(129);
  await form.dialog.locator('li[data-kept="false"]', { hasText: "128" }).waitFor();
  await paste(longest);
  await form.dialog.getByText(signedIn.say("account:strength.advice.enough")).waitFor();
  await form.repeat.focus();
  await paste(longest);
  await form.submit.click();
  await signedIn.reads("account:passwordChange.changed");
  await service.signIn(merchant.email, longest);
});

test("whatever becomes of the change, it is explained, nothing typed is lost, and trying again changes once (7.10, 8.2, 8.4)", async ({
  signedIn,
  merchant,
}) => {
  signedIn.complaints.foresee(...WHAT_FAULTS_SAY);
  await signedIn.goTo("/order/list");
  const form = passwordDialog(signedIn);
  await form.open();
  await form.fill({ old: merchant.password, password: NEW_PASSWORD });
  for (const [kind, fault] of KINDS) {
    await failOnce(signedIn.page, "/api/User/UpdatePwd", fault);
    await form.submit.click();
    await signedIn.sees("passwordChange", "explaining");
    await form.dialog.getByRole("alert").waitFor();
    expect(await form.old.inputValue(), kind).toBe(merchant.password);
    expect(await form.password.inputValue(), kind).toBe(NEW_PASSWORD);
  }
  let asked = 0;
  signedIn.page.on("request", (request) => {
    if (request.url().endsWith("/api/User/UpdatePwd")) asked++;
  });
  await form.submit.dblclick();
  await signedIn.reads("account:passwordChange.changed");
  expect(asked).toBe(1);
});

test("changing the password needs no pointer (2.33)", async ({ signedIn, merchant, service }) => {
  const { page, say } = signedIn;
  await signedIn.goTo("/order/list");
  await signedIn.sees("list", "empty");
  await userMenu(signedIn).button.waitFor();
  await tabTo(page, say("shell:user.menuOf", { name: merchant.user.nickName || merchant.email }));
  await page.keyboard.press("Enter");
  const entry = page.getByRole("menuitem", { name: say("shell:user.changePassword"), exact: true });
  await expect.poll(() => isFocused(page.getByRole("menuitem").first())).toBe(true);
  for (let press = 0; press < 6 && !(await isFocused(entry)); press++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const form = passwordDialog(signedIn);
  await expect.poll(() => isFocused(form.old)).toBe(true);
  await page.keyboard.type(merchant.password);
  await tabTo(page, say("account:passwordChange.password"));
  await page.keyboard.type(NEW_PASSWORD);
  await tabTo(page, say("account:passwordChange.repeat"));
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press("Enter");
  await signedIn.reads("account:passwordChange.changed");
  await service.signIn(merchant.email, NEW_PASSWORD);
});

test.for(["light", "dark"] as const)(
  "axe finds nothing in the change-password dialog in the %s theme (2.33)",
  async (theme, { comeIn, merchant }) => {
    const person = await comeIn({ theme, signedInAs: merchant });
    await person.goTo("/order/list");
    const form = passwordDialog(person);
    await form.open();
    await form.submit.click();
    await form.password.fill("Sunrise42");
    expect(await axeFindings(person.page)).toEqual([]);
  },
);

function isFocused(field: { evaluate: (is: (element: Element) => boolean) => Promise<boolean> }) {
  return field.evaluate((element) => element === document.activeElement);
}
