import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { chromiumFlags, findChromium } from "#tools/chromium.mjs";
import { isKept } from "#tools/figures/figure.ts";
import { type Act, type Diary, keepDiary } from "./diary.ts";
import { dayFigures } from "./figures.ts";
import { heldBy, leastHeld } from "./held.ts";
import { AT_REST, openSameWork } from "./same-work.ts";

const NOTHING = { objectsMB: 1, listeners: 0, detached: 0 };

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
let diary: Diary;
beforeAll(async () => {
  const server = createServer((request, response) => {
    response.setHeader("Content-Type", "text/html").end(request.url === "/" ? PAGE : "{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  browser = await chromium.launch({ executablePath: findChromium() ?? "", args: chromiumFlags() });
  diary = await keepDiary(await browser.newContext(), await openSameWork(browser));
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
  const seen = { slowed: [day], quick: [day], first: [day], late: day, again: [day] };
  const before = await heldBy(devTools);
  const rounds = /nothing|memory|listeners|nodes/.test(slow) ? 10 : 0;
  for (let time = 0; time < rounds; time += 1) await page.locator("#press").click();
  const figures = dayFigures({ ...seen, before, after: await heldBy(devTools) });
  return figures.filter(({ figure }) => !isKept(figure)).map(({ figure }) => figure.name.split(" (")[0] ?? "");
}

const COUNTED = /shift|rows|requests|listeners|nodes|memory/;

test.for<[string, string[]]>([
  ["nothing", []],
  ["input", ["answer to an input, 4 × slowed", "longest task"]],
  ["task", ["longest task, 4 × slowed", "longest task"]],
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

const QUICK: Act = {
  name: "screen: press",
  input: 24,
  task: 0,
  screen: 0,
  whole: 0,
  work: 5,
  sameWork: AT_REST,
  shift: 0,
  moved: [],
  requests: [],
};

test("what one round holds for longer than another is not left behind", () => {
  const [one, other] = [
    { objectsMB: 6.1, listeners: 505, detached: 885 },
    { objectsMB: 6, listeners: 648, detached: 884 },
  ];
  expect(leastHeld([other, one, other])).toEqual({ objectsMB: 6, listeners: 505, detached: 884 });
});

/** How long the same work takes, in milliseconds, while an act is held up so many times. */
function heldUp(times: number): number {
  return AT_REST * times ** (1 / 0.7);
}

const NO_DAYS = { slowed: [], quick: [], first: [], late: [], again: [], before: NOTHING, after: NOTHING };

/** How long the worst input took, of days on each of which one thing was done a few times. */
function worstInput(...days: Partial<Act>[][]): number {
  const slowed = days.map((acts) => acts.map((act) => ({ ...QUICK, ...act })));
  return dayFigures({ ...NO_DAYS, slowed })[0]?.figure.value ?? Number.NaN;
}

test("of the days the middle one counts", () => {
  expect(worstInput([{ input: 24 }], [{ input: 300 }], [{ input: 104 }])).toBe(104);
  expect(worstInput([{ input: 24 }], [{ input: 300 }], [{ input: 24 }])).toBe(24);
});

test("an act takes as long as it would on the machine at rest, but for the wait of two frames: what the same work took tells", () => {
  expect(worstInput([{ input: 112, sameWork: heldUp(2) }])).toBeCloseTo(32 + 40);
  expect(worstInput([{ input: 112, sameWork: heldUp(0.5) }])).toBeCloseTo(32 + 160);
  expect(worstInput([{ input: 24, sameWork: heldUp(2) }])).toBe(24);
  // Slow by itself: the same work beside it was as quick as ever.
  expect(worstInput([{ input: 112, sameWork: heldUp(1) }])).toBe(112);
});

test("a task waits for no frame", () => {
  const acts = [{ task: 90, sameWork: heldUp(3) }];
  expect(dayFigures({ ...NO_DAYS, quick: [acts.map((act) => ({ ...QUICK, ...act }))] })[2]?.figure.value).toBeCloseTo(
    30,
  );
});

test("a moment that held up the same work and not the acts around it is not taken from their times", () => {
  const quick = Array.from({ length: 30 }, () => ({ name: "another act" }));
  const slow = { input: 104, sameWork: 9 * AT_REST };
  expect(worstInput([...quick, slow, ...quick])).toBe(104);
});

test("an hour that was slow is taken from its own times and from no others", () => {
  const during = (times: number, input: number) =>
    Array.from({ length: 30 }, (_, index) => ({ name: `${times} ${index}`, input, sameWork: heldUp(times) }));
  expect(worstInput([...during(3, 92), ...during(1, 24)])).toBeCloseTo(32 + 20);
  expect(worstInput([...during(3, 92), ...during(1, 60)])).toBe(60);
});

test("a day of which nothing was seen keeps no bar of its speed", () => {
  const figures = dayFigures(NO_DAYS);
  const kept = figures.filter(({ figure }) => isKept(figure)).map(({ figure }) => figure.name.split(" (")[0]);
  expect(kept).toEqual([
    "memory after ten rounds",
    "listeners that a round leaves behind",
    "detached nodes that a round leaves behind",
  ]);
});
