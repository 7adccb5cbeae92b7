import { mergeScriptCovs, type ScriptCov } from "@bcoe/v8-coverage";
import pLimit from "p-limit";
import type { Browser } from "playwright-core";
import { close, launchChromium } from "#model-tests/browser/chromium.ts";
import { Person, type PersonOptions } from "#model-tests/browser/person.ts";
import { Service } from "#model-tests/browser/service.ts";
import { waitUntilStable } from "#model-tests/gallery/picture.ts";
import { demoMerchant, MOMENT, startStillSandbox, TIME_ZONE } from "#model-tests/gallery/still-service.ts";
import { openScreen } from "#model-tests/situations/open-screen.ts";
import type { Screen } from "#model-tests/situations/screen.ts";

/** The coverage of each script by path, and the situations that failed, with the reason. */
export type Measured = { scripts: ReadonlyMap<string, ScriptCov>; unreached: readonly string[] };

/** Situations measured in parallel, since each waits at times. */
const AT_ONCE = 3;

/** Opens each situation on a page of its own and measures the coverage. @param site the folder of the measured build. */
export async function measure(site: string, screens: readonly Screen[]): Promise<Measured> {
  const [sandbox, mock] = await Promise.all([
    startStillSandbox({}, site),
    startStillSandbox({ SANDBOX_MOCK: "1" }, site),
  ]);
  const browser = await launchChromium();
  try {
    const service = new Service(sandbox.url);
    const demo = await demoMerchant(service);
    const order = (await service.orders(demo)).find(({ payStatus }) => payStatus === "pending");
    if (!order) throw new Error("The demo merchant has no order to pay");
    const as: Record<Screen["who"], PersonOptions> = {
      visitor: { url: sandbox.url },
      newcomer: { url: sandbox.url, signedInAs: await service.newMerchant("newcomer@merchant.example") },
      merchant: { url: sandbox.url, signedInAs: demo },
      mocked: { url: mock.url, signedInAs: await demoMerchant(new Service(mock.url)) },
    };
    const ran = new Map<string, ScriptCov[]>();
    const unreached: string[] = [];
    const limit = pLimit(AT_ONCE);
    const show = async (screen: Screen) => {
      try {
        for (const script of await ranIn(browser, as[screen.who], screen, order.code)) {
          const path = new URL(script.url).pathname;
          ran.set(path, [...(ran.get(path) ?? []), script]);
        }
      } catch (error) {
        unreached.push(`${screen.name}: ${String(error).split("\n")[0]}`);
      }
    };
    await Promise.all(screens.map((screen) => limit(show, screen)));
    const scripts = [...ran].map(([path, some]): [string, ScriptCov | undefined] => [path, mergeScriptCovs(some)]);
    return { scripts: new Map(scripts.filter((one): one is [string, ScriptCov] => one[1] !== undefined)), unreached };
  } finally {
    await close(browser);
    await Promise.all([sandbox.stop(), mock.stop()]);
  }
}

/** The coverage of one situation, from loading until it is stable. */
async function ranIn(browser: Browser, who: PersonOptions, screen: Screen, order: string): Promise<ScriptCov[]> {
  const person = await Person.open(browser, who.url ?? "", {
    ...who,
    ...{ locale: "en-US", timeZone: TIME_ZONE, viewport: { width: screen.width ?? 1440, height: 900 } },
  });
  const { page, context } = person;
  await context.clock.setFixedTime(MOMENT);
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  try {
    await openScreen(person, screen, () => person.goto(screen.path(order)));
    await waitUntilStable(page, screen.isLoading);
    return await page.coverage.stopJSCoverage();
  } finally {
    await person.close();
  }
}
