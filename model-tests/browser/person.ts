import type { Browser, BrowserContext, Disposable, Locator, Page, Request } from "playwright-core";
import type { Language } from "#contracts/languages.ts";
import { recordAnnouncements, recordedAnnouncements, waitForAnnouncement } from "./announcements.ts";
import { close, throttle } from "./chromium.ts";
import { PageErrors } from "./page-errors.ts";
import type { Merchant } from "./service.ts";
import { type Translate, translatorFor } from "./texts.ts";
import { SCREEN_TIMEOUT, SLOWED } from "./timeout.ts";

export type PersonOptions = {
  /** The console's URL, without a slash at the end; by default that of the test's sandbox. */
  url?: string;
  /** The merchant whose session is stored (3.1); by default no merchant is signed in. */
  signedInAs?: Merchant;
  locale?: Language;
  theme?: "light" | "dark" | "system";
  viewport?: { width: number; height: number };
  /** An IANA time zone; by default the machine's. */
  timeZone?: string;
};

const VIEWPORT = { width: 1280, height: 900 };

/** A user of the console with their own browser context: its storage, its pages and the errors on them. */
export class Person {
  readonly url: string;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly errors: PageErrors;
  /** Translates a key of `locales/` into the person's language. */
  t: Translate;
  #options: PersonOptions;
  #kept: Disposable | null = null;
  /** Whether a test has changed the browser in a way that Playwright cannot undo. */
  #isSpent = false;
  readonly #addInitScript: BrowserContext["addInitScript"];
  readonly #setOffline: BrowserContext["setOffline"];
  /** Removes the script that fills the storage of the next document. */
  #forget: () => Promise<void> = async () => undefined;

  private constructor(url: string, page: Page, errors: PageErrors, options: PersonOptions) {
    this.url = url;
    this.page = page;
    this.context = page.context();
    this.errors = errors;
    this.t = translatorFor(options.locale ?? "en-US");
    this.#options = options;
    this.#addInitScript = this.context.addInitScript.bind(this.context);
    this.#setOffline = this.context.setOffline.bind(this.context);
  }

  static async open(browser: Browser, url: string, options: PersonOptions = {}): Promise<Person> {
    const { viewport = VIEWPORT, timeZone } = options;
    const context = await browser.newContext({
      viewport,
      // English in every test, so that only the stored language counts (9.6).
      locale: "en-US",
      ...(timeZone && { timezoneId: timeZone }),
      reducedMotion: "reduce",
      serviceWorkers: "block",
      permissions: ["clipboard-read", "clipboard-write"],
    });
    context.setDefaultTimeout(SCREEN_TIMEOUT);
    const errors = new PageErrors();
    await errors.watch(context);
    await context.addInitScript(recordAnnouncements);
    const person = new Person(url, await context.newPage(), errors, options);
    await person.#store();
    onLastingChange(person.page, () => {
      person.#isSpent = true;
    });
    return person;
  }

