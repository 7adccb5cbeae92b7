import type { Browser, Download, Request } from "playwright-core";
import { Person } from "#model-tests/browser/person.ts";
import type { Still } from "#model-tests/gallery/every-screen.ts";
import { stopClock } from "#model-tests/gallery/still-clock.ts";
import { MOMENT, TIME_ZONE } from "#model-tests/gallery/still-service.ts";
import { clearMocks, installMocks } from "./mocks.ts";
import type { Screen } from "./screen.ts";

/** A reused browser page with its pending requests and the files that it has saved. */
type Reader = { person: Person; underWay: Set<Request>; files: Download[] };

/**
 * One browser for each kind of user, reused for all situations, since a new one would load and compile the console again.
 * Its storage and mocks are reset in between.
 */
export class SituationBrowsers {
  readonly #browser: () => Promise<Browser>;
  readonly #still: Still;
  readonly #readers = new Map<Screen["who"], Reader>();

  constructor(browser: () => Promise<Browser>, still: Still) {
    this.#browser = browser;
    this.#still = still;
  }

  /** Returns a page with a fresh session for a situation. */
  async openConsole({ who, width = 1440 }: Screen): Promise<Reader> {
    const reader = this.#readers.get(who) ?? (await this.#newReader(who));
    const { person, underWay } = reader;
    await clearMocks(person);
    await person.reset();
    underWay.clear();
    reader.files.length = 0;
    // A situation may have advanced the clock.
    const now = await person.page.evaluate(() => Date.now());
    if (now !== Date.parse(MOMENT)) await person.context.clock.setFixedTime(MOMENT);
    if (person.page.viewportSize()?.width !== width) await person.page.setViewportSize({ width, height: 900 });
    return reader;
  }

  /** Closes a browser whose state is unknown after a failure. */
  async discard(who: Screen["who"]): Promise<void> {
    const reader = this.#readers.get(who);
    this.#readers.delete(who);
    await reader?.person.close();
  }

  async close(): Promise<void> {
    for (const who of this.#readers.keys()) await this.discard(who);
  }

  async #newReader(who: Screen["who"]): Promise<Reader> {
    const { url = this.#still.service.url, ...options } = await this.#still.as(who);
    const person = await Person.open(await this.#browser(), url, {
      ...{ ...options, locale: "en-US", timeZone: TIME_ZONE },
      viewport: { width: 1440, height: 900 },
    });
    await stopClock(person.context);
    await saveData(person);
    await installMocks(person);
    if (who !== "visitor") await drawNothing(person);
    const reader: Reader = { person, underWay: requestsOf(person), files: [] };
    person.page.on("download", (file) => reader.files.push(file));
    this.#readers.set(who, reader);
    return reader;
  }
}

/** Reports that the device saves data, which disables prefetching and saves time. */
async function saveData({ context }: Person) {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
}

/**
 * Hides the page by opacity, which keeps its accessible text and saves a sixth of the time. Not for visitors: the sign-in
 * page loads the console only after its first paint.
 */
async function drawNothing({ context }: Person) {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":root { opacity: 0 !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

function requestsOf({ page }: Person): Set<Request> {
  const underWay = new Set<Request>();
  page.on("request", (request) => {
    // The end of a request is not always reported when a reload cancels it.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) underWay.clear();
    underWay.add(request);
  });
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  return underWay;
}
