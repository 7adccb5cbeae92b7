import type { Browser } from "playwright-core";
import { withConsole } from "#tools/figures/running-console.ts";
import { type Act, type Diary, keepDiary } from "./diary.ts";
import { type DayFigure, dayFigures } from "./figures.ts";
import { heldBy } from "./held.ts";
import { slowingOf, speedOf } from "./speed.ts";
import { changeLanguage, everyScreen, payOrder, signIn, workInFrame, workInList } from "./walk.ts";

/** Of an odd number of days the middle one counts. */
const DAYS = 3;
const ROUNDS = 10;
/** Longer than a browser takes what moves for the answer to an input (500 ms): everything that comes, comes by itself. */
const LATE = 700;

/** A day of work, walked with the processor slowed, without, with late answers, and ten rounds through everything. */
export async function measureDay(root: string): Promise<DayFigure[]> {
  return withConsole(root, async (url, browser) => {
    const [slowed, first, speeds]: [Act[][], Act[][], number[]] = [[], [], []];
    for (let day = 0; day < DAYS; day += 1) {
      const speed = await speedOf(browser);
      speeds.push(speed);
      slowed.push(
        await inBrowser(browser, async (diary) => {
          await diary.devTools.send("Emulation.setCPUThrottlingRate", { rate: slowingOf(speed) });
          await signIn(diary, url);
          await round(diary, url);
          await changeLanguage(diary);
          return diary.acts;
        }),
      );
      first.push(
        await inBrowser(browser, async (diary) => {
          await signIn(diary, url);
          await everyScreen(diary);
          return diary.acts;
        }),
      );
    }
    const delayed = await inBrowser(browser, async (diary) => {
      await signIn(diary, url);
      await diary.page.route("**/*", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, LATE));
        await route.continue();
      });
      await everyScreen(diary);
      const seen = diary.acts.length;
      await everyScreen(diary);
      return { late: diary.acts.slice(0, seen), again: diary.acts.slice(seen) };
    });
    const rounds = await inBrowser(browser, (diary) => tenRounds(diary, url));
    return dayFigures({ speeds, slowed, first, ...delayed, ...rounds });
  });
}

async function tenRounds(diary: Diary, url: string) {
  await signIn(diary, url);
  // The first rounds load and keep what every later one has.
  for (let time = 0; time < 2; time += 1) await round(diary, url);
  diary.acts.length = 0;
  const before = await heldBy(diary.devTools);
  for (let time = 0; time < ROUNDS; time += 1) await round(diary, url);
  return { quick: [diary.acts], before, after: await heldBy(diary.devTools) };
}

/** Everything that can be done in one document. */
async function round(diary: Diary, url: string): Promise<void> {
  await everyScreen(diary);
  await workInList(diary);
  await workInFrame(diary);
  await payOrder(diary, url);
}

async function inBrowser<Result>(browser: Browser, work: (diary: Diary) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
  try {
    return await work(await keepDiary(context));
  } finally {
    await context.close();
  }
}
