/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { BrowserContext, CDPSession, Page, Request } from "playwright-core";
import { type Observation, observe } from "./observe.ts";

/** What became of one act: the slowest input, the longest task, how long another screen took to stand (ms), what moved by itself, and what was asked for. */
export type Act = {
  name: string;
  input: number;
  task: number;
  /** 0 where the act led to no other screen. */
  screen: number;
  /** From the press until it stood with what it shows, in milliseconds. */
  whole: number;
  /** How long the page worked in all, in milliseconds of the processor, whatever else that does. */
  work: number;
  /** How long the same work took another page just before the act, in milliseconds (`same-work.ts`). */
  sameWork: number;
  shift: number;
  moved: readonly string[];
  /** Method, address and body of each request. */
  requests: readonly string[];
};

/** Somebody who uses the console, and what each of their acts was like. */
export type ActionLog = {
  page: Page;
  devTools: CDPSession;
  acts: Act[];
  /** From now on the page's processor is so many times slower. */
  slowDown: (times: number) => Promise<void>;
  /** Does something as a person does it, and waits until everything that comes of it has come. */
  act: (name: string, what: () => Promise<unknown>) => Promise<void>;
};

/** How long nothing may be under way before a page has come to rest, and how long that may take, in milliseconds. */
const QUIET = 60;
const TIMEOUT = 30_000;

/**
 * @param context of which this is the only page; nothing was loaded in it so far.
 * @param sameWork done before each act.
 */
export async function recordActions(context: BrowserContext, sameWork: () => Promise<number>): Promise<ActionLog> {
  let told: Observation[] = [];
  let requests: string[] = [];
  const underWay = new Set<Request>();
  let lastMove = 0;
  await context.exposeFunction("hear", (one: Observation) => void told.push(one));
  await context.addInitScript(observe);
  const page = await context.newPage();
  page.on("request", (request) => {
    underWay.add(request);
    requests.push([request.method(), request.url(), request.postData() ?? ""].join(" ").trim());
  });
  for (const event of ["requestfinished", "requestfailed"] as const) {
    page.on(event as "requestfinished", (request) => {
      underWay.delete(request);
      lastMove = Date.now();
    });
  }
  const devTools = await context.newCDPSession(page);
  await devTools.send("Performance.enable", { timeDomain: "threadTicks" });
  const acts: Act[] = [];
  let slowed = 1;
  const slow = (rate: number) => devTools.send("Emulation.setCPUThrottlingRate", { rate });
  /** A page that is slowed keeps a core busy while it rests, which would hold up the same work. */
  const measureSameWork = async () => {
    await slow(1);
    const took = await sameWork();
    await slow(slowed);
    return took;
  };
  const rest = async () => {
    const until = Date.now() + TIMEOUT;
    let rested = false;
    while (!rested) {
      while (underWay.size > 0 || Date.now() - lastMove < QUIET) await page.waitForTimeout(20);
      // What was answered may lead to work, and that to requests.
      const before = requests.length;
      if (Date.now() > until) throw new Error(`Something is under way for ever, such as ${requests.at(-1)}`);
      rested = (await page.evaluate(waitUntilIdle)) && underWay.size === 0 && before === requests.length;
    }
  };
  return {
    page,
    devTools,
    acts,
    slowDown: async (times) => {
      slowed = times;
      await slow(times);
    },
    act: async (name, what) => {
      const took = await measureSameWork();
      [told, requests] = [[], []];
      lastMove = Date.now();
      const before = await workOf(devTools);
      await what();
      await rest();
      const work = (await workOf(devTools)) - before;
      const most = (kind: "input" | "task" | "screen" | "whole") =>
        Math.max(0, ...told.map((one) => (one.kind === kind && "took" in one ? one.took : 0)));
      const shifts = told.filter((one) => one.kind === "shift");
      acts.push({
        name,
        input: most("input"),
        task: most("task"),
        screen: most("screen"),
        whole: most("whole"),
        work,
        sameWork: took,
        shift: shifts.reduce((sum, { moved }) => sum + moved, 0),
        moved: shifts.map(({ what }) => what),
        requests,
      });
    },
  };
}

/** How long the page's thread has worked so far, in milliseconds. */
async function workOf(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
}

/** Runs in the page: waits until it has nothing to do, and says whether everything has come that it waits for. */
async function waitUntilIdle(): Promise<boolean> {
  await scheduler.postTask(() => undefined, { priority: "background" });
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  // What the browser has to tell of the last frame, it tells after it.
  await new Promise((resolve) => setTimeout(resolve, 40));
  const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  if (ending.some(({ playState }) => playState === "running")) return false;
  const waiting = [...document.querySelectorAll('[aria-busy="true"], [data-arriving]')];
  return !waiting.some((element) => element.checkVisibility());
}
