import type { BrowserContextOptions } from "playwright-core";
import { withConsole } from "#tools/figures/running-console.ts";
import { type Act, type ActionLog, recordActions } from "./action-log.ts";
import { type DayFigure, dayFigures, type PageMemory } from "./figures.ts";
import { measureHeap, smallestHeap } from "./heap.ts";
import { median, openReferenceWork, REFERENCE_TIME } from "./reference-work.ts";
import { changeLanguage, everyScreen, payOrder, signIn, workInFrame, workInList, workOnPhone } from "./walk.ts";

/** The factor by which the processor is slowed down. */
const SLOW_DOWN = 4;
/** A phone's window with touch. */
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const DAYS = 3;
const ROUNDS = 10;
/** The number of rounds after which memory is measured; the same number again if it has grown. */
const MEASURED_ROUNDS = 3;
/**
 * Longer than 500 ms, during which the browser counts movements as a response to the input and not as layout shifts.
 */
const RESPONSE_DELAY = 700;

/**
 * Measures a day of work: with the processor slowed down, on a phone, at full speed, with late responses, and in ten
 * rounds.
 */
export async function measureDay(root: string): Promise<DayFigure[]> {
  return withConsole(root, async (url, browser) => {
    const referenceWork = await openReferenceWork(browser);
    const inBrowser = async <Result>(
      work: (log: ActionLog) => Promise<Result>,
      window: BrowserContextOptions = { viewport: { width: 1440, height: 900 } },
    ): Promise<Result> => {
      const context = await browser.newContext({ ...window, locale: "en-US" });
      try {
        const log = await recordActions(context, referenceWork);
        return await work(log);
      } finally {
        await context.close();
      }
    };
    const slowed = await days("slowed", () =>
      inBrowser(async (log) => {
        await log.slowDown(SLOW_DOWN);
        await signIn(log, url);
        await round(log, url);
        await changeLanguage(log);
        return log.acts;
      }),
    );
    const phone = await days("on a phone", () =>
      inBrowser(async (log) => {
        await signIn(log, url);
        log.acts.length = 0;
        await log.slowDown(SLOW_DOWN);
        await workOnPhone(log);
        return log.acts;
      }, PHONE),
    );
    const first = await days("opened first", () =>
      inBrowser(async (log) => {
        await signIn(log, url);
        await everyScreen(log);
        return log.acts;
      }),
    );
    const delayed = await inBrowser(async (log) => {
      await signIn(log, url);
      await log.page.route("**/*", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, RESPONSE_DELAY));
        await route.continue();
      });
      const throughScreens = async () => {
        const before = log.acts.length;
        await everyScreen(log);
        return log.acts.slice(before);
      };
      return { late: await throughScreens(), again: await days("seen before", throughScreens) };
    });
    const rounds = await inBrowser((log) => tenRounds(log, url));
    return dayFigures({ slowed, phone, first, ...delayed, ...rounds });
  });
}

/** The actions of each day. A day takes minutes, so the log shows how busy the machine was. */
async function days(name: string, work: () => Promise<Act[]>): Promise<Act[][]> {
  const all: Act[][] = [];
  for (let day = 1; day <= DAYS; day += 1) {
    const acts = await work();
    const referenceWork = median(acts.map((act) => act.referenceWork));
    console.log(
      `     ${name}, day ${day}: the reference work took ${referenceWork.toFixed(0)} ms (${REFERENCE_TIME} ms when idle)`,
    );
    all.push(acts);
  }
  return all;
}

async function tenRounds(log: ActionLog, url: string) {
  await signIn(log, url);
  // The first rounds fill caches that later rounds use.
  for (let time = 0; time < 2; time += 1) await round(log, url);
  const before = await memoryAfterRounds(log, url);
  log.acts.length = 0;
  for (let time = 0; time < ROUNDS - MEASURED_ROUNDS; time += 1) await round(log, url);
  const after = await memoryAfterRounds(log, url, before);
  return { quick: [log.acts], before, after };
}

/**
 * The smallest memory after each of several rounds. A message or menu may keep the element that had the focus before
 * for some rounds, while a leak never becomes smaller.
 */
async function memoryAfterRounds(log: ActionLog, url: string, before?: PageMemory): Promise<PageMemory> {
  const seen: PageMemory[] = [];
  const isMore = ({ listeners, detached }: PageMemory) =>
    before !== undefined && (listeners > before.listeners || detached > before.detached);
  while (seen.length < MEASURED_ROUNDS || (seen.length < 2 * MEASURED_ROUNDS && isMore(smallestHeap(seen)))) {
    await round(log, url);
    seen.push(await measureHeap(log.devTools));
  }
  return smallestHeap(seen);
}

/** All actions that need no new document. */
async function round(log: ActionLog, url: string): Promise<void> {
  await everyScreen(log);
  await workInList(log);
  await workInFrame(log);
  await payOrder(log, url);
}
