import { useActorRef } from "@xstate/react";
import { use, useEffect, useRef, useState } from "react";
import type { Actor, AnyActorRef, AnyStateMachine, InputFrom } from "xstate";
import { UiContext } from "#src/ui/ui-context.ts";
import { beginningOf, keepShown, type NameOf, REFRESHED, theOne } from "./last-shown.ts";

/**
 * Runs a machine that reads something for a screen. What was shown last of the same thing is shown at once, and asked for
 * again; so is what a screen that was kept out of sight holds when it is shown again (9.8).
 * @param logic takes REFRESHED where what it shows can be asked for again, and keeps in `context.problem` why it did not come.
 * @param nameOf see `NameOf`; always the same function.
 * @returns `shownAt`: when that which it began with came, in milliseconds since 1970; null where it began anew.
 */
export function useReader<Logic extends AnyStateMachine>(
  logic: Logic,
  input: InputFrom<Logic>,
  nameOf: NameOf<Logic> = theOne,
): { actor: Actor<Logic>; shownAt: number | null } {
  const { lastShown } = use(UiContext);
  const [{ shownAt, ...beginning }] = useState(() => beginningOf(lastShown, logic, input, nameOf));
  const actor: Actor<Logic> = useActorRef<Logic>(logic, beginning);
  useEffect(() => {
    const watching = actor.subscribe((snapshot) => keepShown(lastShown, logic, snapshot, nameOf));
    return () => watching.unsubscribe();
  }, [actor, lastShown, logic, nameOf]);
  useShownAgain(actor);
  return { actor, shownAt };
}

/** Asks anew when a screen that was kept out of sight is shown again, since what it holds may be old by then. */
function useShownAgain(actor: AnyActorRef) {
  const wasLeft = useRef(false);
  useEffect(() => {
    if (wasLeft.current) actor.send(REFRESHED);
    return () => {
      wasLeft.current = true;
    };
  }, [actor]);
}
