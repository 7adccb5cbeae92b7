import { type Browser, chromium } from "playwright-core";
import { chromiumFlags, findChromium } from "#ci/chromium.mjs";

/** Starts a Chromium of one's own. @throws Error when there is none. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error("There is no Chromium: run npm test once, or set CHROMIUM_PATH");
  return chromium.launch({ executablePath, args: chromiumFlags() });
}
