import type { AnyStateMachine, AnyTransitionDefinition } from "xstate";
import { nodesOf } from "#model-tests/engine/model.ts";
import type { TakenTransition } from "./session-record.ts";

/** The transition of a machine that a recording names; undefined where the machine has none such. */
export function transitionOf(
  machine: AnyStateMachine,
  { source, type, place }: TakenTransition,
): AnyTransitionDefinition | undefined {
  const node = [machine.root, ...nodesOf(machine)].find(({ path }) => path.join(".") === source);
  const alternatives: readonly AnyTransitionDefinition[] | undefined =
    type === "" ? node?.always : node?.transitions.get(type);
  return alternatives?.[place];
}
