import { useEffect, useEffectEvent } from "react";
import type { ActorRef, AnyMachineSnapshot, EventObject } from "xstate";

/** Calls back once a machine is done, with its last snapshot: what follows is the view's, such as closing a dialog. */
export function useWhenDone<Snapshot extends AnyMachineSnapshot, Event extends EventObject>(
  actor: ActorRef<Snapshot, Event>,
  then: (last: Snapshot) => void,
): void {
  const done = useEffectEvent(then);
  useEffect(() => {
    const watching = actor.subscribe((current) => {
      if (current.status === "done") done(current);
    });
    return () => watching.unsubscribe();
  }, [actor]);
}
