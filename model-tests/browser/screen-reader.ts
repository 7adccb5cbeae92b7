import { createRequire } from "node:module";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Person } from "./person.ts";

declare global {
  /** The reader, once it runs in a page. */
  var screenReader: import("@guidepup/virtual-screen-reader").Virtual | undefined;
}

const MODULE = createRequire(import.meta.url).resolve("@guidepup/virtual-screen-reader/browser.js");
/** Where the page finds it: at its own origin, as the content policy asks. */
const ADDRESS = "/virtual-screen-reader.js";

/**
 * A screen reader at a person's page: it says what has the focus and what is announced, and reads aloud what it is
 * pointed to. Roles, names, descriptions and states come as ARIA computes them, not as the console's code has them.
 */
export class ScreenReader {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Begins to read the document that a person has loaded; another document needs another beginning. */
  static async start({ page }: Person): Promise<ScreenReader> {
    await page.route(`**${ADDRESS}`, (route) => route.fulfill({ path: MODULE }));
    // As text, for Vitest would rewrite the import.
    await page.evaluate(`import("${ADDRESS}").then(({ virtual }) => {
      globalThis.screenReader = virtual;
      return virtual.start({ container: document.body });
    })`);
    return new ScreenReader(page);
  }

  /** What it says of a part of the page, from its beginning to its end. */
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

  /** What it has said since it was last asked. */
  spoken(): Promise<string[]> {
    return this.#page.evaluate(async () => {
      const said = (await globalThis.screenReader?.spokenPhraseLog()) ?? [];
      await globalThis.screenReader?.clearSpokenPhraseLog();
      return said;
    });
  }

  /** Waits until it has said this since it was last asked. */
  async expectSpoken(phrase: string | RegExp): Promise<void> {
    const log = () => this.#page.evaluate(() => globalThis.screenReader?.spokenPhraseLog() ?? []);
    await expect.poll(log).toContainEqual(typeof phrase === "string" ? phrase : expect.stringMatching(phrase));
  }
}
