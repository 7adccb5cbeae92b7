import type { BrowserContextOptions } from "playwright-core";
import { withConsole } from "#tools/figures/running-console.ts";
import { type Act, type ActionLog, recordActions } from "./action-log.ts";
import { type DayFigure, dayFigures, type Kept } from "./figures.ts";
import { measureHeap, smallestHeap } from "./heap.ts";
import { AT_REST, median, openReferenceWork } from "./same-work.ts";
import { changeLanguage, everyScreen, payOrder, signIn, workInFrame, workInList, workOnPhone } from "./walk.ts";

/** How many times slower the processor is made. */
const SLOWED = 4;
/** The window of a phone, which is touched. */
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const DAYS = 3;
const ROUNDS = 10;
/** After so many rounds in a row it is looked at what the page holds, and after as many again where that is more than before. */
const SEEN = 3;
/** Longer than a browser takes what moves for the answer to an input (500 ms): everything that comes, comes by itself. */
const LATE = 700;

/** A day of work, walked with the processor slowed, on a phone likewise, without, with late answers, and ten rounds through everything. */
export async function measureDay(root: string): Promise<DayFigure[]> {
  return withConsole(root, async (url, browser) => {
    const sameWork = await openReferenceWork(browser);
    const inBrowser = async <Result>(
      work: (diary: ActionLog) => Promise<Result>,
      window: BrowserContextOptions = { viewport: { width: 1440, height: 900 } },
    ): Promise<Result> => {
      const context = await browser.newContext({ ...window, locale: "en-US" });
      try {
        const diary = await recordActions(context, sameWork);
        return await work(diary);
      } finally {
        await context.close();
      }
    };
    const slowed = await days("slowed", () =>
      inBrowser(async (diary) => {
        await diary.slowDown(SLOWED);
        await signIn(diary, url);
        await round(diary, url);
        await changeLanguage(diary);
        return diary.acts;
      }),
    );
    const phone = await days("on a phone", () =>
      inBrowser(async (diary) => {
        await signIn(diary, url);
        diary.acts.length = 0;
        await diary.slowDown(SLOWED);
        await workOnPhone(diary);
        return diary.acts;
      }, PHONE),
    );
    const first = await days("opened first", () =>
      inBrowser(async (diary) => {
        await signIn(diary, url);
        await everyScreen(diary);
        return diary.acts;
      }),
    );
    const delayed = await inBrowser(async (diary) => {
      await signIn(diary, url);
      await diary.page.route("**/*", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, LATE));
        await route.continue();
      });
      const throughScreens = async () => {
        const before = diary.acts.length;
        await everyScreen(diary);
        return diary.acts.slice(before);
      };
      return { late: await throughScreens(), again: await days("seen before", throughScreens) };
    });
    const rounds = await inBrowser((diary) => tenRounds(diary, url));
    return dayFigures({ slowed, phone, first, ...delayed, ...rounds });
  });
}

/** The acts of each day. Says how much else the machine did, for a day takes minutes. */
async function days(name: string, work: () => Promise<Act[]>): Promise<Act[][]> {
  const all: Act[][] = [];
  for (let day = 1; day <= DAYS; day += 1) {
    const acts = await work();
    const sameWork = median(acts.map((act) => act.sameWork));
    console.log(`     ${name}, day ${day}: the same work took ${sameWork.toFixed(0)} ms (${AT_REST} ms at rest)`);
    all.push(acts);
  }
  return all;
}

async function tenRounds(diary: ActionLog, url: string) {
  await signIn(diary, url);
  // The first rounds load and keep what every later one has.
  for (let time = 0; time < 2; time += 1) await round(diary, url);
  const before = await heldAfterRounds(diary, url);
  diary.acts.length = 0;
  for (let time = 0; time < ROUNDS - SEEN; time += 1) await round(diary, url);
  const after = await heldAfterRounds(diary, url, before);
  return { quick: [diary.acts], before, after };
}

/**
 * The least that is held after each of several rounds. What a message or a menu remembers of the one place where the focus
 * was before, it may hold for some rounds in a row; what is left behind by each round never becomes less.
 */
async function heldAfterRounds(diary: ActionLog, url: string, before?: Kept): Promise<Kept> {
  const seen: Kept[] = [];
  const isMore = ({ listeners, detached }: Kept) =>
    before !== undefined && (listeners > before.listeners || detached > before.detached);
  while (seen.length < SEEN || (seen.length < 2 * SEEN && isMore(smallestHeap(seen)))) {
    await round(diary, url);
    seen.push(await measureHeap(diary.devTools));
  }
  return smallestHeap(seen);
}

/** Everything that can be done in one document. */
async function round(diary: ActionLog, url: string): Promise<void> {
  await everyScreen(diary);
  await workInList(diary);
  await workInFrame(diary);
  await payOrder(diary, url);
}
