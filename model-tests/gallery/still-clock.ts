import type { BrowserContext } from "playwright-core";
import { MOMENT } from "./still-service.ts";

type Timers = Pick<Window, "setTimeout" | "clearTimeout" | "setInterval" | "clearInterval"> &
  Pick<Window, "requestAnimationFrame" | "cancelAnimationFrame" | "requestIdleCallback" | "cancelIdleCallback"> & {
    performance: Performance;
  };

declare global {
  /** The page's real timers while its clock is stopped. */
  var ownTimers: Timers | undefined;
  /** The pending real timers. */
  var pendingTimers: Set<number> | undefined;
}

/**
 * Stops the clock of a browser's pages: timers of a second or more fire only when a test advances it
 * (`page.clock.fastForward`). Shorter ones, such as a debounce or a transition, are real.
 */
export async function stopClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const own = (name: keyof Timers) => (typeof window[name] === "function" ? window[name].bind(window) : window[name]);
    const names = ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] as const;
    const frames = [
      "requestAnimationFrame",
      "cancelAnimationFrame",
      "requestIdleCallback",
      "cancelIdleCallback",
    ] as const;
    Object.assign(globalThis, {
      ownTimers: Object.fromEntries([...names, ...frames].map((name) => [name, own(name)])),
    });
  });
  // Playwright can stop a clock only in its future.
  await context.clock.install({ time: 0 });
  await context.clock.pauseAt(MOMENT);
  await context.clock.setFixedTime(MOMENT);
  await context.addInitScript(() => {
    const own = globalThis.ownTimers;
    if (!own) return;
    const { setTimeout: holdTimeout, clearTimeout: dropTimeout, setInterval: holdInterval } = window;
    const LASTING = 1_000;
    const pending = new Set<number>();
    const clear = (id?: number) => {
      pending.delete(id ?? 0);
      own.clearTimeout(id);
      dropTimeout(id);
    };
    Object.assign(window, own, {
      pendingTimers: pending,
      setTimeout: (act: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) => {
        if (delay >= LASTING) return holdTimeout(act, delay, ...values);
        const end = () => {
          pending.delete(id);
          act(...values);
        };
        const id = own.setTimeout(end, delay);
        pending.add(id);
        return id;
      },
      setInterval: (act: () => void, delay = 0) => (delay >= LASTING ? holdInterval : own.setInterval)(act, delay),
      clearTimeout: clear,
      clearInterval: clear,
    });
  });
}
