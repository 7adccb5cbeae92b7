/// <reference lib="dom" />

import type { BrowserContextOptions } from "playwright-core";
import type { Figure } from "#tools/figures/figure.ts";
import { withConsole } from "#tools/figures/running-console.ts";
import { type Act, type ActLog, recordActs } from "./acts.ts";
import {
  changeLanguage,
  everyScreen,
  payOrder,
  show50Rows,
  signIn,
  workInFrame,
  workInList,
  workOnPhone,
} from "./walk.ts";

const SLOW_DOWN = 4;
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** Movements within 500 ms after a press count as its answer, and not as layout shifts. */
const ANSWER_DELAY = 700;
const PRINTED = 5;

type Measured = { figure: Figure; details: string[] };

/** A day of work: with the processor slowed down, on a phone, at full speed, and with late answers. */
export async function measureDay(root: string): Promise<Measured[]> {
  return withConsole(root, async (url, browser) => {
    const session = async (work: (log: ActLog) => Promise<unknown>, window: BrowserContextOptions = DESKTOP) => {
      const context = await browser.newContext({ ...window, locale: "en-US" });
      const log = await recordActs(context);
      await work(log);
      await context.close();
      return log.acts;
    };
    const slowed = await session(async (log) => {
      await log.slowDown(SLOW_DOWN);
      await signIn(log, url);
      await round(log, url);
      await changeLanguage(log);
    });
    const phone = await session(async (log) => {
      await log.slowDown(SLOW_DOWN);
      await signIn(log, url);
      await workOnPhone(log);
    }, PHONE);
    const quick = await session(async (log) => {
      await signIn(log, url);
      await round(log, url);
    });
    const late = await session(async (log) => {
      await signIn(log, url);
      log.acts.length = 0;
      await log.page.route("**/*", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, ANSWER_DELAY));
        await route.continue();
      });
      await everyScreen(log);
    });
    const whole = late.reduce((sum, { shift }) => sum + shift, 0);
    return [
      worst("answer to an input, 4 × slowed", slowed, "input", 200),
      worst("answer to an input on a phone, 4 × slowed", phone, "input", 200),
      worst("longest task", quick, "task", 100),
      worst("layout shift of one screen", late, "shift", 0.05),
      { figure: { name: "layout shift of all screens", value: whole, unit: "", limit: { most: 0.05 } }, details: [] },
      one("50 rows from the answer until drawn, 4 × slowed", slowed, "50 rows", 500),
      one("from Sign in to the home, 4 × slowed", slowed, "sign in", 2_500),
      one("from the home to the first list, 4 × slowed", slowed, "screen: Application bills", 1_500),
    ];
  });
}

async function round(log: ActLog, url: string): Promise<void> {
  await everyScreen(log);
  await show50Rows(log);
  await workInList(log);
  await workInFrame(log);
  await payOrder(log, url);
}

function worst(name: string, acts: readonly Act[], what: "input" | "task" | "shift", most: number): Measured {
  const slowest = acts.toSorted((a, b) => b[what] - a[what]).slice(0, PRINTED);
  const value = slowest[0]?.[what] ?? Number.NaN;
  const details = slowest.map((act) => `${act[what].toFixed(what === "shift" ? 3 : 0)}  ${act.name}`);
  return {
    figure: { name: `${name} (${acts.length} acts)`, value, unit: what === "shift" ? "" : "ms", limit: { most } },
    details,
  };
}

function one(name: string, acts: readonly Act[], act: string, most: number): Measured {
  const value = acts.find((one) => one.name === act)?.took ?? Number.NaN;
  return { figure: { name, value, unit: "ms", limit: { most } }, details: [] };
}
