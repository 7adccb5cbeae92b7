import type { Page } from "playwright-core";
import type { Person } from "#model-tests/browser/person.ts";
import { SCREEN_TIMEOUT } from "#model-tests/browser/timeout.ts";
import { mockCalls } from "./mocks.ts";
import type { Screen } from "./screen.ts";

/** The polling interval, in milliseconds. */
const LOOK_EVERY = 25;

/**
 * Opens a screen, and waits until it is complete and shows its states.
 * @param go opens its path.
 */
export async function openScreen(
  person: Person,
  { mocks = {}, stored, prepare, states = [] }: Screen,
  go: () => Promise<void>,
): Promise<void> {
  await mockCalls(person, mocks);
  if (stored) await person.setStorage(stored);
  await go();
  await prepare?.(person);
  await expectStates(person.page, states);
}

/** Waits until a page shows each of these states, such as `orderPayment payment.paid`. @throws Error naming the missing ones. */
async function expectStates(page: Page, states: readonly string[]): Promise<void> {
  const end = Date.now() + SCREEN_TIMEOUT;
  for (;;) {
    const shown = await shownStates(page);
    const missing = states.filter((state) => !shown.includes(state));
    if (missing.length === 0) return;
    if (Date.now() > end) throw new Error(`${missing.join(", ")} is not shown, but ${shown.join(", ")}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
}

/** The atomic states that a page shows, after the machine's name; hidden kept screens (9.8) do not count. */
async function shownStates(page: Page): Promise<string[]> {
  const marks = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-machine][data-state]")]
      .filter((mark) => mark.closest('[style*="display: none"]') === null)
      .map(({ dataset: { machine = "", state = "null" } }) => ({ machine, state })),
  );
  return marks.flatMap(({ machine, state }) => atomicStates(JSON.parse(state)).map((name) => `${machine} ${name}`));
}

/** The atomic states of a state value, such as `payment.paid` and `offer.open`. */
function atomicStates(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, within]) => {
    const inside = atomicStates(within);
    return inside.length === 0 ? [name] : inside.map((state) => `${name}.${state}`);
  });
}
