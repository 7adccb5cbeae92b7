import { expect } from "vitest";
import { registrationForm, signInForm } from "#model-tests/browser/areas/account.ts";
import { holdRequests } from "#model-tests/browser/hold-requests.ts";
import { test } from "#model-tests/browser/journey.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { newEmail, PASSWORD } from "#model-tests/browser/service.ts";

test("sign-in: a wrong password is refused and kept; the right one stores the session (3.1, 3.2, 4.1, 7.1, 7.2, 7.3)", {
  tags: ["3.1.a", "3.1.b", "3.2.a", "4.1.a", "7.1.a", "7.1.b", "7.1.c", "7.3.a"],
}, async ({ visitor, merchant }) => {
  await visitor.goto("/login");
  const form = signInForm(visitor);
  await visitor.expectRefusal("/api/Login/Login", () =>
    form.signIn({ email: merchant.email, password: "Wrong-horse-7" }),
  );
  expect(await form.email.inputValue()).toBe(merchant.email);
  expect(await visitor.stored("token")).toBeNull();

  const [asked, answered, profile] = await Promise.all([
    visitor.page.waitForRequest("**/api/Login/Login"),
    visitor.page.waitForResponse("**/api/Login/Login"),
    visitor.page.waitForRequest("**/api/user/logout?id=*"),
    form.signIn(merchant),
  ]);
  await visitor.expectPath("/console/index");
  expect(asked.postDataJSON()).toEqual({ email: merchant.email, password: merchant.password });
  const headers = await asked.allHeaders();
  expect(headers).toMatchObject({ "content-type": expect.stringMatching("^application/json"), language: "en-US" });
  expect(headers).not.toHaveProperty("authorization");

  const { success, resData } = await answered.json();
  const { accessToken, userId, email, language, nickName, avatar } = resData;
  expect(success).toBe(true);
  expect(await visitor.stored("token")).toBe(accessToken);
  expect(JSON.parse((await visitor.stored("UserIdToken")) ?? "")).toEqual({
    id: userId,
    email,
    language,
    nickName,
    avatar,
  });
  const later = await profile.allHeaders();
  expect(later.authorization).toBe(`Bearer ${accessToken}`);
  expect(later).not.toHaveProperty("cookie");
});

test("sign-out: clears the session on the device even if the call fails (4.1, 7.7)", {
  tags: ["4.1.c", "4.1.e", "7.7.a"],
}, async ({ signedIn }) => {
  const { page, t } = signedIn;
  signedIn.errors.allow(/Failed to load resource|request failed/);
  await page.route("**/api/Login/Logout*", (route) => route.abort());
  await signedIn.goto("/console/index");

  await page.getByRole("button", { name: t("shell:user.menuOf", { name: "" }) }).click();
  await page.getByRole("menuitem", { name: t("shell:user.signOut") }).click();

  await signedIn.expectPath("/login?redirect=console");
  await signedIn.expectAnnouncement("Logout succeed");
  expect(await signedIn.stored("token")).toBeNull();
  expect(await signedIn.stored("UserIdToken")).toBeNull();
});

test("registration: a link before hydration keeps the page asked for, where the sign-in then leads (2.20, 2.22)", {
  tags: ["2.22.a", "2.22.b"],
}, async ({ visitor, service }) => {
  const { page, t } = visitor;
  const come = await withoutConsole(visitor);
  await page.goto(`${visitor.url}/login?redirect=orderList&status=paid`, { waitUntil: "commit" });
  // Before hydration, the link loads a document.
  await page.getByRole("link", { name: t("login:register") }).click({ noWaitAfter: true });
  come();
  await visitor.expectPath("/register?redirect=orderList&status=paid");
  const form = registrationForm(visitor);
  const email = newEmail();
  await form.email.fill(email);
  const purposes = await page
    .locator("form input")
    .evaluateAll((all) => all.map((input) => input.getAttribute("autocomplete")));
  expect(purposes).toEqual(["username", "one-time-code", "new-password", "new-password"]);
  await form.sendCode.click();
  await visitor.expectState("codeDelivery", "coolingDown");
  await form.code.fill(await service.latestCode(email));
  await form.password.fill(PASSWORD);
  await form.repeat.fill(PASSWORD);
  await form.submit.click();
  await visitor.expectPath("/login?redirect=orderList&status=paid");
  await signInForm(visitor).signIn({ email, password: PASSWORD });
  await visitor.expectPath("/order/list?status=paid");
});

test("sign-in: the form works before the console's code is loaded, which keeps its state (2.21, 4.3)", async ({
  visitor,
  merchant,
}) => {
  const { page, t } = visitor;
  const come = await withoutConsole(visitor);
  await page.goto(`${visitor.url}/login`, { waitUntil: "commit" });
  const form = signInForm(visitor);
  await form.email.fill(merchant.email);
  await form.password.fill(merchant.password);
  const reveal = page.getByRole("button", { name: t("shell:password.show") });
  const isDark = () => page.evaluate(() => document.body.getAttribute("arco-theme") === "dark");

  await reveal.click();
  expect(await form.password.getAttribute("type")).toBe("text");
  await reveal.click();
  expect(await form.password.getAttribute("type")).toBe("password");
  await reveal.click();
  await page.getByRole("button", { name: t("shell:theme.toDark") }).click();
  expect(await isDark()).toBe(true);
  expect(await visitor.stored("arco-theme")).toBe("dark");

  come();
  await visitor.waitForHydration();
  expect([await isDark(), await form.password.getAttribute("type")]).toEqual([true, "text"]);
  // The button's name is its next action.
  await page.getByRole("button", { name: t("shell:password.hide") }).click();
  await page.getByRole("button", { name: t("shell:theme.toLight") }).click();
  await expect.poll(isDark).toBe(false);
  expect(await form.password.getAttribute("type")).toBe("password");
  await form.submit.click();
  await visitor.expectPath("/console/index");
});

/** Holds the console's scripts, so that only the prerendered page exists. @returns a function that releases them. */
function withoutConsole({ page }: Person): Promise<() => void> {
  // The render-blocking script is not held.
  return holdRequests(page, /\/assets\/(?!before-paint)[^/]*\.js$/);
}
