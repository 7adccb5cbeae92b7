import type { Browser, BrowserContext, Disposable, Locator, Page } from "playwright-core";
import type { Language } from "#contracts/languages.ts";
import { recordAnnouncements, recordedAnnouncements, waitForAnnouncement } from "./announcements.ts";
import { close } from "./chromium.ts";
import { PageErrors } from "./page-errors.ts";
import type { Merchant } from "./service.ts";
import { type Translate, translatorFor } from "./texts.ts";
import { SCREEN_TIMEOUT } from "./timeout.ts";

export type PersonOptions = {
  /** Where the console is, without a slash at the end; by default where the test has it. */
  url?: string;
  /** Whose session is stored on the device (3.1); none by default. */
  signedInAs?: Merchant;
  locale?: Language;
  theme?: "light" | "dark" | "system";
  viewport?: { width: number; height: number };
  /** As the time zone database names it; by default the machine's own. */
  timeZone?: string;
};

const VIEWPORT = { width: 1280, height: 900 };

/** Somebody at the console, with a browser of their own: its storage, its pages, and what those complain of. */
export class Person {
  readonly url: string;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly errors: PageErrors;
  /** The product's words in the person's language. */
  t: Translate;
  #options: PersonOptions;
  #kept: Disposable | null = null;
  /** Whether a test has changed the browser in a way that cannot be undone. */
  #isSpent = false;
  readonly #addInitScript: BrowserContext["addInitScript"];
  /** Stores nothing in the next document any more. */
  #forget: () => Promise<void> = async () => undefined;

  private constructor(url: string, page: Page, errors: PageErrors, options: PersonOptions) {
    this.url = url;
    this.page = page;
    this.context = page.context();
    this.errors = errors;
    this.t = translatorFor(options.locale ?? "en-US");
    this.#options = options;
    this.#addInitScript = this.context.addInitScript.bind(this.context);
  }

  static async open(browser: Browser, url: string, options: PersonOptions = {}): Promise<Person> {
    const { viewport = VIEWPORT, timeZone } = options;
    const context = await browser.newContext({
      viewport,
      // The browser speaks English whatever the console speaks, so that only the stored choice counts (9.6).
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

  /**
   * Has the next document find a browser as at the beginning: with what is stored then and nothing else, one tab, and
   * no answer of a test's own at the network. What was loaded before stays in the browser's cache.
   */
  async reset(): Promise<void> {
    await this.context.setOffline(false);
    await this.#removeMocks();
    await this.restart(this.#options);
  }

  /** Ends what the last document does, closes other tabs, and takes off what a test made of the browser. */
  async cleanUp(): Promise<void> {
    await this.context.setOffline(false);
    // A page of another site would begin a process of its own.
    await this.page.goto(`${this.url}/version.json`);
    await this.#removeMocks();
  }

  async #removeMocks(): Promise<void> {
    const { context, page } = this;
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.unrouteAll({ behavior: "ignoreErrors" });
    for (const other of context.pages()) if (other !== page) await other.close();
    await this.#kept?.dispose();
    this.#kept = null;
    await this.#forget();
  }

  /** Has the next document be the first of somebody else, in the same browser and its time zone. */
  async restart(options: PersonOptions): Promise<void> {
    const { page } = this;
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: "reduce" });
    const viewport = options.viewport ?? VIEWPORT;
    const now = page.viewportSize();
    if (now?.width !== viewport.width || now.height !== viewport.height) await page.setViewportSize(viewport);
    this.errors.reset();
    this.#options = options;
    this.t = translatorFor(options.locale ?? "en-US");
    await this.#store();
  }

  /** Whether another test may go on with this browser; a time zone is a browser's for good. */
  get isReusable(): boolean {
    return !this.#isSpent && !this.page.isClosed() && this.#options.timeZone === undefined;
  }

  /** Has every document of the console find this in its storage, by its key. */
  async setStorage(stored: Readonly<Record<string, string>>): Promise<void> {
    this.#kept = await this.page.addInitScript(
      ([origin, entries]) => {
        if (location.origin === origin) for (const [name, value] of entries) localStorage.setItem(name, value);
      },
      [new URL(this.url).origin, Object.entries(stored)] as const,
    );
  }

