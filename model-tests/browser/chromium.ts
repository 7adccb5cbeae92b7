import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from "playwright-core";
import { chromiumFlags, findChromium } from "#tools/chromium.mjs";
import { SLOWED } from "./timeout.ts";

/** A host name of this machine that is no secure context over http, unlike localhost. */
export const NAMED_HOST = "console.test";

/** The longest wait for Chromium to close something, in milliseconds. It usually takes a few dozen, but rarely never ends. */
const CLOSING = 60_000;

/** Without optimizing compilers, since a test's documents are too short-lived to benefit. */
const UNOPTIMIZED = "--js-flags=--no-maglev,--no-opt";

/** The process id of every started browser. */
export const processIds: WeakMap<Browser, number> = new WeakMap();

/** `slowMo` is a pause before each action in milliseconds. */
export type ChromiumOptions = { headless?: boolean; slowMo?: number };

/** @throws Error without a display or without a Chromium that can open windows. */
export function requireWindow(): void {
  const hasScreen = process.platform !== "linux" || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  if (!hasScreen)
    throw new Error("--headed needs a display, and there is none here: prefix the command with xvfb-run.");
  if (findChromium({ windowed: true }) === null)
    throw new Error(
      "--headed needs a whole Chromium, and there is only a headless shell: npx playwright-core install chromium, or set CHROMIUM_PATH.",
    );
}

/** Starts Chromium. @throws Error if it is not installed. */
export async function launchChromium(options: ChromiumOptions = {}): Promise<Browser> {
  const executablePath = findChromium({ windowed: options.headless === false });
  if (executablePath === null) throw new Error("There is no Chromium: run npm test once, or set CHROMIUM_PATH");
  const names = `--host-resolver-rules=MAP ${NAMED_HOST} 127.0.0.1`;
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumFlags(), UNOPTIMIZED, names],
    ...options,
  });
  processIds.set(browser, await processIdOf(browser));
  // To find tests that depend on speed.
  if (SLOWED > 1) browser.on("context", (context) => context.on("page", (page) => throttle(page, SLOWED)));
  return browser;
}

const devTools = new WeakMap<Page, Promise<CDPSession>>();

/** One session of the Chrome DevTools Protocol for a page, whose settings end with it. */
export function devToolsOf(page: Page): Promise<CDPSession> {
  const session = devTools.get(page) ?? page.context().newCDPSession(page);
  devTools.set(page, session);
  return session;
}

/** Slows a page's processor `rate` times in slowed runs. A throttled page keeps a core busy even when it does nothing. */
export async function throttle(page: Page, rate: number): Promise<void> {
  if (SLOWED === 1) return;
  // The page may be closed already.
  await devToolsOf(page)
    .then((session) => session.send("Emulation.setCPUThrottlingRate", { rate }))
    .catch(() => undefined);
}

/**
 * Closes a browser or one of its contexts. A Chromium that does not answer is killed with a message, so that no test waits
 * forever; `SharedChromium` then starts another.
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
    // Closing a context while one of its pages navigates can hang Chromium. An error means that the navigation has ended.
    if ("pages" in what) await Promise.all(what.pages().map((page) => page.goto("about:blank").catch(() => undefined)));
    await what.close();
  } catch (error) {
    if (!killed) throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** One Chromium for many tests, restarted after a crash. */
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
  // Playwright does not expose it.
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const { id } = processInfo.find(({ type }) => type === "browser") ?? {};
  if (id === undefined) throw new Error("Chromium has no process id");
  return id;
}
