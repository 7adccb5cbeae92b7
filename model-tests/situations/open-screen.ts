import type { Person } from "#model-tests/browser/person.ts";
import { mockCalls } from "./mocks.ts";
import type { Screen } from "./screen.ts";
import { expectStates } from "./shown-states.ts";

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
