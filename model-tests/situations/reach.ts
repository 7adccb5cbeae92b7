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
  if (stored) await person.keeps(stored);
  await go();
  await isThere?.(person);
  await seesStates(person.page, shows);
}
