/** What a screen asks for first, so that it can be asked ahead (docs/decisions/289): by the machines that will read it. */
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type InputFrom,
} from "xstate";
import { beginningOf, keepShown, type NameOf, theOne } from "#src/ui/machine/last-shown.ts";
import { provided, type Services } from "./services.ts";

/** Asks ahead for what a screen asks for first as it is opened by its address alone, without any query. */
export type ReadAhead = (services: Services) => void;

/** What a screen says of itself. */
export type ScreenFacts = { readAhead?: ReadAhead };

/**
 * Asks ahead what a machine will ask for as it begins on its screen. It begins in the same way here, and is stopped as soon
 * as it shows what was answered, which its screen then begins with as with what was seen: nothing else comes of it.
 * @param provide as the screen's own view gives it to `useProvided`; the other parameters as that gives them to `useReader`.
 * @param opening what its screen tells it at once.
 */
export function readAhead<Logic extends AnyStateMachine>(
  services: Services,
  provide: (services: Services) => Logic,
  input: InputFrom<Logic>,
  nameOf: NameOf<Logic> = theOne,
  opening?: EventFromLogic<Logic>,
): void {
  const logic = provided(services, provide);
  const { shownAt: _, ...beginning } = beginningOf(services.lastShown, logic, input, nameOf);
  const reader = createActor(provided(provided(services, asking), provide), beginning);
  reader.start();
  if (opening) reader.send(opening);
  reader.subscribe((snapshot: AnyMachineSnapshot) => {
    if (snapshot.hasTag("busy")) return;
    keepShown(services.lastShown, logic, snapshot, nameOf);
    reader.stop();
  });
}

/** The same services, whose requests are sent ahead. */
function asking(services: Services): Services {
  return { ...services, send: services.ahead };
}
