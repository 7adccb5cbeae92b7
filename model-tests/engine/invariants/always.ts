import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from "xstate";
import type { MachineModel } from "#model-tests/engine/model.ts";

type Invariant = MachineModel["always"][string];

/** @throws Error naming the violated invariant. */
export function checkAlways({ machine, always }: MachineModel, snapshot: AnyMachineSnapshot, when: string): void {
  for (const [sentence, holds] of Object.entries(always)) {
    if (!holds(snapshot)) {
      throw new Error(`${machine.id} in ${JSON.stringify(snapshot.value)}, ${when}: invariant violated: ${sentence}`);
    }
  }
}

/**
 * Refuses an invariant that cannot fail: one that reads only the state value and holds for each, reachable or not.
 * @throws Error naming the invariant.
 */
export function refuseEmptyInvariants({ machine, always }: MachineModel): void {
  const values = Object.keys(machine.root.states).length > 0 ? valuesOf(machine.root) : [{}];
  for (const [sentence, holds] of Object.entries(always)) {
    if (values.every((value) => holdsByValueAlone(machine, holds, value))) {
      throw new Error(`${machine.id}: this invariant cannot fail: ${sentence}`);
    }
  }
}

/** Every state value that the child states can form together. */
function valuesOf({ type, states }: AnyStateMachine["root"]): StateValue[] {
  const inEach = Object.entries(states).map(([name, state]) => {
    const within = Object.keys(state.states).length > 0 ? valuesOf(state) : [{}];
    return within.map((value): [string, StateValue] => [name, value]);
  });
  if (type !== "parallel")
    return inEach.flat().map(([name, value]) => (Object.keys(value).length === 0 ? name : { [name]: value }));
  return inEach.reduce<Record<string, StateValue>[]>(
    (before, region) => before.flatMap((values) => region.map(([name, value]) => ({ ...values, [name]: value }))),
    [{}],
  );
}

/** Whether an invariant holds for a state value without reading the context. */
function holdsByValueAlone(machine: AnyStateMachine, holds: Invariant, value: StateValue): boolean {
  try {
    return holds(machine.resolveState({ value, context: UNREADABLE }));
  } catch {
    return false;
  }
}

const UNREADABLE = new Proxy(
  {},
  {
    get: () => {
      throw new Error("This invariant reads the context");
    },
  },
);
