import { expect } from "vitest";
import { passwordDialog, profileForm, userMenu } from "#model-tests/browser/areas/account.ts";
import { test } from "#model-tests/browser/journey.ts";
import { hasFocus } from "#model-tests/browser/keyboard.ts";
import type { Person } from "#model-tests/browser/person.ts";

test("profile: a new nickname is shown everywhere, in every tab, and stored on the device and the service (2.32, 3.1, 5.11, 7.14, 8.10)", {
  tags: ["5.11.a", "2.32.b", "8.10.j"],
}, async ({ signedIn, merchant, service }) => {
  const otherTab = await signedIn.newTab();
  await otherTab.goto(`${signedIn.url}/user/center`);
  await signedIn.goto("/order/list");
  await userMenu(signedIn).choose("shell:user.editProfile");
  const prompt = profileForm(signedIn);
  await hasFocus(prompt.field);
  await prompt.field.fill("  Mei Ling ");
  await prompt.save.click();

  await signedIn.expectAnnouncement(signedIn.t("account:profileEdit.nicknameSaved"));
  await signedIn.expectPath("/user/center");
  expect(await fact(signedIn, "userCenter.nickname").innerText()).toBe("Mei Ling");
  await userMenu(signedIn).button.getByText("Mei Ling").waitFor();
  await otherTab.getByRole("banner").getByText("Mei Ling").waitFor();
  await otherTab.locator("dd").getByText("Mei Ling").first().waitFor();
  expect(JSON.parse((await signedIn.stored("UserIdToken")) ?? "")).toEqual({ ...merchant.user, nickName: "Mei Ling" });
  expect((await service.signIn(merchant.email, merchant.password)).user.nickName).toBe("Mei Ling");
});

test("profile: every editable field is saved and shown; only changed fields are sent (2.32, 3.3, 7.14)", async ({
  signedIn,
}) => {
  await signedIn.goto("/user/center");
  const form = profileForm(signedIn);
  await form.edit.click();
  const typed = {
    name: "Lin Mei",
    job: "Owner",
    organization: "Mei's tea shop",
    location: "Taipei",
    introduction: "Sells tea.",
    personalWebsite: "https://shop.example/mei",
    phone: "+886 2 1234 5678",
  } as const;
  for (const [name, value] of Object.entries(typed)) await form.other(name).fill(value);
  const [asked] = await Promise.all([signedIn.page.waitForRequest("**/api/User/update"), form.save.click()]);
  expect(asked.postDataJSON()).toEqual(typed);
  await signedIn.page.getByText("Profile saved").waitFor();
  for (const [name, value] of Object.entries(typed)) {
    await expect.poll(() => fact(signedIn, `userCenter.field.${name}`).innerText()).toBe(value);
  }
});

test("devices: a new password removes those that it signed out (2.33, 7.15)", async ({
  signedIn,
  merchant,
  service,
}) => {
  await service.signIn(merchant.email, merchant.password);
  await signedIn.goto("/user/center");
  const devices = signedIn.machine("devices").getByRole("listitem");
  await expect.poll(() => devices.count()).toBe(2);
  const dialog = passwordDialog(signedIn);
  await dialog.open();
  await dialog.fill({ old: merchant.password, password: "Another-Horse-8" });
  await dialog.submit.click();
  await signedIn.expectAnnouncement("Your password is changed");
  await expect.poll(() => devices.count()).toBe(1);
});

/** The value beside a name in the list of facts. */
function fact({ page, t }: Person, key: string) {
  const named = page.locator("dt").getByText(t(`account:${key}`), { exact: true });
  return page.locator("dl > div").filter({ has: named }).locator("dd");
}
