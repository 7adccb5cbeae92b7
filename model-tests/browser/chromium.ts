import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { chromiumFlags, findChromium } from "#tools/chromium.mjs";
import { NAMED_HOST } from "./named-host.ts";
import { SLOWED } from "./timeout.ts";

/** How long Chromium may take to close something, in milliseconds: a few dozen will do, but very rarely it never answers. */
const CLOSING = 60_000;

/** A document of a test is gone before code that was optimized for it would have been worth the work. */
const UNOPTIMIZED = "--js-flags=--no-maglev,--no-opt";

/** The process of every browser that was started here. */
export const processIds: WeakMap<Browser, number> = new WeakMap();

/**
 * How it is shown to a person watching: in a window, with a pause before each action, in milliseconds, and with
 * no letter smaller than the person's settings say, in CSS pixels.
 */
export type ChromiumOptions = { headless?: boolean; slowMo?: number; smallestText?: number };

/** @throws Error where no window can be opened, or where there is no display. */
export function requireWindow(): void {
  const hasScreen = process.platform !== "linux" || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  if (!hasScreen)
    throw new Error("--headed needs a display, and there is none here: prefix the command with xvfb-run.");
  if (findChromium({ windowed: true }) === null)
    throw new Error(
      "--headed needs a whole Chromium, and there is only a headless shell: npx playwright-core install chromium, or set CHROMIUM_PATH.",
    );
}

/** Starts a Chromium of one's own. @throws Error when there is none. */
export async function launchChromium({ smallestText, ...options }: ChromiumOptions = {}): Promise<Browser> {
  const executablePath = findChromium({ windowed: options.headless === false });
  if (executablePath === null) throw new Error("There is no Chromium: run npm test once, or set CHROMIUM_PATH");
  const chosen = smallestText === undefined ? [] : [`--blink-settings=minimumFontSize=${smallestText}`];
  const names = `--host-resolver-rules=MAP ${NAMED_HOST} 127.0.0.1`;
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumFlags(), UNOPTIMIZED, names, ...chosen],
    ...options,
  });
  processIds.set(browser, await processIdOf(browser));
  if (SLOWED > 1) slowEveryPage(browser);
  return browser;
}

/** As on a busy machine: a screen is late then, not wrong. */
function slowEveryPage(browser: Browser): void {
  browser.on("context", (context) => {
    context.on("page", async (page) => {
      const devTools = await context.newCDPSession(page).catch(() => null);
      // A page may be closed before it is slowed.
      await devTools?.send("Emulation.setCPUThrottlingRate", { rate: SLOWED }).catch(() => undefined);
    });
  });
}

/**
 * Closes a browser, or one of its contexts. A Chromium that does not answer is killed, which is said: what a test found
 * out stands, no caller waits for ever, and `LastingChromium` starts another.
 */
export async function close(what: Browser | BrowserContext, timeout = CLOSING): Promise<void> {
  const browser = "browser" in what ? what.browser() : what;
  let killed = false;
  const kill = () => {
    const id = browser && processIds.get(browser);
    if (!id) return;
    process.stderr.write(`Chromium did not close within ${timeout / 1000} s, and was killed.\n`);
    killed = process.kill(id, "SIGKILL");
  };
  const timer = setTimeout(kill, timeout);
  try {
    if ("pages" in what) await Promise.all(what.pages().map(comeToRest));
    await what.close();
  } catch (error) {
    if (!killed) throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Chromium waits for itself, for ever, where a context is closed just while a page of it is being replaced. */
async function comeToRest(page: Page): Promise<void> {
  // Whatever the page was on its way to is given up; one that got there first has come to rest as well.
  await page.goto("about:blank").catch(() => undefined);
}

/** One Chromium for many tests, and another in its place once it is gone. */
export class SharedChromium {
  readonly #options: ChromiumOptions;
  #browser: Promise<Browser> | undefined;

  constructor(options: ChromiumOptions = {}) {
    this.#options = options;
  }

  async browser(): Promise<Browser> {
    const browser = await this.#browser;
    if (!browser?.isConnected()) this.#browser = launchChromium(this.#options);
    return this.#browser as Promise<Browser>;
  }

  async stop(): Promise<void> {
    const browser = await this.#browser;
    if (browser) await close(browser);
  }
}

async function processIdOf(browser: Browser): Promise<number> {
  // Playwright keeps it to itself.
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const { id } = processInfo.find(({ type }) => type === "browser") ?? {};
  if (id === undefined) throw new Error("Chromium has no process id");
  return id;
}
