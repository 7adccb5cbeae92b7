import type { Person } from "#model-tests/browser/person.ts";
import { play } from "./played.ts";
import type { Screen } from "./screen.ts";
import { seesStates } from "./shown-states.ts";

/**
 * Brings a person to where a screen is all there, and its states are shown.
 * @param go opens its address.
 */
export async function reach(
  person: Person,
  { plays = {}, stored, isThere, shows = [] }: Screen,
  go: () => Promise<void>,
): Promise<void> {
  await play(person, plays);
  if (stored) await keep(person, stored);
  await go();
  await isThere?.(person);
  await seesStates(person.page, shows);
}

/** Has every page of the console find this in its storage. */
async function keep({ page, url }: Person, stored: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript(
    ([origin, entries]) => {
      if (location.origin === origin) for (const [name, value] of entries) localStorage.setItem(name, value);
    },
    [new URL(url).origin, Object.entries(stored)] as const,
  );
}
