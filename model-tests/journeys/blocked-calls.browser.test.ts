import { expect, onTestFinished } from "vitest";
import { signInForm } from "#model-tests/browser/areas/account.ts";
import { test } from "#model-tests/browser/journey.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { MERCHANT } from "#model-tests/stand-in/answers.ts";
import { DocumentedService } from "#model-tests/stand-in/documented-service.ts";

/*
 * The service has another origin, where it listens and allows no page of another one. What the browser makes of that,
 * no test with a browser of its own making could say.
 */

test("a call that CORS refuses, or the page's policy, says so and not that the service is down (8.4)", async ({
  visitor,
}) => {
  const { page } = visitor;
  visitor.complaints.allow(
    /CORS policy|Content Security Policy|Policy violation|request failed|Failed to (load|fetch)/,
  );
  visitor.complaints.allow(/POST \/api\/Login\/Login · (cors|policy) · /);
  const service = await new DocumentedService({}).listen();
  onTestFinished(service.close);
  await page.route("**/config.json", (route) => route.fulfill({ json: { apiBaseUrl: service.url } }));

  // The policy of the page names no other origin than its own.
  await visitor.goTo("/login");
  expect(await detailsOfRefusedSignIn(visitor)).toMatch(/^POST \/api\/Login\/Login · policy · \d{4}-.*Z$/);

  await page.route("**/login", async (route) => {
    const response = await route.fetch();
    const policy = response.headers()["content-security-policy"] ?? "";
    const widened = policy.replace("connect-src 'self'", `connect-src 'self' ${service.url}`);
    expect(widened).not.toBe(policy);
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": widened } });
  });
  await page.reload();
  expect(await detailsOfRefusedSignIn(visitor)).toMatch(/^POST \/api\/Login\/Login · cors · \d{4}-.*Z$/);
});

/** Tries to sign in, reads that the browser refused it, and gives what "Copy details" copies. */
async function detailsOfRefusedSignIn(person: Person): Promise<string> {
  await person.seesHydrated();
  const { form, email, signIn } = signInForm(person);
  await signIn(MERCHANT);
  await form.getByText(person.say("shell:fault.blocked")).waitFor();
  expect(await person.page.locator("body").innerText()).not.toMatch(/connection|may be down/i);
  expect(await email.inputValue()).toBe(MERCHANT.email);
  await form.getByRole("button", { name: person.say("shell:problem.copyDetails"), exact: true }).click();
  await form.getByText(person.say("shell:copy.done")).waitFor();
  return person.page.evaluate(() => navigator.clipboard.readText());
}
