import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { chromiumFlags, findChromium } from "#tools/chromium.mjs";
import { meetsBar } from "#tools/figures/figure.ts";
import { type ActionLog, recordActions } from "./action-log.ts";
import { dayFigures } from "./figures.ts";
import { measureHeap } from "./heap.ts";
import { AT_REST, openReferenceWork } from "./same-work.ts";

/** A page that is quick, and slow in the way that it is told. */
const PAGE = `<!doctype html><title>t</title><link rel="icon" href="data:,"><h1 id="title">Title</h1><div id="room"></div>
<button id="press">Press</button><button id="near">Near</button><button id="ten">10</button><button id="hundred">100</button><p style="height: 300px; background: silver"></p>
<script>
window.slow = "nothing";
const kept = (window.kept = []);
const work = (milliseconds) => { for (const until = performance.now() + milliseconds; performance.now() < until; ); };
document.getElementById("near").addEventListener("pointerover", () => slow === "ahead" && fetch("/api/once"));
const on = (id, act) => document.getElementById(id).addEventListener("click", act);
on("press", () => {
  document.title += "!";
  if (slow === "input") work(150);
  if (slow === "task") setTimeout(() => work(250), 50);
  if (slow === "shift") setTimeout(() => { room.innerHTML = "<b style='display: block; height: 200px'></b>"; }, 700);
  title.textContent += "!";
  if (slow === "screen") { title.hidden = true; setTimeout(() => { title.hidden = false; }, 250); }
  fetch("/api/once");
  if (slow === "requests") fetch("/api/once");
  if (slow === "seen") {
    room.innerHTML = "<b class='skeleton'>…</b>";
    setTimeout(() => { room.innerHTML = ""; }, 250);
  }
  if (slow === "memory") kept.push(Array.from({ length: 1e4 }, Math.random));
  if (slow === "listeners") for (let i = 0; i < 10; i++) addEventListener("storage", () => i);
  if (slow === "nodes") for (let i = 0; i < 10; i++) kept.push(document.createElement("i"));
});
// Counted, not timed: the processor may have others to work for.
const spin = (times) => { let sum = 0; for (let i = 0; i < times * 1e7; i++) sum += Math.sqrt(i); window.sum = sum; };
on("ten", () => spin(1));
on("hundred", () => spin(slow === "rows" ? 8 : 1));
</script>`;

let browser: Browser;
let diary: ActionLog;
beforeAll(async () => {
  const server = createServer((request, response) => {
    response.setHeader("Content-Type", "text/html").end(request.url === "/" ? PAGE : "{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  browser = await chromium.launch({ executablePath: findChromium() ?? "", args: chromiumFlags() });
  diary = await recordActions(await browser.newContext(), await openReferenceWork(browser));
  const { port } = server.address() as AddressInfo;
  await diary.act("open", () => diary.page.goto(`http://127.0.0.1:${port}/`));
  return async () => {
    await browser.close();
    server.close();
  };
}, 30_000);

/** The bars that the page misses while it is slow in one way. */
async function missedBy(slow: string): Promise<string[]> {
  const { page, devTools, acts, act } = diary;
  await page.evaluate((way) => Reflect.set(window, "slow", way), slow);
  acts.length = 0;
  await act("come near: one", () => page.locator("#near").hover());
  await act("screen: one", async () => {
    await page.locator("#press").click();
    await page.locator("h1").waitFor();
    if (slow === "shift") await page.locator("#room:not(:empty)").waitFor();
    if (slow === "seen") await page.locator(".skeleton").waitFor({ state: "detached" });
  });
  await act("10 rows", () => page.locator("#ten").click());
  await act("100 rows", () => page.locator("#hundred").click());
  // The page is slow by the clock, however much the machine is held up.
  const day = acts.map((one) => ({ ...one, sameWork: AT_REST }));
  const seen = { slowed: [day], phone: [day], quick: [day], first: [day], late: day, again: [day] };
  const before = await measureHeap(devTools);
  const rounds = /nothing|memory|listeners|nodes/.test(slow) ? 10 : 0;
  for (let time = 0; time < rounds; time += 1) await page.locator("#press").click();
  const figures = dayFigures({ ...seen, before, after: await measureHeap(devTools) });
  return figures.filter(({ figure }) => !meetsBar(figure)).map(({ figure }) => figure.name.split(" (")[0] ?? "");
}

const COUNTED = /shift|rows|requests|listeners|nodes|memory/;

test.for<[string, string[]]>([
  ["nothing", []],
  ["input", ["answer to an input, 4 × slowed", "on a phone: answer to an input, 4 × slowed", "longest task"]],
  ["task", ["longest task, 4 × slowed", "on a phone: longest task, 4 × slowed", "longest task"]],
  ["rows", ["100 rows beside 10: work until they stand"]],
  [
    "screen",
    [
      "another screen, opened first, once its answers are there",
      "another screen, opened again",
      "a screen that was seen, until it stands again",
    ],
  ],
  ["shift", ["layout shift, the worst screen", "layout shift of going through every screen"]],
  ["seen", ["a screen that was seen, until it stands again"]],
  ["requests", ["requests that a screen sends twice"]],
  ["ahead", ["requests that a screen sends twice"]],
  ["memory", ["memory after ten rounds"]],
  ["listeners", ["listeners that a round leaves behind"]],
  ["nodes", ["detached nodes that a round leaves behind"]],
])("a page that is slow in %s misses that bar, and no other that is counted", async ([slow, bars]) => {
  const missed = await missedBy(slow);
  expect(missed).toEqual(expect.arrayContaining(bars));
  // How long something takes also depends on what else the machine does.
  expect(missed.filter((name) => COUNTED.test(name))).toEqual(bars.filter((name) => COUNTED.test(name)));
});
