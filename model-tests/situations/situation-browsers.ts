import type { Browser, Request } from "playwright-core";
import { Person } from "#model-tests/browser/person.ts";
import type { Still } from "#model-tests/gallery/every-screen.ts";
import { pinFonts } from "#model-tests/gallery/pinned-fonts.ts";
import { stopClock } from "#model-tests/gallery/still-clock.ts";
import { MOMENT, TIME_ZONE } from "#model-tests/gallery/still-service.ts";
import { clearMocks } from "./mocks.ts";
import type { Screen } from "./screen.ts";

/** Somebody whose situations are read one after the other, and what their page has asked for and not been given yet. */
type Reader = { person: Person; underWay: Set<Request> };

/**
 * One browser for each kind of person, kept from one situation to the next: a new one would fetch and compile the console
 * for each. What it keeps and what its pages were made to do is forgotten in between.
 */
export class SituationBrowsers {
  readonly #browser: () => Promise<Browser>;
  readonly #still: Still;
  readonly #readers = new Map<Screen["who"], Reader>();

  constructor(browser: () => Promise<Browser>, still: Still) {
    this.#browser = browser;
    this.#still = still;
  }

  /** Somebody who was never at the console. */
  async openConsole({ who, width = 1440 }: Screen): Promise<Reader> {
    const reader = this.#readers.get(who) ?? (await this.#newReader(who));
    const { person, underWay } = reader;
    await clearMocks(person);
    await person.reset();
    underWay.clear();
    // A situation may have wound the clock forward.
    const now = await person.page.evaluate(() => Date.now());
    if (now !== Date.parse(MOMENT)) await person.context.clock.setFixedTime(MOMENT);
    if (person.page.viewportSize()?.width !== width) await person.page.setViewportSize({ width, height: 900 });
    return reader;
  }

  /** Has the next of this kind come with a browser of their own: the state of this one is unknown. */
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
    await pinFonts(person.context);
    await stopClock(person.context);
    await saveData(person);
    if (who !== "visitor") await drawNothing(person);
    const reader = { person, underWay: requestsOf(person) };
    this.#readers.set(who, reader);
    return reader;
  }
}

/** Nothing is fetched ahead for who saves data: no text shows it, and it takes its time. */
async function saveData({ context }: Person) {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
}

/**
 * What is not seen is given to assistive technology all the same, and drawing it would take a sixth of the time. The
 * sign-in page fetches the console once it is painted, so visitors see theirs.
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
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  return underWay;
}
