import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { close, launchChromium } from "#model-tests/browser/chromium.ts";
import { PageErrors } from "#model-tests/browser/page-errors.ts";
import { startTestSandbox } from "#model-tests/browser/test-sandbox.ts";
import type { RunningSandbox } from "#tools/running/sandbox.ts";

/*
 * The sandbox's simulated identity provider in a real browser, under the console's content policy. The page uses the
 * published API.
 */

const LOAD = `new Promise((resolve, reject) => {
  const policy = trustedTypes.createPolicy("identity-provider", { createScriptURL: (url) => url });
  const script = document.createElement("script");
  script.src = policy.createScriptURL("/sandbox/identity/client.js");
  script.onload = resolve;
  script.onerror = reject;
  document.head.append(script);
})`;

const PREPARE = `{
  globalThis.answers = [];
  globalThis.moments = [];
  const keep = (answer) => answers.push(answer);
  const config = { client_id: "sandbox-console", scope: "email profile openid", ux_mode: "popup", callback: keep, error_callback: keep };
  const { id, oauth2 } = google.accounts;
  const button = (text, click) => {
    const made = document.createElement("button");
    made.textContent = text;
    made.addEventListener("click", click);
    document.body.prepend(made);
  };
  button("Ask for a code", () => oauth2.initCodeClient(config).requestCode());
  button("Ask for a token", () => oauth2.initTokenClient(config).requestAccessToken());
  id.initialize({ client_id: config.client_id, callback: keep });
  const place = document.createElement("div");
  document.body.prepend(place);
  id.renderButton(place, { theme: "outline", size: "large" });
}`;

const PROMPT = `google.accounts.id.prompt((moment) =>
  moments.push([moment.getMomentType(), moment.getSkippedReason() || moment.getDismissedReason()].join(" ").trim()),
)`;

let sandbox: RunningSandbox;
let browser: Browser;
beforeAll(async () => {
  [sandbox, browser] = await Promise.all([startTestSandbox({ SANDBOX_IDENTITY: "1" }), launchChromium()]);
});
afterAll(async () => {
  await close(browser);
  await sandbox.stop();
});

let page: Page;
let errors: PageErrors;
beforeEach(async () => {
  const context = await browser.newContext();
  errors = new PageErrors();
  await errors.watch(context);
  page = await context.newPage();
  await page.goto(`${sandbox.url}/sandbox`);
  await page.evaluate(LOAD);
  await page.evaluate(PREPARE);
});
afterEach(async () => {
  await close(page.context());
  errors.expectNone();
});

async function askIn(button: string): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent("popup"), page.getByRole("button", { name: button }).click()]);
  return popup;
}

async function continueAs(popup: Page, email: string): Promise<void> {
  await popup.getByLabel("Continue as").fill(email);
  await popup.getByRole("button", { name: "Continue" }).click();
}

/** The only answer that the page received. */
async function answerOf(): Promise<Record<string, string>> {
  await expect.poll(() => page.evaluate("answers.length")).toBe(1);
  return page.evaluate<Record<string, string>>("answers[0]");
}

async function signsIn(kind: string, value: string | undefined, email: string): Promise<void> {
  const answer = await fetch(`${sandbox.url}/api/Login/IdentityLogin`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ kind, value }),
  });
  expect(await answer.json()).toMatchObject({ success: true, resData: { email } });
}

describe("the popup of the simulated identity provider (2.38, 7.19, 9.10)", () => {
  test.each([
    ["code", "Ask for a code", "code"],
    ["accessToken", "Ask for a token", "access_token"],
  ])("gives one %s that signs in, and closes", async (kind, button, field) => {
    const email = `${field}@company.example`;
    const popup = await askIn(button);
    const closed = popup.waitForEvent("close");
    await continueAs(popup, email);
    const answer = await answerOf();
    expect(answer.scope).toBe("email profile openid");
    await signsIn(kind, answer[field], email);
    await closed;
  });

  test("reports access_denied when the user denies", async () => {
    const popup = await askIn("Ask for a code");
    await popup.getByRole("button", { name: "Deny" }).click();
    expect(await answerOf()).toMatchObject({ error: "access_denied" });
  });

  test("reports popup_closed when the user closes it", async () => {
    const popup = await askIn("Ask for a token");
    await popup.close();
    expect(await answerOf()).toMatchObject({ type: "popup_closed" });
  });

  test("reports a blocked popup", async () => {
    await page.evaluate("void (window.open = () => null)");
    await page.getByRole("button", { name: "Ask for a code" }).click();
    expect(await answerOf()).toMatchObject({ type: "popup_failed_to_open" });
  });
});

test("the simulated provider's button gives a credential that signs in (2.38, 9.10)", async () => {
  const name = "Sign in with Sandbox identity";
  expect((await page.getByRole("button", { name }).boundingBox())?.height).toBe(40);
  await continueAs(await askIn(name), "button@company.example");
  await signsIn("credential", (await answerOf()).credential, "button@company.example");
});

describe("the simulated provider's one-tap prompt (2.38)", () => {
  test("gives a credential that signs in", async () => {
    await page.evaluate(PROMPT);
    const card = page.getByRole("dialog", { name: "Sandbox identity" });
    await card.getByLabel("Email").fill("tap@company.example");
    await card.getByRole("button", { name: "Continue" }).click();
    await signsIn("credential", (await answerOf()).credential, "tap@company.example");
    await card.waitFor({ state: "detached" });
    expect(await page.evaluate("moments")).toEqual(["display", "dismissed credential_returned"]);
  });

  test("closes when dismissed, and reports it", async () => {
    await page.evaluate(PROMPT);
    await page.getByRole("dialog").getByRole("button", { name: "Not now" }).click();
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await page.evaluate("moments")).toEqual(["display", "skipped user_cancel"]);
  });
});
