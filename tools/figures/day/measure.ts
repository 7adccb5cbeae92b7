import { withConsole } from "#tools/figures/running-console.ts";
import { countCalm, openSameWork } from "./calm.ts";
import { type Act, type Diary, keepDiary } from "./diary.ts";
import { type DayFigure, dayFigures, type Kept } from "./figures.ts";
import { heldBy, leastHeld } from "./held.ts";
import { slowingOf, speedOf } from "./speed.ts";
import { changeLanguage, everyScreen, payOrder, signIn, workInFrame, workInList } from "./walk.ts";

/** As many days as it takes for each act to be done on a calm machine (`calm.ts`), within limits. */
const FEWEST_DAYS = 3;
const MOST_DAYS = 5;
const ROUNDS = 10;
/** After so many rounds in a row it is looked at what the page holds. */
const SEEN = 3;
/** Longer than a browser takes what moves for the answer to an input (500 ms): everything that comes, comes by itself. */
const LATE = 700;

/** A day of work, walked with the processor slowed, without, with late answers, and ten rounds through everything. */
export async function measureDay(root: string): Promise<DayFigure[]> {
  return withConsole(root, async (url, browser) => {
    const sameWork = await openSameWork(browser);
    const inBrowser = async <Result>(work: (diary: Diary) => Promise<Result>): Promise<Result> => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
      try {
        const diary = await keepDiary(context, sameWork);
        return await work(diary);
      } finally {
        await context.close();
      }
    };
    const speeds: number[] = [];
    const slowed = await calmDays("slowed", async () => {
      // Measured while the machine did something else, it would be slowed too little for what it can do.
      const speed = Math.max(await speedOf(browser), ...speeds);
      speeds.push(speed);
      return inBrowser(async (diary) => {
        await diary.devTools.send("Emulation.setCPUThrottlingRate", { rate: slowingOf(speed) });
        await signIn(diary, url);
        await round(diary, url);
        await changeLanguage(diary);
        return diary.acts;
      });
    });
    const first = await calmDays("opened first", () =>
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
      return { late: await throughScreens(), again: (await calmDays("seen before", throughScreens)).flat() };
    });
    const rounds = await inBrowser((diary) => tenRounds(diary, url));
    return dayFigures({ speeds, slowed, first, ...delayed, ...rounds });
  });
}

/** The acts of each day. Says how calm the machine was, for a day takes minutes. */
async function calmDays(name: string, work: () => Promise<Act[]>): Promise<Act[][]> {
  const days: Act[][] = [];
  let isCalm = false;
  while (days.length < FEWEST_DAYS || (days.length < MOST_DAYS && !isCalm)) {
    days.push(await work());
    const { calm, of } = countCalm(days);
    isCalm = calm === of;
    console.log(`     ${name}, day ${days.length}: ${calm} of ${of} acts on a calm machine`);
  }
  return days;
}

async function tenRounds(diary: Diary, url: string) {
  await signIn(diary, url);
  // The first rounds load and keep what every later one has.
  for (let time = 0; time < 2; time += 1) await round(diary, url);
  const before = await heldAfterRounds(diary, url);
  diary.acts.length = 0;
  for (let time = 0; time < ROUNDS - SEEN; time += 1) await round(diary, url);
  const after = await heldAfterRounds(diary, url);
  return { quick: [diary.acts], before, after };
}

async function heldAfterRounds(diary: Diary, url: string): Promise<Kept> {
  const seen: Kept[] = [];
  for (let time = 0; time < SEEN; time += 1) {
    await round(diary, url);
    seen.push(await heldBy(diary.devTools));
  }
  return leastHeld(seen);
}

/** Everything that can be done in one document. */
async function round(diary: Diary, url: string): Promise<void> {
  await everyScreen(diary);
  await workInList(diary);
  await workInFrame(diary);
  await payOrder(diary, url);
}
