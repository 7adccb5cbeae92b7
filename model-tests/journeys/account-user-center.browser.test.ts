import { expect } from "vitest";
import { profileForm, userMenu } from "#model-tests/browser/areas/account.ts";
import { sweep, test } from "#model-tests/browser/journey.ts";
import { hasFocus } from "#model-tests/browser/keyboard.ts";
import type { Person } from "#model-tests/browser/person.ts";

test("user centre: shows email, role, the current nickname, and a merchant number that can be copied here and in the menu (2.32, 2.34, 2.35, 3.1, 3.3)", {
  tags: ["2.32.a", "2.32.b"],
}, async ({ signedIn, merchant, service }) => {
  await service.call("/api/User/update", { nickName: "Mei Ling" }, merchant.token);
  await signedIn.goto("/order/list");
  await userMenu(signedIn).button.getByText("Mei Ling").waitFor();
  expect(JSON.parse((await signedIn.stored("UserIdToken")) ?? "")).toEqual({ ...merchant.user, nickName: "Mei Ling" });
  await userMenu(signedIn).choose("frame:menu.userCenter");
  await signedIn.expectPath("/user/center");
  expect(await fact(signedIn, "userCenter.email").innerText()).toBe(merchant.email);
  expect(await fact(signedIn, "userCenter.number").innerText()).toBe(merchant.user.id);
  expect(await fact(signedIn, "userCenter.role").innerText()).toBe(signedIn.t("account:userCenter.noRole"));
  await fact(signedIn, "userCenter.field.registrationDate").waitFor();
  expect(await fact(signedIn, "userCenter.field.phone").count()).toBe(0);

  const copied = () => signedIn.page.evaluate(() => navigator.clipboard.readText());
  await signedIn.button("account:userCenter.copyNumber").click();
  await expect.poll(copied).toBe(merchant.user.id);
  await signedIn.page.evaluate(() => navigator.clipboard.writeText(""));
  await userMenu(signedIn).choose("shell:user.copyNumber");
  await expect.poll(copied).toBe(merchant.user.id);
});

test("devices: a signed-out known device is listed until it is forgotten (7.15)", async ({
  signedIn,
  merchant,
  service,
}) => {
  const { token } = await service.signIn(merchant.email, merchant.password);
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  await fetch(`${service.url}/api/Login/Logout?uid=${merchant.user.id}`, { headers });
  await signedIn.goto("/user/center");
  const remembered = signedIn
    .machine("devices")
    .getByRole("listitem")
    .filter({ hasText: signedIn.t("devices:remembered") });
  await remembered.getByRole("button").click();
  const question = signedIn.page.getByRole("alertdialog");
  await question.getByText(signedIn.t("devices:ask.forgetText")).waitFor();
  await question.getByRole("button", { name: signedIn.t("devices:forget"), exact: true }).click();
  await signedIn.expectText("devices:ended");
  await expect.poll(() => remembered.count()).toBe(0);
  expect(await signedIn.machine("devices").getByRole("listitem").count()).toBe(1);
});

sweep(
  "devices: signing out one or all others takes effect at their next call, and the security history lists it (7.15, 8.3)",
  async ({ signedIn, openConsole, merchant, service }) => {
    const wrong = { email: merchant.email, password: "Wrong-Horse-7" };
    await expect(service.call("/api/Login/Login", wrong)).rejects.toThrow("2001");
    const [other, another] = await Promise.all(
      [1, 2].map(async () => {
        const person = await openConsole({ signedInAs: await service.signIn(merchant.email, merchant.password) });
        await person.goto("/order/list");
        await person.expectState("list", "empty");
        return person;
      }),
    );
    if (!other || !another) throw new Error("Two other devices were to come in");

    await signedIn.goto("/user/center");
    const devices = signedIn.machine("devices").getByRole("listitem");
    await signedIn.expectState("devices", "shown");
    expect(await devices.count()).toBe(3);
    await devices
      .filter({ hasNotText: signedIn.t("devices:here") })
      .first()
      .getByRole("button")
      .click();
    const question = signedIn.page.getByRole("alertdialog");
    await question.getByText(signedIn.t("devices:ask.text")).waitFor();
    await question.getByRole("button", { name: signedIn.t("devices:ask.confirm"), exact: true }).click();
    await signedIn.expectText("devices:ended");
    await expect.poll(() => devices.count()).toBe(2);
    const isOut = async (person: Person) => {
      const answered = person.page.waitForResponse("**/api/Order/List");
      await person.button("list:refresh").click();
      return (await (await answered).json()).success === false;
    };
    const out = await Promise.all([other, another].map(isOut));
    expect(out.toSorted()).toEqual([false, true]);

    await signedIn.button("devices:endOthers").click();
    await question.getByText(signedIn.t("devices:ask.othersText")).waitFor();
    await question.getByRole("button", { name: signedIn.t("devices:ask.confirmOthers"), exact: true }).click();
    await signedIn.expectText("devices:endedOthers");
    await expect.poll(() => devices.count()).toBe(1);
    const remaining = out[0] ? another : other;
    await remaining.button("list:refresh").click();
    await remaining.expectText("shell:ended.text");
    await (out[0] ? other : another).expectText("shell:ended.text");

    await signedIn.page.getByRole("link", { name: signedIn.t("frame:menu.securityHistory") }).click();
    await signedIn.expectPath("/user/history");
    const rows = signedIn.machine("list").getByRole("row");
    for (const kind of ["sessionEnded", "signInFailed"] as const)
      await rows
        .filter({ hasText: signedIn.t(`devices:events.kinds.${kind}`) })
        .first()
        .waitFor();
  },
);

