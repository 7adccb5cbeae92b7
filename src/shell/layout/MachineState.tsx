import { useSelector } from "@xstate/react";
import type { ComponentPropsWithoutRef } from "react";
import type { AnyActorRef } from "xstate";

/** A `div` that says which state a machine is in. What stands in it is not drawn anew with each state. */
export function MachineState({
  machine,
  actor,
  ...element
}: ComponentPropsWithoutRef<"div"> & { machine: string; actor: AnyActorRef }) {
  const state = useSelector(actor, ({ value }) => JSON.stringify(value));
  return <div {...element} data-machine={machine} data-state={state} />;
}
