import type { BrowserContext, Route } from "playwright-core";
import { SCREEN_TIMEOUT } from "#model-tests/browser/timeout.ts";

/** Holds calls of a page until a path answers or aborts them. */
export class HeldCalls {
  readonly #held = new Map<string, Route[]>();
  readonly #listeners = new Map<string, () => void>();

  /** Holds every call to a path of the service; other calls continue. */
  async hold(context: BrowserContext, path: string): Promise<void> {
    this.#held.set(path, []);
    await context.route(`**${path}*`, (route) => {
      this.#held.get(path)?.push(route);
      this.#listeners.get(path)?.();
    });
  }

  /** Waits for the latest call to a path. Earlier calls are dropped, since the page has aborted them. */
  async next(path: string): Promise<Route> {
    const queue = this.#held.get(path);
    if (queue === undefined) throw new Error(`Nothing is held at ${path}`);
    if (queue.length === 0) await this.#call(path);
    const route = queue.splice(0).at(-1);
    if (route === undefined) throw new Error(`The page does not call ${path}`);
    return route;
  }

  #call(path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`The page does not call ${path}`)), SCREEN_TIMEOUT);
      this.#listeners.set(path, () => {
        clearTimeout(timer);
        this.#listeners.delete(path);
        resolve();
      });
    });
  }
}