sweep(
  "user centre: shows the other profile fields, no empty ones, and the switched role at once (3.3, 4.2, 6.2)",
  async ({ signedIn, merchant }) => {
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
    await signedIn.goto("/user/center");
    expect(await fact(signedIn, "userCenter.field.phone").innerText()).toBe("+886 2 1234 5678");
    expect(await fact(signedIn, "userCenter.field.job").innerText()).toBe("Designer");
    const role = fact(signedIn, "userCenter.role");
    expect(await role.innerText()).toBe(signedIn.t("account:userCenter.roles.admin"));
    expect(await fact(signedIn, "userCenter.field.location").count()).toBe(0);
    expect(await fact(signedIn, "userCenter.field.personalWebsite").getByRole("link").count()).toBe(0);

    await userMenu(signedIn).choose("shell:user.switchRole");
    await role.filter({ hasText: signedIn.t("account:userCenter.roles.user") }).waitFor();
    await role.getByText(signedIn.t("account:userCenter.roleSwitched")).waitFor();
    await userMenu(signedIn).choose("shell:user.switchRole");
    await role.getByText(signedIn.t("account:userCenter.roleSwitched")).waitFor({ state: "hidden" });
  },
);

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

sweep(
  "profile: closing the form changes nothing and returns the focus; invalid fields are marked (3.3, 5.1, 5.11)",
  async ({ signedIn }) => {
    await signedIn.goto("/user/center");
    const form = profileForm(signedIn);
    await form.edit.press("Enter");
    const before = await form.field.inputValue();
    await form.field.fill("");
    await form.other("personalWebsite").fill("shop.example");
    await form.other("phone").fill("call me");
    await form.other("introduction").fill("x".repeat(501));
    await form.save.click();
    await form.dialog.getByText("Enter a nickname.").waitFor();
    await form.dialog.getByText("Enter a URL that begins with https:// or http://.").waitFor();
    await form.dialog.getByText("Enter a telephone number").waitFor();
    await form.dialog.getByText("Use at most 500 characters.").waitFor();
    await hasFocus(form.field);

    await signedIn.page.keyboard.press("Escape");
    await form.dialog.waitFor({ state: "hidden" });
    await hasFocus(form.edit);
    await form.edit.press("Enter");
    expect(await form.field.inputValue()).toBe(before);
  },
);

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

sweep(
  "avatar: the picture is shown, or the first letter if it cannot be loaded (3.2)",
  async ({ openConsole, merchant }) => {
    const withPicture = { ...merchant, user: { ...merchant.user, nickName: "Mei", avatar: "/avatars/mei.svg" } };
    const person = await openConsole({ signedInAs: withPicture });
    await person.page.route("**/api/user/logout?id=*", (route) => route.abort());
    person.errors.allow(/Failed to load resource|request failed/);
    let body = '<svg xmlns="http://www.w3.org/2000/svg" width="26" height="26"><circle cx="13" cy="13" r="13"/></svg>';
    await person.page.route("**/avatars/mei.svg", (route) => route.fulfill({ contentType: "image/svg+xml", body }));
    await person.goto("/user/center");
    const button = userMenu(person).button;
    await button.locator("img.avatar").waitFor();
    await expect.poll(() => button.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(26);
    body = "no picture";
    await person.page.reload();
    await button.locator("span.avatar[data-initial=M]").waitFor();
  },
);

sweep(
  "last sign-in: time and method are shown at home and in the user centre (7.15)",
  async ({ openConsole, merchant, service }) => {
    const first = await openConsole({ signedInAs: merchant });
    await first.goto("/user/center");
    await first.expectText("frame:lastLogin.first");

    const again = await openConsole({ signedInAs: await service.signIn(merchant.email, merchant.password) });
    await again.goto("/console/index");
    await again.page.getByRole("link", { name: again.t("frame:lastLogin.line", { when: "" }).trim() }).click();
    await again.expectPath("/user/center");
    await again.page.getByRole("link", { name: again.t("frame:menu.securityHistory") }).waitFor();
    await again.expectState("devices", "shown");
    await again.expectText("frame:lastLogin.notYou");
    const panel = again.page.getByRole("region", { name: again.t("account:userCenter.security") });
    expect(await panel.innerText()).toContain(again.t("frame:lastLogin.method.password").slice(1));
  },
);

/** The value beside a name in the list of facts. */
function fact({ page, t }: Person, key: string) {
  const named = page.locator("dt").getByText(t(`account:${key}`), { exact: true });
  return page.locator("dl > div").filter({ has: named }).locator("dd");
}
