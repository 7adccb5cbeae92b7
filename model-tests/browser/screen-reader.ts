import { createRequire } from "node:module";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Person } from "./person.ts";

declare global {
  /** The reader, once it runs in a page. */
  var screenReader: import("@guidepup/virtual-screen-reader").Virtual | undefined;
}

const MODULE = createRequire(import.meta.url).resolve("@guidepup/virtual-screen-reader/browser.js");
/** On the page's origin, as the content policy requires. */
const ADDRESS = "/virtual-screen-reader.js";

/** A virtual screen reader on a page: speaks the focus and announcements, with roles, names and states as ARIA computes them. */
export class ScreenReader {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Starts reading the loaded document; another document needs another start. */
  static async start({ page }: Person): Promise<ScreenReader> {
    await page.route(`**${ADDRESS}`, (route) => route.fulfill({ path: MODULE }));
    // As a string, because Vitest would rewrite the import.
    await page.evaluate(`import("${ADDRESS}").then(({ virtual }) => {
      globalThis.screenReader = virtual;
      return virtual.start({ container: document.body });
    })`);
    return new ScreenReader(page);
  }

  /** Reads a part of the page from start to end. */
  readAll(part: Locator): Promise<string[]> {
    return part.evaluate(async (container) => {
      const reader = new (Object.getPrototypeOf(globalThis.screenReader).constructor)();
      await reader.start({ container });
      const last = `end of ${await reader.lastSpokenPhrase()}`;
      while ((await reader.lastSpokenPhrase()) !== last) await reader.next();
      const said = await reader.spokenPhraseLog();
      await reader.stop();
      return said;
    });
  }

  /** Returns and clears the spoken phrases. */
  spoken(): Promise<string[]> {
    return this.#page.evaluate(async () => {
      const said = (await globalThis.screenReader?.spokenPhraseLog()) ?? [];
      await globalThis.screenReader?.clearSpokenPhraseLog();
      return said;
    });
  }

  /** Waits until a phrase is spoken. */
  async expectSpoken(phrase: string | RegExp): Promise<void> {
    const log = () => this.#page.evaluate(() => globalThis.screenReader?.spokenPhraseLog() ?? []);
    await expect.poll(log).toContainEqual(typeof phrase === "string" ? phrase : expect.stringMatching(phrase));
  }
}
