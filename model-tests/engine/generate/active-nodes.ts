import { type AnyMachineSnapshot, type AnyStateNode, getStateNodes } from "xstate";

/** The active states of a machine, starting with its root. */
export function activeNodes({ machine, value }: Pick<AnyMachineSnapshot, "machine" | "value">): AnyStateNode[] {
  return [...new Set(getStateNodes(machine.root, value))];
}

export function isAtomic({ states }: AnyStateNode): boolean {
  return Object.keys(states).length === 0;
}
