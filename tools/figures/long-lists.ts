import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, CDPSession, Page } from "playwright-core";
import { type Browsing, browsingFigures, exportFigures, type PageMemory } from "./browsing.ts";
import { signInDemo } from "./demo-account.ts";
import type { Figure } from "./figure.ts";
import { withConsole } from "./running-console.ts";
import { scrollThrough } from "./scroll-through.ts";

const LIST = "/bill/list?size=100";
const CALL = "/api/Bill/List";
const PAGE_CHANGES = 200;
/** One round first, so that the page's caches are filled before its memory is measured. */
const WARMING_UP = 100;
const SCROLLS = 7;

/** Measures browsing through lists with 100,000 records in Chromium, and exporting one. */
export async function measureLongLists(root: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    await fill(root, folder);
    return await withConsole(root, browse, { environment: { DATA_DIR: folder } });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(root: string, folder: string): Promise<void> {
  const environment = { ...process.env, DATABASE_URL: "", SMTP_URL: "", HOST: "127.0.0.1", DATA_DIR: folder };
  const program = spawn(process.execPath, ["sandbox/bench/fill.ts"], { cwd: root, env: environment, stdio: "inherit" });
  const [code] = await once(program, "exit");
  if (code !== 0) throw new Error(`sandbox/bench/fill.ts ended with code ${code}`);
}

async function browse(url: string, browser: Browser, service: { pid: number }): Promise<Figure[]> {
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin: url, localStorage: await signInDemo(url) }] },
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await page.goto(url + LIST);
  await settled(page);
  const domRows = await page.locator('[data-machine="list"] :is(tr, li)').count();
  const longestFrames: number[] = [];
  for (let time = 0; time < SCROLLS; time += 1) longestFrames.push(await page.evaluate(scrollThrough));
  const requests = await countRequests(page);
  await page.goto(url + LIST);
  await settled(page);
  await turnPages(page, WARMING_UP);
  const before = await measureMemory(devTools);
  await turnPages(page, PAGE_CHANGES);
  const after = await measureMemory(devTools);
  const seen: Browsing = { requests, domRows, longestFrames, before, after };
  const exported = await exportAll(page, devTools, service.pid);
  await context.close();
  return [...browsingFigures(seen), ...exportFigures(exported)];
}

/** Waits until a list shows the requested rows. */
async function settled(page: Page): Promise<void> {
  await page.locator('[data-machine="list"] [aria-busy="false"]').first().waitFor();
}

/** Counts the requests of each change, until some time after the list shows the requested rows. */
async function countRequests(page: Page): Promise<number[]> {
  const turnTo = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const changes = [
    () => turnTo("Next page"),
    () => turnTo("Previous page"),
    () => page.locator('[data-machine="list"] th button').first().click(),
    () => page.locator("nav select").last().selectOption("20"),
    () => turnTo("Next page"),
  ];
  const counts: number[] = [];
  let count = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === CALL) count += 1;
  });
  for (const change of changes) {
    count = 0;
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === CALL);
    await change();
    await answered;
    await settled(page);
    await page.waitForTimeout(500);
    counts.push(count);
  }
  return counts;
}

/** Goes to the next page that many times, starting again at the first page after the last. */
async function turnPages(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const forwards = Math.floor(time / 50) % 2 === 0;
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === CALL);
    await page.getByRole("button", { name: forwards ? "Next page" : "Previous page", exact: true }).click();
    await answered;
    await settled(page);
  }
}

/** A page's memory after garbage collection. */
async function measureMemory(devTools: CDPSession): Promise<PageMemory> {
  await devTools.send("HeapProfiler.collectGarbage");
  await devTools.send("HeapProfiler.collectGarbage");
  return read(devTools);
}

async function read(devTools: CDPSession): Promise<PageMemory> {
  await devTools.send("Performance.enable");
  const { metrics } = await devTools.send("Performance.getMetrics");
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { heapMB: metric("JSHeapUsedSize") / 1e6, nodes: metric("Nodes"), listeners: metric("JSEventListeners") };
}

/** Exports every row from the screen, and measures the memory of the page and the service four times a second. */
async function exportAll(page: Page, devTools: CDPSession, servicePid: number) {
  const { heapMB } = await measureMemory(devTools);
  const serviceMB = { before: memoryOf(servicePid), most: 0 };
  let pageMB = 0;
  const timer = setInterval(() => {
    serviceMB.most = Math.max(serviceMB.most, memoryOf(servicePid));
    void read(devTools).then((held) => {
      pageMB = Math.max(pageMB, held.heapMB - heapMB);
    });
  }, 250);
  const began = performance.now();
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const downloading = page.waitForEvent("download", { timeout: 600_000 });
  await page
    .getByRole("menuitem", { name: /^CSV file/ })
    .first()
    .click();
  const file = await (await downloading).path();
  const seconds = (performance.now() - began) / 1000;
  clearInterval(timer);
  // Without the header, the empty line and the totals.
  const lines = readFileSync(file, "utf8").split("\n");
  const rows = lines.filter((line) => line.includes("BILL")).length;
  return { rows, seconds, pageMB, serviceMB };
}

/** A process's resident memory, in MB. */
function memoryOf(pid: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)])) / 1000;
}
