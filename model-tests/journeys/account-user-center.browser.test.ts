import { expect } from "vitest";
import { nicknamePrompt, userMenu } from "#model-tests/browser/areas/account.ts";
import { test } from "#model-tests/browser/journey.ts";
import { hasFocus } from "#model-tests/browser/keyboard.ts";
import type { Person } from "#model-tests/browser/person.ts";

test("the user centre shows e-mail, role, the nickname given on another device, and a number that can be copied, there and in the menu (2.32, 2.34, 2.35, 3.1, 3.3)", async ({
  signedIn,
  merchant,
  service,
}) => {
  await service.call("/api/User/update", { nickName: "Mei Ling" }, merchant.token);
  await signedIn.goTo("/order/list");
  await userMenu(signedIn).button.getByText("Mei Ling").waitFor();
  expect(JSON.parse((await signedIn.stored("UserIdToken")) ?? "")).toEqual({ ...merchant.user, nickName: "Mei Ling" });
  await userMenu(signedIn).choose("frame:menu.userCenter");
  await signedIn.arrivesAt("/user/center");
  expect(await fact(signedIn, "userCenter.email").innerText()).toBe(merchant.email);
  expect(await fact(signedIn, "userCenter.number").innerText()).toBe(merchant.user.id);
  expect(await fact(signedIn, "userCenter.role").innerText()).toBe(signedIn.say("account:userCenter.noRole"));
  await fact(signedIn, "userCenter.field.registrationDate").waitFor();
  expect(await fact(signedIn, "userCenter.field.phone").count()).toBe(0);

  const copied = () => signedIn.page.evaluate(() => navigator.clipboard.readText());
  await signedIn.button("account:userCenter.copyNumber").click();
  await expect.poll(copied).toBe(merchant.user.id);
  await signedIn.page.evaluate(() => navigator.clipboard.writeText(""));
  await userMenu(signedIn).choose("shell:user.copyNumber");
  await expect.poll(copied).toBe(merchant.user.id);
});

test("what the service knows besides is shown, and nothing that is empty; a role switched here at once (3.3, 4.2, 6.2)", async ({
  signedIn,
  merchant,
}) => {
  await signedIn.page.route("**/api/user/logout?id=*", (route) =>
    route.fulfill({
      json: {
        success: true,
        resData: {
          accountId: merchant.user.id,
          email: merchant.email,
          nickName: "Mei",
          role: "admin",
          phone: "+886 2 1234 5678",
          jobName: "Designer",
          personalWebsite: "javascript:alert(1)",
          location: "",
        },
      },
    }),
  );
  await signedIn.goTo("/user/center");
  expect(await fact(signedIn, "userCenter.field.phone").innerText()).toBe("+886 2 1234 5678");
  expect(await fact(signedIn, "userCenter.field.job").innerText()).toBe("Designer");
  const role = fact(signedIn, "userCenter.role");
  expect(await role.innerText()).toBe(signedIn.say("account:userCenter.roles.admin"));
  expect(await fact(signedIn, "userCenter.field.location").count()).toBe(0);
  expect(await fact(signedIn, "userCenter.field.personalWebsite").getByRole("link").count()).toBe(0);

  await userMenu(signedIn).choose("shell:user.switchRole");
  await role.getByText(signedIn.say("account:userCenter.roles.user"), { exact: true }).waitFor();
  await role.getByText(signedIn.say("account:userCenter.roleSwitched")).waitFor();
  await userMenu(signedIn).choose("shell:user.switchRole");
  await role.getByText(signedIn.say("account:userCenter.roleSwitched")).waitFor({ state: "hidden" });
});

test("a new nickname is known to the whole console, in every tab, to this device and to the service (2.32, 3.1, 5.11, 7.14, 8.10)", async ({
  signedIn,
  merchant,
  service,
}) => {
  const otherTab = await signedIn.newTab();
  await otherTab.goto(`${signedIn.url}/user/center`);
  await signedIn.goTo("/order/list");
  await userMenu(signedIn).choose("shell:user.editProfile");
  const prompt = nicknamePrompt(signedIn);
  await hasFocus(prompt.field);
  await prompt.field.fill("  Mei Ling ");
  await prompt.save.click();

  await signedIn.reads("account:nickname.saved");
  await signedIn.arrivesAt("/user/center");
  expect(await fact(signedIn, "userCenter.nickname").innerText()).toBe("Mei Ling");
  await userMenu(signedIn).button.getByText("Mei Ling").waitFor();
  await otherTab.locator(".user-button").getByText("Mei Ling").waitFor();
  await otherTab.locator("dd").getByText("Mei Ling").first().waitFor();
  expect(JSON.parse((await signedIn.stored("UserIdToken")) ?? "")).toEqual({ ...merchant.user, nickName: "Mei Ling" });
  expect((await service.signIn(merchant.email, merchant.password)).user.nickName).toBe("Mei Ling");
});

test("leaving the prompt changes nothing and gives the focus back; no nickname or too long a one cannot be saved (5.1, 5.11)", async ({
  signedIn,
}) => {
  await signedIn.goTo("/user/center");
  const prompt = nicknamePrompt(signedIn);
  await prompt.edit.press("Enter");
  const before = await prompt.field.inputValue();
  await prompt.field.fill("");
  await signedIn.reads("account:nickname.required");
  expect(await prompt.save.isDisabled()).toBe(true);
  await prompt.field.fill("x".repeat(41));
  await signedIn.reads("account:nickname.tooLong", { most: 40 });
  expect(await prompt.save.isDisabled()).toBe(true);

  await signedIn.page.keyboard.press("Escape");
  await prompt.dialog.waitFor({ state: "hidden" });
  await hasFocus(prompt.edit);
  await prompt.edit.press("Enter");
  expect(await prompt.field.inputValue()).toBe(before);
});

test("when and how the account was last used is shown at home and in the user centre (7.15)", async ({
  comeIn,
  merchant,
  service,
}) => {
  const first = await comeIn({ signedInAs: merchant });
  await first.goTo("/user/center");
  await first.reads("account:lastLogin.first");

  const again = await comeIn({ signedInAs: await service.signIn(merchant.email, merchant.password) });
  await again.goTo("/console/index");
  await again.page.getByText(again.say("account:lastLogin.line", { when: "" }).trim()).waitFor();
  await again.goTo("/user/center");
  await again.reads("account:lastLogin.notYou");
  const panel = again.page.getByRole("region", { name: again.say("account:userCenter.security") });
  expect(await panel.innerText()).toContain(again.say("account:lastLogin.method.password").slice(1));
});

/** What stands beside a name in the list of facts. */
function fact({ page, say }: Person, key: string) {
  const named = page.locator("dt").getByText(say(`account:${key}`), { exact: true });
  return page.locator("dl > div").filter({ has: named }).locator("dd");
}
