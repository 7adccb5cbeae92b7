import { useActorRef, useSelector } from "@xstate/react";
import type { Actor, AnyStateMachine, InputFrom, SnapshotFrom } from "xstate";
import { inspectOption } from "./inspect-option.ts";

/** Runs a machine for a view, which renders again for each snapshot. */
export function useMachine<Logic extends AnyStateMachine>(
  logic: Logic,
  input: InputFrom<Logic>,
): { actor: Actor<Logic>; snapshot: SnapshotFrom<Logic> } {
  const actor: Actor<Logic> = useActorRef<Logic>(logic, { input, ...inspectOption() });
  return { actor, snapshot: useSelector(actor, (current) => current) };
}
