import { type AnyMachineSnapshot, type AnyStateNode, getStateNodes } from "xstate";

/** The states that a machine is in, the machine itself first. */
export function activeNodes({ machine, value }: AnyMachineSnapshot): AnyStateNode[] {
  return [...new Set(getStateNodes(machine.root, value))];
}
