/// <reference lib="dom" />

import type { BrowserContext, Request } from "playwright-core";

/** What the browser measured during one act of a person. Times in milliseconds. */
export type Act = {
  name: string;
  /** The slowest input, from the press until the next paint (Event Timing). */
  input: number;
  /** The longest task, if it took 50 ms or more. */
  task: number;
  /** Layout shifts, as a share of the window. */
  shift: number;
  /** From the last press until what the act waited for was there. */
  took: number;
};

export type ActLog = Awaited<ReturnType<typeof recordActs>>;

type Entry = { kind: "input" | "task" | "shift"; value: number };

/** A page is idle after this time without requests, in milliseconds. */
const QUIET = 60;

/** @param context a new context without pages */
export async function recordActs(context: BrowserContext) {
  let entries: Entry[] = [];
  const open = new Set<Request>();
  let lastRequest = 0;
  await context.exposeFunction("reportEntry", (entry: Entry) => void entries.push(entry));
  await context.addInitScript(observe);
  const page = await context.newPage();
  const ended = (request: Request) => {
    open.delete(request);
    lastRequest = Date.now();
  };
  page.on("request", (request) => void open.add(request));
  page.on("requestfinished", ended);
  page.on("requestfailed", ended);
  const devTools = await context.newCDPSession(page);
  const acts: Act[] = [];
  return {
    page,
    acts,
    /** Slows the page's processor down by a factor. */
    slowDown: async (rate: number) => void (await devTools.send("Emulation.setCPUThrottlingRate", { rate })),
    /** Runs an act, and records it once the page has no open request and nothing is loading. */
    act: async (name: string, what: () => Promise<unknown>) => {
      entries = [];
      lastRequest = Date.now();
      await what();
      const took = await page.evaluate(() => performance.now() - Number(Reflect.get(window, "lastPress") ?? 0));
      do {
        while (open.size > 0 || Date.now() - lastRequest < QUIET) await page.waitForTimeout(20);
      } while (!(await page.evaluate(isIdle)) || open.size > 0);
      const most = (kind: Entry["kind"]) => entries.flatMap((one) => (one.kind === kind ? one.value : []));
      acts.push({
        name,
        input: Math.max(0, ...most("input")),
        task: Math.max(0, ...most("task")),
        shift: most("shift").reduce((sum, shift) => sum + shift, 0),
        took,
      });
    },
  };
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const report = (kind: string, value: unknown) => Reflect.get(window, "reportEntry")({ kind, value });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) => {
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(options);
  };
  // Moving the pointer has no interaction, and does not count for INP (Interaction to Next Paint).
  watch("event", (entry) => Reflect.get(entry, "interactionId") > 0 && report("input", entry.duration));
  watch("longtask", (entry) => report("task", entry.duration));
  watch("layout-shift", (entry) => {
    if (!Reflect.get(entry, "hadRecentInput")) report("shift", Reflect.get(entry, "value"));
  });
  for (const press of ["click", "keydown"]) {
    addEventListener(press, ({ timeStamp }) => Reflect.set(window, "lastPress", timeStamp), { capture: true });
  }
}

/** Runs in the page: whether nothing loads or moves, after the browser has reported what it measured. */
async function isIdle(): Promise<boolean> {
  await scheduler.postTask(() => undefined, { priority: "background" });
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve, 40));
  const moving = document.getAnimations().some(({ effect, playState }) => {
    return playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime);
  });
  const loading = document.querySelectorAll('[aria-busy="true"], [data-arriving]');
  return !moving && ![...loading].some((element) => element.checkVisibility());
}
