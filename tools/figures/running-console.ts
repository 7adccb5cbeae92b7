import { type Browser, chromium } from "playwright-core";
import { chromiumFlags, findChromium } from "#tools/chromium.mjs";
import { startSandbox } from "#tools/running/sandbox.ts";

/** Starts a sandbox with the built console and a Chromium, runs `work`, and stops both. */
export async function withConsole<Result>(
  root: string,
  work: (url: string, browser: Browser, service: { pid: number }) => Promise<Result>,
  { flags = [], environment = {} }: { flags?: readonly string[]; environment?: Record<string, string> } = {},
): Promise<Result> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error("There is no Chromium: run npm test once, or set CHROMIUM_PATH");
  const sandbox = await startSandbox(root, environment);
  try {
    const browser = await chromium.launch({ executablePath, args: [...chromiumFlags(), ...flags] });
    try {
      return await work(sandbox.url, browser, { pid: sandbox.process.pid ?? 0 });
    } finally {
      await browser.close();
    }
  } finally {
    await sandbox.stop();
  }
}
