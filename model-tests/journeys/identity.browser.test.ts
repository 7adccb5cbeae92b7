import type { Page } from "playwright-core";
import { expect } from "vitest";
import { signInForm } from "#model-tests/browser/areas/account.ts";
import { chooseIdentity, openIdentityPopup } from "#model-tests/browser/areas/identity.ts";
import { firstUnlessSweeps, onlyInSweeps } from "#model-tests/browser/extent.ts";
import { ACCOUNT_CALLS } from "#model-tests/browser/faults/account-calls.ts";
import { checkFaults } from "#model-tests/browser/faults/check-faults.ts";
import { test as journey } from "#model-tests/browser/journey.ts";
import { press, tabTo } from "#model-tests/browser/keyboard.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { newEmail, Service } from "#model-tests/browser/service.ts";
import { startTestSandbox } from "#model-tests/browser/test-sandbox.ts";
import { HeldCalls } from "#model-tests/walk/held-calls.ts";

/** A test whose console has an identity provider. */
const test = journey
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs.
  .extend("sandbox", { scope: "file" }, async ({}, { onCleanup }) => {
    const sandbox = await startTestSandbox({ SANDBOX_IDENTITY: "1" });
    onCleanup(() => sandbox.stop());
    return sandbox;
  })
  .extend("service", ({ sandbox }) => new Service(sandbox.url));

const sweep = onlyInSweeps(test);
const SCRIPT = "**/sandbox/identity/client.js";

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
  await configured(visitor, { identityFlow: "token" });
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

sweep("identity provider: a dismissed prompt leaves only the button (2.38)", async ({ visitor }) => {
  await visitor.goto("/login");
  await promptOf(visitor.page).getByRole("button", { name: "Not now" }).click();
  await promptOf(visitor.page).waitFor({ state: "hidden" });
  expect(await visitor.page.getByRole("alert").count()).toBe(0);
  await chooseIdentity(await openIdentityPopup(visitor), newEmail());
  await visitor.expectPath("/console/index");
});

sweep(
  "identity provider: the prompt closes when the button is used or the screen is left (2.38)",
  async ({ visitor }) => {
    await visitor.goto("/login");
    await promptOf(visitor.page).waitFor();
    const popup = await openIdentityPopup(visitor);
    await promptOf(visitor.page).waitFor({ state: "hidden" });
    await popup.close();
    await visitor.expectState("identityProvider", '"idle"');

    await visitor.page.reload();
    await promptOf(visitor.page).waitFor();
    await visitor.page.getByRole("link", { name: visitor.t("login:register") }).click();
    await visitor.expectPath("/register");
    await promptOf(visitor.page).waitFor({ state: "hidden" });
  },
);

test.for(firstUnlessSweeps(["closed", "denied"] as const))(
  "identity provider: a popup that is %s shows no error and can be opened again (2.38)",
  async (how, { visitor }) => {
    await visitor.goto("/login");
    const popup = await openIdentityPopup(visitor);
    await visitor.expectState("identityProvider", '"requestingProof"');
    if (how === "closed") await popup.close();
    else await popup.getByRole("button", { name: "Deny" }).click();
    await visitor.expectState("identityProvider", '"idle"');
    expect(await visitor.page.getByRole("alert").count()).toBe(0);
    await chooseIdentity(await openIdentityPopup(visitor), newEmail());
    await visitor.expectPath("/console/index");
  },
);

test("identity provider: a script that fails to load is reported when needed and can be retried (8.13)", {
  tags: ["8.13.b"],
}, async ({ visitor }) => {
  visitor.errors.allow(/Failed to load resource/);
  await visitor.page.route(SCRIPT, (route) => route.fulfill({ status: 500, body: "" }));
  const tried = visitor.page.waitForResponse(SCRIPT);
  await visitor.goto("/login");
  await tried;
  expect(await visitor.page.getByRole("alert").count()).toBe(0);

  await visitor.button("identity:continue").click();
  await visitor.expectText("identity:scriptFailed");
  await visitor.page.getByText("Failed to load the Google 3P Authorization JavaScript Library.").waitFor();

  await visitor.page.unroute(SCRIPT);
  await chooseIdentity(await openIdentityPopup(visitor), newEmail());
  await visitor.expectPath("/console/index");
});

