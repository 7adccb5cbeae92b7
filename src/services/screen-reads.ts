/** What a screen asks for first, so that it can be asked ahead (docs/decisions/279): by the machines that will read it. */
import { type AnyStateMachine, createActor, type EventFromLogic, type InputFrom } from "xstate";
import { beginningOf, type NameOf } from "#src/ui/machine/last-shown.ts";
import { provided, type Services } from "./services.ts";

/**
 * Asks ahead what a machine asks for as it begins.
 * @param provide as the screen's own view gives it to `useProvided`.
 * @param opening what its screen tells it at once.
 */
export type Ask = <Logic extends AnyStateMachine>(
  provide: (services: Services) => Logic,
  input: InputFrom<Logic>,
  nameOf?: NameOf<Logic>,
  opening?: EventFromLogic<Logic>,
) => void;

/** What a screen asks for as it is opened by its address alone, without any query. */
export type ScreenReads = (ask: Ask, services: Services) => void;

/** What a screen says of itself. */
export type ScreenFacts = { reads?: ScreenReads };

/**
 * Asks ahead what a screen will read. Each of its machines begins as it will on the screen, and is stopped as soon as it has
 * asked: nothing else comes of it.
 * @param ahead the same services, whose requests are sent ahead.
 */
export function askAhead(reads: ScreenReads, services: Services, ahead: Services): void {
  reads((provide, input, nameOf = () => null, opening) => {
    const { shownAt: _, ...beginning } = beginningOf(services.lastShown, provided(services, provide), input, nameOf);
    const reader = createActor(provided(ahead, provide), beginning);
    reader.start();
    if (opening) reader.send(opening);
    reader.stop();
  }, services);
}
