import { expect } from "vitest";
import { signInForm, userMenu } from "#model-tests/browser/areas/account.ts";
import { firstUnlessSweeps } from "#model-tests/browser/extent.ts";
import { sweep, test } from "#model-tests/browser/journey.ts";
import { PASSWORD } from "#model-tests/browser/service.ts";

test("tabs: signing out in one ends the others, and signing in restores them with their input (2.22, 3.1, 4.1, 8.3)", async ({
  signedIn,
  merchant,
}) => {
  await signedIn.goto("/console/index");
  await signedIn.expectState("session", "settled");
  const other = await signedIn.newTab();
  await other.goto(`${signedIn.url}/order/list?status=paid`);
  // Waits for the first answer, so that the next call is the refused one.
  await other.locator("[data-machine=list]:not([data-state*=loading])").waitFor();
  const ended = { success: false, errCode: "4011", errMsg: "Signed in on another device" };
  await other.route("**/api/Order/List", (route) => route.fulfill({ json: ended }), { times: 1 });
  await other.bringToFront();
  await other.getByRole("button", { name: signedIn.t("list:refresh"), exact: true }).click();
  await other.getByRole("alertdialog").waitFor();
  const registering = await signedIn.newTab();
  await registering.goto(`${signedIn.url}/register`);
  const typed = registering.getByLabel(signedIn.t("account:register.password"), { exact: true });
  await typed.fill(PASSWORD);
  const loads: string[] = [];
  registering.on("load", () => loads.push("a reload"));

  await userMenu(signedIn).choose("shell:user.signOut");
  await other.waitForURL(({ pathname, search }) => pathname + search === "/login?redirect=orderList&status=paid");
  await other.bringToFront();
  await other.getByRole("alertdialog").waitFor({ state: "detached" });
  await signedIn.page.bringToFront();

  await signedIn.expectPath(/^\/login/);
  await signedIn.expectAnnouncement(signedIn.t("shell:notice.signedOut"));
  await signInForm(signedIn).signIn(merchant);
  await other.waitForURL(({ pathname, search }) => pathname + search === "/order/list?status=paid");
  expect(await typed.inputValue()).toBe(PASSWORD);
  // Leaving the form shows the signed-in state.
  await registering.bringToFront();
  await registering.getByRole("link", { name: signedIn.t("account:register.login"), exact: true }).click();
  await registering.waitForURL("**/console/index");
  expect(loads).toEqual([]);
});

sweep("tabs: signing in as another merchant in one reloads the other (3.1, 4.1)", async ({ signedIn, service }) => {
  const otherMerchant = await service.newMerchant();
  await signedIn.goto("/console/index");
  await signedIn.expectState("session", "settled");
  const other = await signedIn.newTab();
  await other.goto(`${signedIn.url}/order/list`);
  const there = userMenu({ page: other, t: signedIn.t });
  await there.button.waitFor();
  await other.evaluate(() => sessionStorage.setItem("open-tabs", "[]"));

  await userMenu(signedIn).choose("shell:user.signOut");
  await other.waitForURL(/\/login/);
  await signedIn.expectPath(/^\/login/);
  await signedIn.expectAnnouncement(signedIn.t("shell:notice.signedOut"));
  await signInForm(signedIn).signIn(otherMerchant);

  await other.waitForURL(/\/order\/list/);
  await other.bringToFront();
  await there.button.click();
  await other.getByText(otherMerchant.user.id).waitFor();
  expect(await other.evaluate(() => sessionStorage.getItem("open-tabs"))).toBeNull();
});

test("tabs: none shows one merchant's data to another (3.1, 4.1)", async ({ signedIn, service }) => {
  const otherMerchant = await service.newMerchant();
  await signedIn.goto("/console/index");
  await signedIn.expectState("session", "settled");
  const other = await signedIn.newTab();
  await other.goto(`${signedIn.url}/home`);
  const loads = signedIn.page.waitForEvent("load");
  await other.evaluate(({ token, user }) => {
    localStorage.setItem("UserIdToken", JSON.stringify(user));
    localStorage.setItem("token", token);
  }, otherMerchant);
  await loads;
  await userMenu(signedIn).button.click();
  await signedIn.page.getByText(otherMerchant.user.id).waitFor();
});

test.for(firstUnlessSweeps(["en-US", "th-TH"] as const))(
  "role: switching it shows the new role, %s (4.2, 6.2)",
  async (locale, { openConsole, merchant }) => {
    const person = await openConsole({ signedInAs: merchant, locale });
    const { t } = person;
    await person.goto("/console/index");
    await person.expectState("session", "settled");
    const isTold = (role: string) =>
      person.expectAnnouncement(t("shell:notice.roleSwitched", { role: t(`shell:role.${role}`) }));
    // Without a role, the first switch sets "user".
    await userMenu(person).choose("shell:user.switchRole");
    await isTold("user");
    await userMenu(person).choose("shell:user.switchRole");
    await isTold("admin");
  },
);

sweep("role: switching makes no call, and the lists stay accessible (2.14, 4.2, 6.1)", async ({ signedIn }) => {
  await signedIn.goto("/order/list");
  await signedIn.expectState("list", "empty");
  const asked: string[] = [];
  signedIn.page.on("request", (request) => asked.push(request.url()));
  await userMenu(signedIn).choose("shell:user.switchRole");
  await signedIn.expectAnnouncement(signedIn.t("shell:notice.roleSwitched", { role: "" }));
  expect(asked.filter((url) => url.includes("/api/"))).toEqual([]);
  await signedIn.expectPath("/order/list");
});
