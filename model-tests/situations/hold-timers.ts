import type { Person } from "#model-tests/browser/person.ts";

/** Stops new timers of `from` milliseconds or more, so that messages stay visible. */
export async function holdTimers({ page }: Person, from = 1_000): Promise<void> {
  await page.evaluate((shortest) => {
    const set = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (act: () => void, delay = 0) => (delay < shortest ? set(act, delay) : 0) });
  }, from);
}