sweep("identity provider: a script without the library is reported like a missing one (8.13)", async ({ visitor }) => {
  await visitor.page.route(SCRIPT, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await visitor.goto("/login");
  await visitor.button("identity:continue").click();
  await visitor.expectText("identity:scriptFailed");
});

test("identity provider: without a client id, the button says that clientId is required and no script is loaded (8.13)", {
  tags: ["8.13.a"],
}, async ({ visitor }) => {
  const fetched: string[] = [];
  visitor.page.on("request", (request) => fetched.push(request.url()));
  await configured(visitor, { identityClientId: undefined });
  await visitor.goto("/login");
  await visitor.button("identity:continue").click();
  await visitor.page.getByText("clientId is required").waitFor();
  expect(fetched.filter((url) => url.endsWith("client.js"))).toEqual([]);
});

sweep("identity provider: a blocked popup is explained (8.13)", async ({ visitor }) => {
  await visitor.page.addInitScript(() => {
    window.open = () => null;
  });
  await visitor.goto("/login");
  await visitor.button("identity:continue").click();
  await visitor.expectText("identity:popupBlocked");
});

sweep("identity provider: a refused proof is explained and does not sign in (7.19, 8.2)", async ({ visitor }) => {
  await visitor.page.route("**/api/Login/IdentityLogin", (route) =>
    route.fulfill({ json: { success: false, errCode: "2006", errMsg: "The proof is not accepted" } }),
  );
  await visitor.goto("/login");
  await chooseIdentity(await openIdentityPopup(visitor), newEmail());
  await visitor.page.getByText("The proof is not accepted").filter({ visible: true }).first().waitFor();
  expect(await visitor.stored("token")).toBeNull();
});

sweep.for([...ACCOUNT_CALLS.entries()].filter(([, { name }]) => name === "IdentityLogin"))(
  "identity provider: each failure is explained, and the proof is sent once (2.38, 7.1, 8.1 to 8.4, 9.1)",
  ([turn, call], { visitor, merchant, service }) => checkFaults(call, turn, { person: visitor, merchant, service }),
);

sweep(
  "identity provider: a service failure is explained, and the password still works (8.4)",
  async ({ visitor, merchant }) => {
    visitor.errors.allow(/request failed/, /Failed to load resource/);
    await visitor.page.route("**/api/Login/IdentityLogin", (route) => route.abort());
    await visitor.goto("/login");
    await chooseIdentity(await openIdentityPopup(visitor), newEmail());
    await visitor.expectText("shell:fault.unreachable");
    await visitor.page.getByLabel(visitor.t("login:email"), { exact: true }).fill(merchant.email);
    await visitor.page.getByLabel(visitor.t("login:password"), { exact: true }).fill(merchant.password);
    await visitor.button("login:submit").click();
    await visitor.expectPath("/console/index");
  },
);

sweep(
  "identity provider: when a proof and a password are sent together, only the password signs in (2.38, 4.1, 7.3)",
  async ({ visitor, merchant }) => {
    const held = new HeldCalls();
    await held.hold(visitor.context, "/api/Login/IdentityLogin");
    await held.hold(visitor.context, "/api/Login/Login");
    await visitor.goto("/login");
    const prompt = promptOf(visitor.page);
    await prompt.getByRole("textbox").fill(newEmail());
    await prompt.getByRole("button", { name: "Continue" }).click();
    const proof = await held.next("/api/Login/IdentityLogin");
    await signInForm(visitor).signIn(merchant);
    const password = await held.next("/api/Login/Login");
    const isAnswered = visitor.page.waitForResponse("**/api/Login/IdentityLogin");
    await proof.continue();
    await isAnswered;
    await visitor.expectState("session", "signingIn");
    await password.continue();
    await visitor.expectPath("/console/index");
    expect(JSON.parse((await visitor.stored("UserIdToken")) ?? "")).toMatchObject({ email: merchant.email });
  },
);

test("identity provider: without configuration, nothing is shown or loaded (2.38)", async ({ visitor }) => {
  const fetched: string[] = [];
  visitor.page.on("request", (request) => fetched.push(request.url()));
  await configured(visitor, { identityClientId: undefined, identityScriptUrl: undefined });
  await visitor.goto("/login");
  await visitor.button("login:submit").waitFor();
  await visitor.page.waitForLoadState("networkidle");
  expect(await visitor.machine("identityProvider").count()).toBe(0);
  expect(fetched.filter((url) => /identity/i.test(url))).toEqual([]);
});

function promptOf(page: Page) {
  return page.locator("#sandbox-identity-prompt");
}

/** Changes the console's configuration; undefined removes a key. */
async function configured({ page }: Person, changes: Record<string, string | undefined>) {
  await page.route("**/config.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), ...changes } });
  });
}
