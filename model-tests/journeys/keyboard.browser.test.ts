import { expect } from "vitest";
import {
  forgotWizard,
  passwordDialog,
  profileForm,
  registrationForm,
  signInForm,
  userMenu,
} from "#model-tests/browser/areas/account.ts";
import { packageChoice, payDialog } from "#model-tests/browser/areas/orders.ts";
import { keyboardMap, palette } from "#model-tests/browser/areas/shell.ts";
import { test } from "#model-tests/browser/journey.ts";
import { chooseByKeys, hasFocus, press, tabTo, typeInto } from "#model-tests/browser/keyboard.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { newEmail, PASSWORD, type Service } from "#model-tests/browser/service.ts";

const FORGOTTEN = "Lantern-orchard-58";
const CHANGED = "Harbour-window-61";

// One language is enough, since the focus order is the same in all.
test("keyboard: a new merchant registers, buys a package, pays for it, changes the password and the nickname, and signs out (1.1, 2.21, 2.22, 2.23, 2.25, 2.32, 2.33, 2.35, 4.4)", {
  tags: ["1.1.a", "1.1.b", "2.25.a", "8.10.b", "8.10.c", "8.10.d", "4.4.f"],
}, async ({ visitor: person, service }) => {
  const email = newEmail();
  await register(person, service, email);
  await forget(person, service, email);
  await typeInto(signInForm(person).password, FORGOTTEN);
  await person.page.keyboard.press("Enter");
  await person.expectPath("/console/index");
  await person.expectAnnouncement("You are signed in. Welcome.");
  await orderAndPay(person, service);
  await changePassword(person);
  await changeNickname(person);
  await chooseByKeys(person, "shell:user.signOut");
  await person.expectPath("/login?redirect=userCenter");
  await person.expectAnnouncement(person.t("shell:notice.signedOut"));
  await service.signIn(email, CHANGED);
});

test("keyboard: shortcuts work beside an open record, and return the focus to it (2.26)", async ({
  signedIn,
  merchant,
  service,
}) => {
  const { code } = await service.newOrder(merchant);
  const { page } = signedIn;
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn.goto(`/order/list?open=${code}`);
  const record = page.getByRole("dialog", { name: signedIn.t("orders:details.title", { code }), exact: true });
  const heading = record.getByRole("heading").first();
  await hasFocus(heading);
  const { dialog, field } = palette(signedIn);
  for (const key of ["Control+k", "/"]) {
    await page.keyboard.press(key);
    await hasFocus(field);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await hasFocus(heading);
  }
  await page.keyboard.press("?");
  await keyboardMap(signedIn).waitFor();
  await page.keyboard.press("Escape");
  await keyboardMap(signedIn).waitFor({ state: "hidden" });
  await hasFocus(heading);
  await record.waitFor();
});

test("keyboard: the focus is always visible (2.21)", async ({ visitor }) => {
  await visitor.goto("/login");
  await signInForm(visitor).submit.waitFor();
  const unseen: string[] = [];
  for (let press = 0; press < 12; press++) {
    await visitor.page.keyboard.press("Tab");
    const focused = await visitor.page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const ring = (one: Element) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
      };
      const around = [
        element,
        ...(element.parentElement ? [element.parentElement] : []),
        ...(element.nextElementSibling ? [element.nextElementSibling] : []),
      ];
      return { name: element.outerHTML.slice(0, 80), isSeen: around.some(ring) };
    });
    if (focused && !focused.isSeen) unseen.push(focused.name);
  }
  expect(unseen).toEqual([]);
});

test("keyboard: a dialog's title takes the focus when the focused element is removed (2.27)", async ({ signedIn }) => {
  await signedIn.goto("/app/list?add=1");
  const dialog = signedIn.page.getByRole("dialog", { name: signedIn.t("applications:add.title") });
  const field = dialog.getByRole("textbox").first();
  await field.focus();
  await field.evaluate((element) => element.closest(".field")?.remove());
  await hasFocus(dialog.getByRole("heading").first());
});

test("keyboard: the skip link leads to the content (2.17)", async ({ signedIn }) => {
  await signedIn.goto("/order/list");
  await signedIn.expectState("list", "empty");
  await signedIn.page.keyboard.press("Tab");
  expect(await signedIn.page.evaluate(() => document.activeElement?.textContent)).toBe(signedIn.t("shell:skip"));
  await signedIn.page.keyboard.press("Enter");
  expect(await signedIn.page.evaluate(() => document.activeElement?.id)).toBe("content");
});

