import { expect } from "vitest";
import { signInForm } from "#model-tests/browser/areas/account.ts";
import { addressesOf } from "#model-tests/browser/areas/every-screen.ts";
import { test } from "#model-tests/browser/journey.ts";
import { DOCUMENTED_ANSWERS, MERCHANT } from "#model-tests/walk/documented-answers.ts";
import { ScriptedService } from "#model-tests/walk/scripted-service.ts";

/** Every screen of the console, and the dialogs that need no record. */
const ADDRESSES = addressesOf("merchant").filter((address) => !/^\/(demo|help|nowhere)|ORDER|=[A-Z]/.test(address));

test("a service with the documented calls only: every screen is complete, loads nothing forever, and does not blame the connection", async ({
  visitor: person,
}) => {
  const { page } = person;
  // Missing calls are failed requests, about each of which the console warns once.
  person.errors.allow(/Failed to load resource: the server responded with a status of 404/, / · notOffered · /);
  await person.goto("/login");
  await new ScriptedService([], DOCUMENTED_ANSWERS).intercept(person.context);
  await signInForm(person).signIn(MERCHANT);
  await person.expectPath("/console/index");
  await person.expectState("session", "settled");
  const main = page.getByRole("main");
  expect(ADDRESSES.length).toBeGreaterThan(12);
  for (const address of ADDRESSES) {
    await person.goto(address);
    await main.locator("h1").filter({ visible: true }).waitFor();
    const underWay = page.locator("[aria-busy=true], .bp6-skeleton, [data-state*=oading]").filter({ visible: true });
    await underWay.first().waitFor({ state: "hidden" });
    // "connection refused" is about a receiver of callbacks.
    expect(await page.locator("body").innerText()).not.toMatch(/connection(?! refused)/i);
    expect((await main.innerText()).length, `${address} is blank`).toBeGreaterThan(50);
    expect(await page.locator(".toast-danger").count(), `${address} nags`).toBe(0);
  }
});
