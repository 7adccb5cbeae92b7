import { join } from "node:path";
import { inject, test as plainTest } from "vitest";
import { demoMerchant } from "#model-tests/gallery/still-service.ts";
import { REPORT_FOLDER } from "#model-tests/product/folder.ts";
import { SharedChromium } from "./chromium.ts";
import { onlyInSweeps } from "./extent.ts";
import { Person, type PersonOptions } from "./person.ts";
import { type Merchant, Service } from "./service.ts";
import { startTestSandbox } from "./test-sandbox.ts";

/** One for all tests of a process: Vitest gives each extended `test` worker fixtures of its own. */
const CHROMIUM = new SharedChromium();
let users = 0;
/** Clean browsers of earlier tests, whose cache already has the console. */
const IDLE: Person[] = [];

/**
 * A test in a real browser. `visitor` is a signed-out person, `merchant` a new account, and `signedIn` that merchant at
 * the console; `demo` and `atDemo` are the same for the demo merchant, who has months of data. `openConsole` opens it for
 * further people. A page error fails the test. A failed test leaves a picture in
 * `model-tests/report/failures/`.
 */
export const test = plainTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs.
  .extend("chromium", { scope: "worker" }, async ({}, { onCleanup }) => {
    users += 1;
    onCleanup(async () => {
      users -= 1;
      if (users === 0) await CHROMIUM.stop();
    });
    return CHROMIUM;
  })
  .extend("browser", ({ chromium }) => chromium.browser())
  .extend("service", () => new Service(inject("consoleUrl")))
  .extend("openConsole", async ({ browser, service, task }, { onCleanup }) => {
    const present: Person[] = [];
    const seeOff = async (person: Person) => {
      const isAsBefore = person.isReusable && person.url === service.url && person.errors.unexpected.length === 0;
      if (!isAsBefore || task.result?.state === "fail") return person.close();
      // A page that is loading itself again, as after a sign-out, cannot be left.
      const isLeft = await person.cleanUp().then(
        () => true,
        () => false,
      );
      if (!isLeft) return person.close();
      IDLE.push(person);
    };
    onCleanup(async () => {
      if (task.result?.state === "fail")
        await Promise.all(present.map((person, index) => picture(person, task.name, index + 1)));
      const leaving = await Promise.allSettled(present.map(seeOff));
      for (const one of leaving) if (one.status === "rejected") throw one.reason;
    });
    return async (options: PersonOptions = {}) => {
      const url = options.url ?? service.url;
      const isUsual = url === service.url && options.timeZone === undefined;
      const index = isUsual ? IDLE.findLastIndex((person) => person.url === url && !person.page.isClosed()) : -1;
      const [rested] = index < 0 ? [] : IDLE.splice(index, 1);
      await rested?.restart(options);
      const person = rested ?? (await Person.open(browser, url, options));
      present.push(person);
      return person;
    };
  })
  .extend("visitor", ({ openConsole }) => openConsole())
  .extend("merchant", ({ service }): Promise<Merchant> => service.newMerchant())
  .extend("signedIn", ({ openConsole, merchant }) => openConsole({ signedInAs: merchant }))
  .extend("demo", ({ service }): Promise<Merchant> => demoMerchant(service))
  .extend("atDemo", ({ openConsole, demo }) => openConsole({ signedInAs: demo }));

/** A test whose file has a sandbox of its own with these settings. */
export const testWith = (settings: Record<string, string>) =>
  test
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs.
    .extend("sandbox", { scope: "file" }, async ({}, { onCleanup }) => {
      const sandbox = await startTestSandbox(settings);
      onCleanup(() => sandbox.stop());
      return sandbox;
    })
    .extend("service", ({ sandbox }) => new Service(sandbox.url));

/** A test that only `npm run sweeps` runs (docs/decisions/122). */
export const sweep: typeof test = onlyInSweeps(test);

/** Takes a picture of a failed test. */
async function picture({ page }: Person, test: string, turn: number) {
  const name = test.replace(/[^a-z0-9]+/gi, "-").slice(0, 80);
  await page.screenshot({ path: join(REPORT_FOLDER, "failures", `${name}-${turn}.png`) }).catch(() => undefined);
}