  /** Has the first document that is loaded find in its storage what the options say, and nothing else. */
  async #store(): Promise<void> {
    // Playwright's own way, `storageState`, opens a page of its own for it, which takes as long as loading the console.
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
      // Later documents find what the console has made of it.
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

  /** Goes to another address inside the console that is loaded, as a link there leads to it. */
  async navigate(path: string): Promise<void> {
    await this.page.evaluate((address) => {
      history.pushState({}, "", address);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
  }

  /** Waits until a page that was rendered ahead is hydrated; before that its links load documents. */
  async waitForHydration(): Promise<void> {
    await this.page.locator("html:not([data-prerendered])").waitFor();
  }

  /** Waits until the address is this one, query included where one is given. */
  async expectPath(path: string | RegExp): Promise<void> {
    const matches = ({ pathname, search }: URL) =>
      typeof path === "string"
        ? path === (path.includes("?") ? pathname + search : pathname)
        : path.test(pathname + search);
    await this.page.waitForURL(matches);
  }

  /**
   * A mounted machine, in a state whose written form holds this part; any state without one. What a screen holds that
   * is kept out of sight (9.8) does not count.
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

  /** Waits until these words can be read. */
  async expectText(key: string, values?: Record<string, string | number>): Promise<void> {
    await this.page.getByText(this.t(key, values)).filter({ visible: true }).first().waitFor();
  }

  /** Waits until these words can be read, literally: the specification quotes or fixes them (decision 141). */
  async expectExactText(words: string): Promise<void> {
    await this.page.getByText(words, { exact: true }).filter({ visible: true }).first().waitFor();
  }

  /** Waits until a live region has said these words since the document was loaded, such as a message that goes by itself. */
  async expectAnnouncement(words: string | RegExp): Promise<void> {
    await waitForAnnouncement(this.page, words);
  }

  /** What live regions have said since the document was loaded, but for what `isTold` has waited for. */
  announcements(): Promise<readonly string[]> {
    return recordedAnnouncements(this.page);
  }

  /** Does something that the service refuses, and waits until what it says (`errMsg`, 8.2) is announced. */
  async expectRefusal(path: string, act: () => Promise<unknown>): Promise<void> {
    const [response] = await Promise.all([this.page.waitForResponse(`**${path}`), act()]);
    const { errMsg } = await response.json();
    await this.expectAnnouncement(errMsg);
  }

  button(key: string, values?: Record<string, string | number>): Locator {
    return this.page.getByRole("button", { name: this.t(key, values), exact: true });
  }

  /**
   * Another tab of the same browser, behind the person's own: a hidden tab draws nothing, and its menus
   * and dialogs wait. A test that acts in it brings it to the front.
   */
  async newTab(): Promise<Page> {
    const tab = await this.context.newPage();
    await tab.setViewportSize(this.page.viewportSize() ?? VIEWPORT);
    await this.page.bringToFront();
    return tab;
  }

  /** What this device keeps under a key. */
  stored(key: string): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(name), key);
  }

  /** Closes the browser. @throws Error when the pages complained of something that the test does not allow. */
  async close(): Promise<void> {
    this.#isSpent = true;
    // What it says while it is left, on a page that refuses what a test's own scripts do, is no complaint.
    try {
      this.errors.expectNone();
    } finally {
      await close(this.context);
    }
  }
}

/** Acts when something is done to a page's browser that Playwright cannot undo: its clock, scripts in each document. */
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
  watch(context, ["addInitScript", "exposeFunction", "exposeBinding", "clearPermissions"]);
  watch(page, ["addInitScript", "exposeFunction", "exposeBinding"]);
}

function storedOf({ signedInAs, locale, theme }: PersonOptions): Record<string, string> {
  return {
    ...(signedInAs && { token: signedInAs.token, UserIdToken: JSON.stringify(signedInAs.user) }),
    ...(locale && { "arco-locale": locale }),
    ...(theme && { "arco-theme": theme }),
  };
}
