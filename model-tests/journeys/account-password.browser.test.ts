import { expect } from "vitest";
import { passwordDialog, userMenu } from "#model-tests/browser/areas/account.ts";
import { test } from "#model-tests/browser/journey.ts";
import { hasFocus } from "#model-tests/browser/keyboard.ts";

const NEW_PASSWORD = "Lantern-orchard-58";

test("change password: a wrong old password keeps the input; the right one works, and returns the focus to the menu (2.33, 2.35, 7.10, 8.2)", {
  tags: ["2.33.a", "2.35.d", "7.10.a"],
}, async ({ signedIn, merchant, service }) => {
  await signedIn.goto("/order/list");
  const form = passwordDialog(signedIn);
  await form.open();
  const purposes = await form.dialog
    .locator("input")
    .evaluateAll((all) => all.map((input) => input.getAttribute("autocomplete")));
  expect(purposes).toEqual(["username", "current-password", "new-password", "new-password"]);
  await form.fill({ old: "Wrong-horse-7", password: NEW_PASSWORD });
  await signedIn.expectRefusal("/api/User/UpdatePwd", () => form.submit.click());
  await hasFocus(form.old);
  await form.old.fill(merchant.password);
  await form.submit.click();

  await signedIn.expectAnnouncement(signedIn.t("account:passwordChange.changed"));
  await form.dialog.waitFor({ state: "hidden" });
  await hasFocus(userMenu(signedIn).button);
  await service.signIn(merchant.email, NEW_PASSWORD);
  await expect(service.signIn(merchant.email, merchant.password)).rejects.toThrow("2001");
  await signedIn.page.reload();
  await signedIn.expectState("session", "settled");
});
