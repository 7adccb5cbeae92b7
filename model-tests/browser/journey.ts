import { inject, test as plainTest } from "vitest";
import { launchChromium } from "./chromium.ts";
import { Person, type PersonOptions } from "./person.ts";
import { type Merchant, Service } from "./service.ts";

/**
 * A test in a real browser. `visitor` is somebody nobody knows; `merchant` has an account of their own, and
 * `signedIn` is that merchant at the console. `comeIn` brings in further people. Each is seen off at the end, and
 * whoever's pages complained fails the test.
 */
export const test = plainTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs.
  .extend("browser", { scope: "file" }, async ({}, { onCleanup }) => {
    const browser = await launchChromium();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("service", () => new Service(inject("consoleUrl")))
  .extend("comeIn", async ({ browser, service }, { onCleanup }) => {
    const present: Person[] = [];
    onCleanup(async () => {
      const leaving = await Promise.allSettled(present.map((person) => person.leave()));
      for (const one of leaving) if (one.status === "rejected") throw one.reason;
    });
    return async (options?: PersonOptions) => {
      const person = await Person.at(browser, service.url, options);
      present.push(person);
      return person;
    };
  })
  .extend("visitor", ({ comeIn }) => comeIn())
  .extend("merchant", ({ service }): Promise<Merchant> => service.newMerchant())
  .extend("signedIn", ({ comeIn, merchant }) => comeIn({ signedInAs: merchant }));
