import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, CDPSession, Page } from "playwright-core";
import { signInDemo } from "./demo-account.ts";
import type { Figure } from "./figure.ts";
import { withConsole } from "./running-console.ts";

const LIST = "/bill/list?size=50";
const CALL = "/api/Bill/List";
const PAGE_CHANGES = 200;
/** Page changes before the first measurement, so that caches are filled. */
const WARM_UP = 100;

/** Browses a list of 100,000 records in Chromium, and exports it. */
export async function measureLongLists(root: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const environment = { ...process.env, DATABASE_URL: "", SMTP_URL: "", HOST: "127.0.0.1", DATA_DIR: folder };
    execFileSync(process.execPath, ["sandbox/bench/fill.ts"], { cwd: root, env: environment, stdio: "inherit" });
    return await withConsole(root, browse, { environment: { DATA_DIR: folder } });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function browse(url: string, browser: Browser, service: { pid: number }): Promise<Figure[]> {
  const context = await browser.newContext({
    storageState: await signInDemo(url),
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Performance.enable");
  await page.goto(url + LIST);
  await page.locator('[data-machine="list"] [aria-busy="false"]').first().waitFor();
  await turnPages(page, WARM_UP);
  const before = await pageMemory(devTools);
  await turnPages(page, PAGE_CHANGES);
  const after = await pageMemory(devTools);
  const exported = await exportAll(page, devTools, service.pid, after);
  await context.close();
  return [
    { name: `memory after ${PAGE_CHANGES} page changes`, value: after / before, unit: "", limit: { most: 1.1 } },
    ...exported,
  ];
}

/** Goes to the next page that many times, in turns of 50 forwards and 50 back. */
async function turnPages(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const name = Math.floor(time / 50) % 2 === 0 ? "Next page" : "Previous page";
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === CALL);
    await page.getByRole("button", { name, exact: true }).click();
    await answered;
    await page.locator('[data-machine="list"] [aria-busy="false"]').first().waitFor();
  }
}

/** The memory of the page's objects in MB, after garbage collection. */
async function pageMemory(devTools: CDPSession): Promise<number> {
  await devTools.send("HeapProfiler.collectGarbage");
  await devTools.send("HeapProfiler.collectGarbage");
  return heap(devTools);
}

async function heap(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN) / 1e6;
}

/** Exports every row, and measures the memory of the page and of the service four times a second. */
async function exportAll(page: Page, devTools: CDPSession, servicePid: number, heapBefore: number): Promise<Figure[]> {
  const before = memoryOf(servicePid);
  let [pageMB, serviceMB] = [0, before];
  const timer = setInterval(() => {
    serviceMB = Math.max(serviceMB, memoryOf(servicePid));
    void heap(devTools).then((now) => {
      pageMB = Math.max(pageMB, now - heapBefore);
    });
  }, 250);
  const began = performance.now();
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const downloading = page.waitForEvent("download", { timeout: 600_000 });
  const csv = page.getByRole("menuitem", { name: /^CSV file/ });
  await csv.first().click();
  const file = await (await downloading).path();
  const seconds = (performance.now() - began) / 1000;
  clearInterval(timer);
  const rows = readFileSync(file, "utf8").match(/BILL/g)?.length ?? 0;
  const speed = `${rows} rows, ${(rows / seconds).toFixed(0)} a second`;
  return [
    { name: `more memory of the page during an export (${speed})`, value: pageMB, unit: "MB", limit: { most: 100 } },
    { name: "the service's memory during it, to before", value: serviceMB / before, unit: "", limit: { most: 1.5 } },
  ];
}

/** A process's resident memory, in MB. */
function memoryOf(pid: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)])) / 1000;
}
