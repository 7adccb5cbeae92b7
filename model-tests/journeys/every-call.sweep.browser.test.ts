import type { Request, Route } from "playwright-core";
import { expect } from "vitest";
import { addressesOf } from "#model-tests/browser/areas/every-screen.ts";
import { FAULT_ERRORS } from "#model-tests/browser/page-errors.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { LONG, test } from "#model-tests/gallery/every-screen.ts";
import { MOMENT, TIME_ZONE } from "#model-tests/gallery/still-service.ts";

/** Every address of the console, also with a record or dialog open. */
const SCREENS = addressesOf("merchant")
  .filter((name) => name !== "/demo01")
  .map((name) => ({ name, bare: name.replace(/\?.*/, "") }))
  // Screens come before the overlays that cover them.
  .toSorted((one, other) => one.name.indexOf("?") - other.name.indexOf("?"));

/** Calls whose failure a screen does not show, with the reason. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  "/api/Message/List": "the bell asks again by itself, and its box says what failed once it is opened",
  "/api/user/logout": "the frame uses the stored user; only the user center shows the profile",
  "/api/Login/CheckLastLogin": "the welcome goes without it; the user center alone shows it",
  "/api/User/SentVerificationCode": "the form's own button sends the code again",
  "/bill/list /api/App/List": "the filter takes a code in place of a name",
  "/callback/list /api/App/List": "the filter takes a code in place of a name",
  "/order/list?cancel=ORDER /api/Order/Detail": "without its order the question goes, and a message says why",
  "/order/packages /api/Dashboard/Figures": "packages can be chosen without how much of them is used",
};
/** Addresses at which such a failure is shown. */
const SHOWN_HERE = ["/user/center /api/user/logout", "/user/center /api/Login/CheckLastLogin"];

/** More "Try again" buttons than any screen has. */
const MOST_PRESSES = 12;

/** How a call fails: aborted, or refused with an unknown code. */
const FAILS = [
  (route: Route) => route.abort("connectionaborted"),
  (route: Route) => route.fulfill({ json: { success: false, errCode: "7777", errMsg: "The moon is in the way" } }),
];

test(
  "every screen: each of its calls may fail once; retrying shows everything and keeps the focus (8.2, 8.4)",
  LONG,
  async ({ openConsole, still }) => {
    const person = await openConsole({ signedInAs: still.demo, timeZone: TIME_ZONE });
    person.errors.allow(...FAULT_ERRORS);
    await person.context.clock.setFixedTime(MOMENT);
    const calls = person.requests(/\/api\//);
    const found: string[] = [];
    let turn = 0;
    const tried = new Map<string, ReadonlySet<string>>();
    for (const { name, bare } of SCREENS) {
      const address = name.replace("ORDER", still.order);
      const before = calls.length;
      await person.goto(address);
      await person.page.waitForLoadState("networkidle");
      const whole = await shown(person);
      const asked = new Set(
        calls
          .slice(before)
          .map(pathOf)
          .filter((call) => {
            const here = `${name} ${call}`;
            if (tried.get(bare)?.has(call)) return false;
            const notShown = [call, here, `${bare} ${call}`].some((one) => one in NOT_SHOWN);
            return SHOWN_HERE.includes(here) || !notShown;
          }),
      );
      if (name === bare) tried.set(bare, asked);
      if (asked.size === 0) continue;

      for (const call of asked) {
        turn += 1;
        const fails = FAILS[turn % FAILS.length];
        if (fails) await person.page.route(({ pathname }) => pathname === call, fails, { times: 1 });
      }
      await person.goto(address);
      const problems = await triesAgain(person, whole, calls).catch(async (error: unknown) => [
        String(error),
        `with ${whole}`,
        `now ${await shown(person)}`,
      ]);
      found.push(...problems.map((problem) => `${name} without ${[...asked].join(", ")}: ${problem}`));
      await person.page.unrouteAll();
    }
    expect(found).toEqual([]);
  },
);

/** Presses every "Try again" until the screen is complete. @returns the problems. */
async function triesAgain(person: Person, whole: string, calls: readonly Request[]): Promise<string[]> {
  const { page } = person;
  const found: string[] = [];
  const retry = page.getByRole("button", { name: "Try again", exact: true }).filter({ visible: true });
  let presses = 0;
  for (; presses < MOST_PRESSES; presses += 1) {
    await expect.poll(async () => ((await retry.count()) > 0 ? whole : shown(person))).toBe(whole);
    if ((await retry.count()) === 0) break;
    const before = calls.length;
    const button = await retry.first().elementHandle();
    await button?.press("Enter");
    await expect.poll(() => calls.length, { message: "Try again asks for nothing" }).toBeGreaterThan(before);
    await button?.waitForElementState("hidden");
    if (await isLost(person)) found.push("Try again loses the focus");
  }
  await expect.poll(() => shown(person)).toBe(whole);
  if (presses > 0 && (await isLost(person))) found.push("what comes takes the focus away");
  return found;
}

/** Whether the focus is lost to the body. */
function isLost({ page }: Person): Promise<boolean> {
  return page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
}

/** The texts of the screen and its overlays. */
async function shown({ page }: Person): Promise<string> {
  const parts = page.getByRole("main").or(page.getByRole("dialog")).or(page.getByRole("alertdialog"));
  const words = await parts.filter({ visible: true }).allInnerTexts();
  return words.join("\n").replace(/\s+/g, " ");
}

function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}
