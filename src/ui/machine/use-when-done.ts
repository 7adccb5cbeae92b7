import { useEffect, useEffectEvent } from "react";
import type { ActorRef, AnyMachineSnapshot, EventObject } from "xstate";

/** Calls back with the last snapshot when a machine is done, so that the view can close a dialog or navigate. */
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
