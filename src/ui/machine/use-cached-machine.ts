import { useActorRef } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import type { Actor, AnyActorRef, AnyStateMachine, EventFromLogic, InputFrom } from "xstate";
import { REFRESHED, startOptions } from "./first-reads.ts";
import { inspectOption } from "./inspect-option.ts";

/**
 * Runs a machine that reads something for a screen. It begins with the answer that is kept, if there is one, and asks for
 * it again; so does a screen that was kept out of sight when it is shown again (9.8).
 * @param logic takes REFRESHED where what it shows can be asked for again.
 * @param opening what the screen tells the machine at once.
 * @returns `shownAt`: when that which it began with came, in milliseconds since 1970; null where it began with nothing.
 */
export function useCachedMachine<Logic extends AnyStateMachine>(
  logic: Logic,
  input: InputFrom<Logic>,
  opening?: EventFromLogic<Logic>,
): { actor: Actor<Logic>; shownAt: number | null } {
  const [{ shownAt, ...beginning }] = useState(() => startOptions(logic, input, opening));
  const actor: Actor<Logic> = useActorRef<Logic>(logic, { ...beginning, ...inspectOption() });
  useRefreshWhenShownAgain(actor);
  return { actor, shownAt };
}

/** Asks again when a screen that was kept out of sight is shown again, since what it holds may be old by then. */
function useRefreshWhenShownAgain(actor: AnyActorRef) {
  const wasLeft = useRef(false);
  useEffect(() => {
    if (wasLeft.current) actor.send(REFRESHED);
    return () => {
      wasLeft.current = true;
    };
  }, [actor]);
}
