import type { AnyStateMachine, AnyTransitionDefinition } from "xstate";
import { nodesOf } from "#model-tests/engine/model.ts";
import type { TakenTransition } from "./session-record.ts";

/** The machine's transition for a recorded one; undefined when there is no such transition. */
export function transitionOf(
  machine: AnyStateMachine,
  { source, type, place }: TakenTransition,
): AnyTransitionDefinition | undefined {
  const node = [machine.root, ...nodesOf(machine)].find(({ path }) => path.join(".") === source);
  const alternatives: readonly AnyTransitionDefinition[] | undefined =
    type === "" ? node?.always : node?.transitions.get(type);
  return alternatives?.[place];
}
