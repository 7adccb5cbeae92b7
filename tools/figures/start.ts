import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Figure } from "./figure.ts";
import { freePort } from "./free-port.ts";

/** How long a start may take before it counts as failed, in milliseconds. */
const TIMEOUT = 300_000;

/** How long `npm start` takes on a fresh clone with an empty npm cache, downloads included, and how long once built. */
export async function measureStart(root: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "start-"));
  try {
    const clone = join(folder, "clone");
    execFileSync("git", ["clone", "--quiet", root, clone]);
    const environment = {
      ...process.env,
      DATA_DIR: join(folder, "data"),
      DATABASE_URL: "",
      SMTP_URL: "",
      npm_config_cache: join(folder, "npm"),
    };
    const first = await timeStart(clone, environment);
    const second = await timeStart(clone, environment);
    return [
      { name: "npm start on a fresh clone", value: first / 1000, unit: "s", limit: { most: 60 } },
      { name: "npm start once the console is built", value: second / 1000, unit: "s", limit: { most: 5 } },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The time until the sign-in page is served, in milliseconds. */
async function timeStart(root: string, environment: NodeJS.ProcessEnv): Promise<number> {
  const port = String(await freePort());
  const began = performance.now();
  // In a process group of its own, so that its child processes end with it.
  const running = spawn("npm", ["start"], {
    cwd: root,
    env: { ...environment, PORT: port },
    stdio: "ignore",
    detached: true,
  });
  try {
    await waitUntilServed(`http://127.0.0.1:${port}/login`, running);
    return performance.now() - began;
  } finally {
    const ended = running.exitCode === null ? once(running, "exit") : null;
    if (running.pid !== undefined && ended) process.kill(-running.pid, "SIGTERM");
    await ended;
  }
}

async function waitUntilServed(url: string, running: ChildProcess): Promise<void> {
  const until = performance.now() + TIMEOUT;
  while (performance.now() < until && running.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Nothing answered at ${url}`);
}
