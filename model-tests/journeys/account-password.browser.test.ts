import { expect } from "vitest";
import { passwordDialog, userMenu } from "#model-tests/browser/areas/account.ts";
import { sweep, test } from "#model-tests/browser/journey.ts";
import { hasFocus } from "#model-tests/browser/keyboard.ts";

const NEW_PASSWORD = "Lantern-orchard-58";

test("change password: works, and returns the focus to the menu (2.33, 2.35, 7.10)", {
  tags: ["2.33.a", "2.35.d", "7.10.a"],
}, async ({ signedIn, merchant, service }) => {
  await signedIn.goto("/order/list");
  const form = passwordDialog(signedIn);
  await form.open();
  const purposes = await form.dialog
    .locator("input")
    .evaluateAll((all) => all.map((input) => input.getAttribute("autocomplete")));
  expect(purposes).toEqual(["username", "current-password", "new-password", "new-password"]);
  await form.fill({ old: merchant.password, password: NEW_PASSWORD });
  await form.submit.click();

  await signedIn.expectAnnouncement(signedIn.t("account:passwordChange.changed"));
  await form.dialog.waitFor({ state: "hidden" });
  await hasFocus(userMenu(signedIn).button);
  await service.signIn(merchant.email, NEW_PASSWORD);
  await expect(service.signIn(merchant.email, merchant.password)).rejects.toThrow("2001");
  await signedIn.page.reload();
  await signedIn.expectState("session", "settled");
});

test("change password: a wrong old password is marked at its focused field, and the input is kept (2.33, 8.2)", async ({
  signedIn,
  merchant,
}) => {
  await signedIn.goto("/order/list");
  const form = passwordDialog(signedIn);
  await form.open();
  await form.fill({ old: "Wrong-horse-7", password: NEW_PASSWORD });
  await signedIn.expectRefusal("/api/User/UpdatePwd", () => form.submit.click());
  await hasFocus(form.old);
  expect(await form.password.inputValue()).toBe(NEW_PASSWORD);
  expect(await form.repeat.inputValue()).toBe(NEW_PASSWORD);

  await form.old.fill(merchant.password);
  await form.submit.click();
  await signedIn.expectAnnouncement(signedIn.t("account:passwordChange.changed"));
});

sweep("change password: empty fields are marked and the first gets the focus (5.1, 5.3, 5.4)", async ({ signedIn }) => {
  await signedIn.goto("/order/list");
  const form = passwordDialog(signedIn);
  await form.open();
  await form.submit.click();
  for (const key of ["passwordChange.oldRequired", "register.issue.passwordBroken", "register.issue.repeatRequired"]) {
    await form.dialog.getByText(signedIn.t(`account:${key}`)).waitFor();
  }
  await hasFocus(form.old);
  await form.fill({ old: "x", password: NEW_PASSWORD, repeat: `${NEW_PASSWORD}!` });
  await form.submit.click();
  await form.dialog.getByText(signedIn.t("account:register.issue.repeatDifferent")).waitFor();
  await hasFocus(form.repeat);
});

sweep(
  "change password: closing the dialog discards the input and returns the focus (2.33)",
  async ({ signedIn, merchant }) => {
    await signedIn.goto("/order/list");
    const form = passwordDialog(signedIn);
    await form.open();
    await form.fill({ old: merchant.password, password: NEW_PASSWORD });
    await signedIn.page.keyboard.press("Escape");
    await form.dialog.waitFor({ state: "hidden" });
    await hasFocus(userMenu(signedIn).button);

    await form.open();
    for (const field of [form.old, form.password, form.repeat]) expect(await field.inputValue()).toBe("");
  },
);

sweep(
  "change password: 128 characters can be pasted, 129 are too long; the strength is shown (5.3, 9.3)",
  async ({ signedIn, merchant, service }) => {
    const longest = `${"Tide lantern gravel 58 ".repeat(6)}`.slice(0, 128);
    await signedIn.goto("/order/list");
    const form = passwordDialog(signedIn);
    await form.open();
    const paste = async (text: string) => {
      await signedIn.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await signedIn.page.keyboard.press("ControlOrMeta+A");
      await signedIn.page.keyboard.press("ControlOrMeta+V");
    };
    await form.old.fill(merchant.password);
    await form.password.fill("Password1");
    await form.dialog.getByText(signedIn.t("account:strength.advice.common")).waitFor();
    await form.password.focus();
    await paste(`${longest}x`);
    expect(await form.password.inputValue()).toHaveLength(129);
    await form.dialog.locator('li[data-kept="false"]', { hasText: "128" }).waitFor();
    await paste(longest);
    await form.dialog.getByText(signedIn.t("account:strength.advice.enough")).waitFor();
    await form.repeat.focus();
    await paste(longest);
    await form.submit.click();
    await signedIn.expectAnnouncement(signedIn.t("account:passwordChange.changed"));
    await service.signIn(merchant.email, longest);
  },
);
