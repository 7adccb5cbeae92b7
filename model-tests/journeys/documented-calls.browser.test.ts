import { expect } from "vitest";
import { signInForm } from "#model-tests/browser/areas/account.ts";
import { addressesOf } from "#model-tests/browser/areas/every-screen.ts";
import { test } from "#model-tests/browser/journey.ts";
import { mockCalls, reply } from "#model-tests/situations/mocks.ts";
import { DOCUMENTED_ANSWERS, MERCHANT } from "#model-tests/walk/documented-answers.ts";

/** Every screen of the console, and the dialogs that need no record. */
const ADDRESSES = addressesOf("merchant").filter((address) => !/^\/(demo|help|nowhere)|ORDER|=[A-Z]/.test(address));
const ANSWERS = Object.fromEntries(Object.entries(DOCUMENTED_ANSWERS).map(([path, value]) => [path, reply(value)]));

test("a service with the documented calls only: every screen is complete, loads nothing forever, and does not blame the connection", async ({
  visitor: person,
}) => {
  const { page } = person;
  await mockCalls(person, { "/api/": "is not offered", ...ANSWERS });
  // The console warns once about each missing call, and about nothing else.
  person.errors.reset();
  person.errors.allow(/ · notOffered · /);
  await person.goto("/login");
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