  /** Resets the browser: one tab, the initial storage, no routes. The HTTP cache stays. */
  async reset(): Promise<void> {
    await this.cleanUp();
    await this.restart(this.#options);
  }

  /** Leaves the console, closes other tabs, and removes routes and stored values of the test. */
  async cleanUp(): Promise<void> {
    const { context, page } = this;
    await this.#setOffline(false);
    // A page of the same site keeps the renderer process, which is faster than about:blank.
    await page.goto(`${this.url}/version.json`);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.unrouteAll({ behavior: "ignoreErrors" });
    for (const other of context.pages()) if (other !== page) await other.close();
    await this.#kept?.dispose();
    this.#kept = null;
    await this.#forget();
    await throttle(page, 1);
  }

  /** Prepares the browser for another person; the time zone stays. */
  async restart(options: PersonOptions): Promise<void> {
    const { page } = this;
    await throttle(page, SLOWED);
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: "reduce" });
    const viewport = options.viewport ?? VIEWPORT;
    const now = page.viewportSize();
    if (now?.width !== viewport.width || now.height !== viewport.height) await page.setViewportSize(viewport);
    this.errors.reset();
    this.#options = options;
    this.t = translatorFor(options.locale ?? "en-US");
    await this.#store();
  }

  /** Whether another test may use this browser; its time zone cannot be changed. */
  get isReusable(): boolean {
    return !this.#isSpent && !this.page.isClosed() && this.#options.timeZone === undefined;
  }

  /** Sets values of the local storage before every document of the console. */
  async setStorage(stored: Readonly<Record<string, string>>): Promise<void> {
    this.#kept = await this.page.addInitScript(
      ([origin, entries]) => {
        if (location.origin === origin) for (const [name, value] of entries) localStorage.setItem(name, value);
      },
      [new URL(this.url).origin, Object.entries(stored)] as const,
    );
  }

  /** Fills the storage of the next document as the options say, and removes everything else. */
  async #store(): Promise<void> {
    // Playwright's `storageState` opens a page for it, which takes as long as loading the console.
    const script = await this.#addInitScript(
      ([where, entries]) => {
        if (location.origin !== where) return;
        localStorage.clear();
        sessionStorage.clear();
        for (const [name, value] of entries) localStorage.setItem(name, value);
      },
      [this.url, Object.entries(storedOf(this.#options))] as const,
    );
    const watch = (page: Page) => page.on("domcontentloaded", forget);
    const forget = async (page?: Page) => {
      // Later documents use what the console has stored since.
      if (page && !page.url().startsWith(this.url)) return;
      this.#forget = async () => undefined;
      this.context.off("page", watch);
      for (const page of this.context.pages()) page.off("domcontentloaded", forget);
      await script.dispose().catch(() => undefined);
    };
    this.#forget = forget;
    this.context.on("page", watch);
    watch(this.page);
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(this.url + path);
  }

  /** Navigates inside the loaded console, as a link does. */
  async navigate(path: string): Promise<void> {
    // The router cannot hold a move that it did not make itself, and says so where text was typed.
    this.errors.allow(/use a blocker on a POP navigation/);
    await this.page.evaluate((address) => {
      history.pushState({}, "", address);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
  }

  /** Waits until a prerendered page is hydrated; before that its links load documents. */
  async waitForHydration(): Promise<void> {
    await this.page.locator("html:not([data-prerendered])").waitFor();
  }

  /** Waits for this path with its query. */
  async expectPath(path: string | RegExp): Promise<void> {
    await this.page.waitForURL(({ pathname, search }) =>
      typeof path === "string" ? path === pathname + search : path.test(pathname + search),
    );
  }

  /**
   * A mounted machine, in any state or in one whose JSON contains `state`. Hidden kept screens (9.8) do not count.
   */
  machine(name: string, state?: string): Locator {
    const inState = state === undefined ? "" : `[data-state*='${state}']`;
    return this.page.locator(
      `[data-machine="${name}"]${inState}:not([style*="display: none"], [style*="display: none"] *)`,
    );
  }

  /** Waits until a machine shows that state. */
  async expectState(name: string, state: string): Promise<void> {
    await this.machine(name, state).first().waitFor({ state: "attached" });
  }

  /** Waits until the text of a key is visible. */
  async expectText(key: string, values?: Record<string, string | number>): Promise<void> {
    await this.page.getByText(this.t(key, values)).filter({ visible: true }).first().waitFor();
  }

  /** Waits until a literal text is visible, which the specification quotes or fixes (decision 141). */
  async expectExactText(words: string): Promise<void> {
    await this.page.getByText(words, { exact: true }).filter({ visible: true }).first().waitFor();
  }

  /** Waits until a live region has announced this text since the document was loaded, such as a toast. */
  async expectAnnouncement(words: string | RegExp): Promise<void> {
    await waitForAnnouncement(this.page, words);
  }

  /** The announcements since the document was loaded, without those that `expectAnnouncement` has returned. */
  announcements(): Promise<readonly string[]> {
    return recordedAnnouncements(this.page);
  }

  /** Performs an action that the service refuses, and waits until its `errMsg` is announced (8.2). */
  async expectRefusal(path: string, act: () => Promise<unknown>): Promise<void> {
    const [response] = await Promise.all([this.page.waitForResponse(`**${path}`), act()]);
    const { errMsg } = await response.json();
    await this.expectAnnouncement(errMsg);
  }

  /** Refuses calls to a path (8.2), all of them or so many. */
  async refuse(path: string, errCode: string, errMsg: string, times?: number): Promise<void> {
    const json = { success: false, errCode, errMsg };
    await this.page.route(`**${path}`, (route) => route.fulfill({ json }), { ...(times && { times }) });
  }

  /** The requests of the page from now on whose URL matches, oldest first. */
  requests(pattern: RegExp): readonly Request[] {
    const sent: Request[] = [];
    this.page.on("request", (request) => {
      if (pattern.test(request.url())) sent.push(request);
    });
    return sent;
  }

  button(key: string, values?: Record<string, string | number>): Locator {
    return this.page.getByRole("button", { name: this.t(key, values), exact: true });
  }

  /**
   * Another tab of the same browser, in the background. A hidden tab does not render, so a test that acts in it brings it
   * to the front.
   */
  async newTab(): Promise<Page> {
    const tab = await this.context.newPage();
    await tab.setViewportSize(this.page.viewportSize() ?? VIEWPORT);
    await this.page.bringToFront();
    return tab;
  }

  /** A value of the local storage. */
  stored(key: string): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(name), key);
  }

  /** Closes the browser. @throws Error for page errors that the test does not allow. */
  async close(): Promise<void> {
    this.#isSpent = true;
    // Checked first: closing a page with a strict content policy causes errors of its own.
    try {
      this.errors.expectNone();
    } finally {
      await close(this.context);
    }
  }
}

/**
 * Calls `act` when a test changes what Playwright cannot undo: the clock, init scripts, exposed functions, what the debugger
 * sets, and the connection, whose return the next page may notice late.
 */
function onLastingChange(page: Page, act: () => void) {
  const context = page.context();
  const watch = <Target extends object>(target: Target, names: readonly (keyof Target)[]) => {
    for (const name of names) {
      const own = target[name] as (...values: unknown[]) => unknown;
      const watched = (...values: unknown[]) => {
        act();
        return own.apply(target, values);
      };
      Object.assign(target, { [name]: watched });
    }
  };
  watch(context.clock, ["install", "setFixedTime", "setSystemTime", "pauseAt"]);
  watch(context, [
    "addInitScript",
    "exposeFunction",
    "exposeBinding",
    "clearPermissions",
    "newCDPSession",
    "setOffline",
  ]);
  watch(page, ["addInitScript", "exposeFunction", "exposeBinding"]);
}

function storedOf({ signedInAs, locale, theme }: PersonOptions): Record<string, string> {
  return {
    ...(signedInAs && { token: signedInAs.token, UserIdToken: JSON.stringify(signedInAs.user) }),
    ...(locale && { "arco-locale": locale }),
    ...(theme && { "arco-theme": theme }),
  };
}
