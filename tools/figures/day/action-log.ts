/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { BrowserContext, CDPSession, Page, Request } from "playwright-core";
import { type Observation, observe } from "./observe.ts";

/** Measurements of one action of a user. Times in milliseconds. */
export type Act = {
  name: string;
  input: number;
  task: number;
  /** From the last response until the next screen is shown; 0 when the action opens no other screen. */
  screen: number;
  /** From the press until the next screen is shown with its data. */
  whole: number;
  /** The processor time of the page's thread. */
  work: number;
  /** How long the reference work took just before the action (`reference-work.ts`). */
  referenceWork: number;
  shift: number;
  moved: readonly string[];
  /** Method, address and body of each request. */
  requests: readonly string[];
};

/** A page of the console, with measurements of the actions in it. */
export type ActionLog = {
  page: Page;
  devTools: CDPSession;
  acts: Act[];
  /** Slows the page's processor down by a factor. */
  slowDown: (times: number) => Promise<void>;
  /** Runs an action, waits until the page is idle, and records the measurements. */
  act: (name: string, what: () => Promise<unknown>) => Promise<void>;
};

/** A page is idle after this time without requests, and has to be idle within the timeout. In milliseconds. */
const QUIET = 60;
const TIMEOUT = 30_000;

/**
 * @param context a new context without pages
 * @param referenceWork runs the reference work, before each action
 */
export async function recordActions(context: BrowserContext, referenceWork: () => Promise<number>): Promise<ActionLog> {
  let observations: Observation[] = [];
  let requests: string[] = [];
  const openRequests = new Set<Request>();
  let lastActivity = 0;
  await context.exposeFunction("reportObservation", (one: Observation) => void observations.push(one));
  await context.addInitScript(observe);
  const page = await context.newPage();
  page.on("request", (request) => {
    openRequests.add(request);
    requests.push([request.method(), request.url(), request.postData() ?? ""].join(" ").trim());
  });
  for (const event of ["requestfinished", "requestfailed"] as const) {
    page.on(event as "requestfinished", (request) => {
      openRequests.delete(request);
      lastActivity = Date.now();
    });
  }
  const devTools = await context.newCDPSession(page);
  await devTools.send("Performance.enable", { timeDomain: "threadTicks" });
  const acts: Act[] = [];
  let slowed = 1;
  const slow = (rate: number) => devTools.send("Emulation.setCPUThrottlingRate", { rate });
  /** A slowed page keeps a core busy even when idle, which would delay the reference work. */
  const measureReferenceWork = async () => {
    await slow(1);
    const took = await referenceWork();
    await slow(slowed);
    return took;
  };
  const waitUntilQuiet = async () => {
    const until = Date.now() + TIMEOUT;
    let isIdle = false;
    while (!isIdle) {
      while (openRequests.size > 0 || Date.now() - lastActivity < QUIET) await page.waitForTimeout(20);
      // A response may lead to work, and that to more requests.
      const before = requests.length;
      if (Date.now() > until) throw new Error(`The page did not become idle; its last request was ${requests.at(-1)}`);
      isIdle = (await page.evaluate(waitUntilIdle)) && openRequests.size === 0 && before === requests.length;
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
      const took = await measureReferenceWork();
      [observations, requests] = [[], []];
      lastActivity = Date.now();
      const before = await processorTime(devTools);
      await what();
      await waitUntilQuiet();
      const work = (await processorTime(devTools)) - before;
      const longest = (kind: "input" | "task" | "screen" | "whole") =>
        Math.max(0, ...observations.map((one) => (one.kind === kind && "took" in one ? one.took : 0)));
      const shifts = observations.filter((one) => one.kind === "shift");
      acts.push({
        name,
        input: longest("input"),
        task: longest("task"),
        screen: longest("screen"),
        whole: longest("whole"),
        work,
        referenceWork: took,
        shift: shifts.reduce((sum, { moved }) => sum + moved, 0),
        moved: shifts.map(({ what }) => what),
        requests,
      });
    },
  };
}

/** The processor time of the page's thread so far, in milliseconds. */
async function processorTime(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
}

/** Runs in the page: waits until it is idle, and returns whether nothing is loading. */
async function waitUntilIdle(): Promise<boolean> {
  await scheduler.postTask(() => undefined, { priority: "background" });
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  // The browser reports its measurements of a frame after the frame.
  await new Promise((resolve) => setTimeout(resolve, 40));
  const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  if (ending.some(({ playState }) => playState === "running")) return false;
  const waiting = [...document.querySelectorAll('[aria-busy="true"], [data-arriving]')];
  return !waiting.some((element) => element.checkVisibility());
}
