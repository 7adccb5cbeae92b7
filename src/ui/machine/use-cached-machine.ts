import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import type { Actor, AnyActorRef, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from "xstate";
import { REFRESHED, startOptions } from "./first-reads.ts";
import { inspectOption } from "./inspect-option.ts";

/**
 * Runs a machine that loads data for a screen. It starts with the cached answer, if there is one, and reloads a stale one;
 * a kept screen reloads when it is shown again (9.8).
 * @param logic its REFRESHED event reloads the data.
 * @param opening the event that the screen sends first.
 * @returns `shownAt`: when the cached answer arrived, in milliseconds since 1970; null without one.
 */
export function useCachedMachine<Logic extends AnyStateMachine>(
  logic: Logic,
  input: InputFrom<Logic>,
  opening?: EventFromLogic<Logic>,
): { actor: Actor<Logic>; snapshot: SnapshotFrom<Logic>; shownAt: number | null } {
  const [{ shownAt, ...beginning }] = useState(() => startOptions(logic, input, opening));
  const actor: Actor<Logic> = useActorRef<Logic>(logic, { ...beginning, ...inspectOption() });
  useRefreshWhenShownAgain(actor);
  return { actor, snapshot: useSelector(actor, (current) => current), shownAt };
}

function useRefreshWhenShownAgain(actor: AnyActorRef) {
  const wasLeft = useRef(false);
  useEffect(() => {
    if (wasLeft.current) actor.send(REFRESHED);
    return () => {
      wasLeft.current = true;
    };
  }, [actor]);
}
