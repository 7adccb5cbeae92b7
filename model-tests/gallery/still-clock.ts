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
 * Lets time stand still in the pages of a browser: what would happen by itself after a second or later happens when a
 * test winds the clock forward (`page.clock.fastForward`), however slow the machine is. What is over sooner, such as a
 * debounce or a transition, takes its time.
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
