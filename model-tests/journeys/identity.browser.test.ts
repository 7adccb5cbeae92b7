import type { Page, Route } from "playwright-core";
import { expect } from "vitest";
import { signInForm } from "#model-tests/browser/areas/account.ts";
import { chooseIdentity, openIdentityPopup } from "#model-tests/browser/areas/identity.ts";
import { onlyInSweeps } from "#model-tests/browser/extent.ts";
import { testWith } from "#model-tests/browser/journey.ts";
import { press, tabTo } from "#model-tests/browser/keyboard.ts";
import { newEmail } from "#model-tests/browser/service.ts";

/** A test whose console has an identity provider. */
const test = testWith({ SANDBOX_IDENTITY: "1" });
const sweep = onlyInSweeps(test);

test("identity provider: the popup's code signs in (2.38, 7.19, 9.10)", {
  tags: ["2.38.a", "9.10.a", "9.10.b", "7.19.b"],
}, async ({ visitor }) => {
  await visitor.goto("/login?redirect=orderList&status=paid");
  const look = await visitor.button("identity:continue").getAttribute("class");
  expect(look).toMatch(/(?=.*bp6-large)(?=.*bp6-outlined)/);
  const popup = await openIdentityPopup(visitor);
  expect(Object.fromEntries(new URL(popup.url()).searchParams)).toMatchObject({
    response_type: "code",
    scope: "email profile openid",
  });
  const signingIn = visitor.page.waitForRequest("**/api/Login/IdentityLogin");
  await chooseIdentity(popup, newEmail());
  expect((await signingIn).postDataJSON()).toMatchObject({ kind: "code" });
  await visitor.expectPath("/order/list?status=paid");
  await visitor.expectAnnouncement(visitor.t("shell:notice.welcome"));
  const kept = await visitor.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain("4/0");
});

test("identity provider: with identityFlow, the button requests an access token (2.38, 7.19)", {
  tags: ["2.38.b"],
}, async ({ visitor }) => {
  await visitor.page.route("**/config.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), identityFlow: "token" } });
  });
  await visitor.goto("/login");
  await tabTo(visitor.button("identity:continue"));
  const popup = await openIdentityPopup(visitor, press);
  expect(new URL(popup.url()).searchParams.get("response_type")).toBe("token");
  const signingIn = visitor.page.waitForRequest("**/api/Login/IdentityLogin");
  await chooseIdentity(popup, newEmail());
  expect((await signingIn).postDataJSON()).toMatchObject({ kind: "accessToken" });
  await visitor.expectPath("/console/index");
});

test("identity provider: the one-tap prompt appears when the page is idle, and its credential signs in (2.38, 7.19)", {
  tags: ["2.38.c"],
}, async ({ visitor }) => {
  await visitor.goto("/login");
  const prompt = promptOf(visitor.page);
  await prompt.getByRole("textbox").fill(newEmail());
  const signingIn = visitor.page.waitForRequest("**/api/Login/IdentityLogin");
  await prompt.getByRole("button", { name: "Continue" }).click();
  expect((await signingIn).postDataJSON()).toMatchObject({ kind: "credential" });
  await visitor.expectPath("/console/index");
});

sweep(
  "identity provider: when a proof and a password are sent together, only the password signs in (2.38, 4.1, 7.3)",
  async ({ visitor, merchant }) => {
    const [proof, password] = [Promise.withResolvers<Route>(), Promise.withResolvers<Route>()];
    await visitor.context.route("**/api/Login/IdentityLogin", proof.resolve);
    await visitor.context.route("**/api/Login/Login", password.resolve);
    await visitor.goto("/login");
    const prompt = promptOf(visitor.page);
    await prompt.getByRole("textbox").fill(newEmail());
    await prompt.getByRole("button", { name: "Continue" }).click();
    await proof.promise;
    await signInForm(visitor).signIn(merchant);
    await password.promise;
    const isAnswered = visitor.page.waitForResponse("**/api/Login/IdentityLogin");
    await (await proof.promise).continue();
    await isAnswered;
    await visitor.expectState("session", "signingIn");
    await (await password.promise).continue();
    await visitor.expectPath("/console/index");
    expect(JSON.parse((await visitor.stored("UserIdToken")) ?? "")).toMatchObject({ email: merchant.email });
  },
);

function promptOf(page: Page) {
  return page.locator("#sandbox-identity-prompt");
}