async function register(person: Person, service: Service, email: string) {
  const form = registrationForm(person);
  await person.goto("/");
  await press(person.page.getByRole("link", { name: person.t("site:home.hero.register") }).first());
  await person.expectPath("/register");
  // Enter requests the code; the following fields are not marked as invalid.
  await typeInto(form.email, "mei");
  await person.page.keyboard.press("Enter");
  await person.expectText("account:register.issue.emailFormat");
  await typeInto(form.email, email);
  await person.page.keyboard.press("Enter");
  await person.expectExactText(`We sent a code to ${email}. It can take a minute; look in your spam folder too.`);
  await hasFocus(form.code);
  expect(await person.page.locator("form [aria-invalid=true]").count()).toBe(0);
  await person.page.keyboard.type(await service.latestCode(email));
  await typeInto(form.password, PASSWORD);
  await typeInto(form.repeat, PASSWORD);
  await person.page.keyboard.press("Enter");
  await person.expectPath("/login");
  await person.expectExactText("Registered. Sign in with your new password.");
}

async function forget(person: Person, service: Service, email: string) {
  const wizard = forgotWizard(person);
  await press(person.page.getByRole("link", { name: person.t("login:forgot") }));
  await person.expectPath("/forget");
  await press(wizard.sendCode);
  await hasFocus(wizard.code);
  await person.page.keyboard.type(await service.latestCode(email));
  await person.page.keyboard.press("Enter");
  await person.expectState("forgotPassword", "choosing");
  // Each step focuses its first field.
  await hasFocus(wizard.password);
  await person.page.keyboard.type(FORGOTTEN);
  await typeInto(wizard.repeat, FORGOTTEN);
  await person.page.keyboard.press("Enter");
  await hasFocus(wizard.toSignIn);
  await person.page.keyboard.press("Enter");
  await person.expectPath("/login");
  await person.expectText("login:reset");
}

async function orderAndPay(person: Person, service: Service) {
  const { page, t } = person;
  await press(page.getByRole("link", { name: t("dashboard:package.choose") }).first());
  await person.expectState("orderPlacement", "choosing");
  const choice = packageChoice(person);
  await tabTo(choice.packages.first());
  await page.keyboard.press("Space");
  await press(choice.order);
  await person.expectPath(/^\/order\/list\?pay=/);

  const code = new URL(page.url()).searchParams.get("pay") ?? "";
  await person.expectAnnouncement(`Order ${code} created`);
  const payment = payDialog(person, code);
  await payment.finish.waitFor();
  await page.locator(":focus:is([role=dialog], [role=dialog] *)").waitFor();
  await press(payment.finish);
  await payment.offer.waitFor();
  await page.locator(":focus:is([role=alertdialog], [role=alertdialog] *)").waitFor();
  await press(payment.stay);
  await payment.offer.waitFor({ state: "hidden" });
  await person.expectState("orderPayment", '"payment":"waiting"');
  await service.pay(code, "exact");
  await payment.expectPaymentState("paid");
  await page.keyboard.press("Escape");
  await payment.dialog.waitFor({ state: "hidden" });
}

async function changePassword(person: Person) {
  const form = passwordDialog(person);
  await chooseByKeys(person, "shell:user.changePassword");
  await hasFocus(form.old);
  const fields = await form.dialog.locator("input").all();
  expect(await Promise.all(fields.map((field) => field.getAttribute("autocomplete")))).toEqual([
    ...["username", "current-password", "new-password", "new-password"],
  ]);
  await person.page.keyboard.type(FORGOTTEN);
  await typeInto(form.password, CHANGED);
  await typeInto(form.repeat, CHANGED);
  await person.page.keyboard.press("Enter");
  await form.dialog.waitFor({ state: "hidden" });
  await hasFocus(userMenu(person).button);
  await person.expectAnnouncement(person.t("account:passwordChange.changed"));
}

async function changeNickname(person: Person) {
  const prompt = profileForm(person);
  await chooseByKeys(person, "shell:user.editProfile");
  await hasFocus(prompt.field);
  await typeInto(prompt.field, "Mei Ling");
  await person.page.keyboard.press("Enter");
  await prompt.dialog.waitFor({ state: "hidden" });
  await person.expectAnnouncement(person.t("account:profileEdit.nicknameSaved"));
}
