import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { chromiumFlags, findChromium } from "#tools/chromium.mjs";
import type { Figure } from "./figure.ts";
import { freePort } from "./free-port.ts";

/** The timeout of every step, in milliseconds. */
const TIMEOUT = 300_000;
/** Odd numbers of runs, whose median counts. */
const STARTS = 3;
const CHANGES = 5;
/** The files to change, which the sign-in page shows. */
export const CHANGED_FILES = ["src/account/LoginScreen.tsx", "src/ui/theme/controls.css"] as const;
/** The pause between two changes, in milliseconds. */
const SETTLED = 1_000;

/** How long `npm start` takes when the console is built, and how long `npm run dev` takes to show a change. */
export async function measureStart(root: string, { starts = STARTS, changes = CHANGES } = {}): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "start-"));
  try {
    const start = () => withScript(root, "start", folder, async (_, took) => took);
    // The first start creates the database.
    await start();
    const started: number[] = [];
    for (let time = 0; time < starts; time += 1) started.push(await start());
    const shown = await withScript(root, "dev", folder, (url) =>
      withPage(`${url}/login`, (page) => measureChanges(root, page, changes)),
    );
    return [
      { name: "npm start with a built console", value: median(started) / 1000, unit: "s", limit: { most: 4 } },
      ...CHANGED_FILES.map((file, index): Figure => {
        const value = median(shown.map((took) => took[index] ?? Number.NaN));
        return { name: `npm run dev, until a change to ${file} is shown`, value, unit: "ms", limit: { most: 300 } };
      }),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How long the first `npm start` takes on a fresh clone with an empty npm cache, including downloads. */
export async function measureFirstStart(root: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "first-start-"));
  try {
    const clone = join(folder, "clone");
    execFileSync("git", ["clone", "--quiet", root, clone]);
    const cache = { npm_config_cache: join(folder, "npm") };
    const took = await withScript(clone, "start", join(folder, "data"), async (_, took) => took, cache);
    return [{ name: "npm start on a fresh clone", value: took / 1000, unit: "s", limit: { most: 60 }, aim: 45 }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Saves each of the files several times, and returns how long each change took to be shown, in milliseconds. */
async function measureChanges(root: string, page: Page, times: number): Promise<number[][]> {
  // Vite watches only after it has read every folder, so the first change is repeated until it is shown.
  const seen = isShown(page);
  const insisting = setInterval(() => save(root, CHANGED_FILES[0]), 500);
  await seen.finally(() => clearInterval(insisting));
  const changes: number[][] = [];
  for (let time = 0; time <= times; time += 1) {
    const took: number[] = [];
    for (const file of CHANGED_FILES) {
      await page.waitForTimeout(SETTLED);
      const shown = isShown(page);
      const saved = performance.now();
      save(root, file);
      await shown;
      took.push(performance.now() - saved);
    }
    // The first change is not counted, since Vite prepares its caches for it.
    if (time > 0) changes.push(took);
  }
  return changes;
}

/** Only changes the file's time, which Vite treats like a change of the content. */
function save(root: string, file: string) {
  utimesSync(join(root, file), new Date(), new Date());
}

/** Vite's client logs this message when the page has applied a change. */
function isShown(page: Page) {
  return page.waitForEvent("console", {
    predicate: (message) => message.text().startsWith("[vite] hot updated: "),
    timeout: TIMEOUT,
  });
}

/** Runs a script of package.json until its server answers, then `work` with the time it took, in milliseconds. */
async function withScript<Result>(
  root: string,
  script: string,
  dataFolder: string,
  work: (url: string, took: number) => Promise<Result>,
  settings: Record<string, string> = {},
): Promise<Result> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = { PORT: String(port), DATA_DIR: dataFolder, DATABASE_URL: "", SMTP_URL: "" };
  const began = performance.now();
  const running = spawn("npm", ["run", script], {
    cwd: root,
    env: { ...process.env, ...environment, ...settings },
    stdio: "ignore",
    // In a separate process group, so that its child processes end with it.
    detached: true,
  });
  try {
    await waitUntilServed(`${url}/login`, running);
    return await work(url, performance.now() - began);
  } finally {
    const ended = running.exitCode === null ? once(running, "exit") : null;
    if (running.pid !== undefined && ended) process.kill(-running.pid, "SIGTERM");
    await ended;
  }
}

async function waitUntilServed(url: string, running: ChildProcess): Promise<void> {
  const until = performance.now() + TIMEOUT;
  while (performance.now() < until && running.exitCode === null) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Nothing answered at ${url}`);
}

async function withPage<Result>(url: string, work: (page: Page) => Promise<Result>): Promise<Result> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error("There is no Chromium: run npm test once, or set CHROMIUM_PATH");
  const browser: Browser = await chromium.launch({ executablePath, args: chromiumFlags() });
  try {
    const page = await browser.newPage();
    const connected = page.waitForEvent("console", (message) => message.text() === "[vite] connected.");
    await page.goto(url, { timeout: TIMEOUT });
    await connected;
    await page.getByRole("heading", { level: 1 }).waitFor({ timeout: TIMEOUT });
    return await work(page);
  } finally {
    await browser.close();
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}
