import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished } from "vitest";
import { signInForm } from "#model-tests/browser/areas/account.ts";
import { test } from "#model-tests/browser/journey.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { MERCHANT } from "#model-tests/walk/documented-answers.ts";

/*
 * The service has another origin and no CORS headers. Only a real browser shows what is reported then.
 */

test("blocked call: CORS or content policy is named as the cause (8.4)", async ({ visitor }) => {
  const { page } = visitor;
  visitor.errors.allow(/CORS policy|Content Security Policy|Policy violation|request failed|Failed to (load|fetch)/);
  visitor.errors.allow(/POST \/api\/Login\/Login · (cors|policy) · /);
  const service = await listening((_, response) => response.end());
  await page.route("**/config.json", (route) => route.fulfill({ json: { apiBaseUrl: service.url } }));

  // The page's policy allows its own origin only.
  await visitor.goto("/login");
  expect(await detailsOfRefusedSignIn(visitor)).toMatch(/^POST \/api\/Login\/Login · policy · \d{4}-.*Z$/);

  const widened = await behindAnotherPolicy(visitor.url, `connect-src 'self' ${service.url}`);
  await page.goto(`${widened.url}/login`);
  expect(await detailsOfRefusedSignIn(visitor)).toMatch(/^POST \/api\/Login\/Login · cors · \d{4}-.*Z$/);
});

/**
 * Serves the console with another `connect-src`. A Playwright route would not do: Chromium blocks requests from such a
 * page to this machine.
 */
function behindAnotherPolicy(consoleUrl: string, connectSrc: string) {
  return listening(async ({ url = "" }, response) => {
    const { status, headers, body } = await fetch(`${consoleUrl}${url}`);
    const policy = headers.get("content-security-policy")?.replace("connect-src 'self'", connectSrc) ?? "";
    const type = headers.get("content-type") ?? "";
    response.writeHead(status, { "Content-Type": type, "Content-Security-Policy": policy });
    response.end(body && (await buffer(body)));
  });
}

/** A server on a free port, until the test ends. */
async function listening(listener: RequestListener) {
  const server = createServer(listener);
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Tries to sign in, and returns what "Copy details" copies. */
async function detailsOfRefusedSignIn(person: Person): Promise<string> {
  await person.waitForHydration();
  const { form, email, signIn } = signInForm(person);
  await signIn(MERCHANT);
  await form.getByText(person.t("shell:fault.blocked")).waitFor();
  expect(await person.page.locator("body").innerText()).not.toMatch(/connection|may be down/i);
  expect(await email.inputValue()).toBe(MERCHANT.email);
  await form.getByRole("button", { name: person.t("shell:problem.copyDetails"), exact: true }).click();
  await form.getByText(person.t("shell:copy.done")).waitFor();
  return person.page.evaluate(() => navigator.clipboard.readText());
}
