import { isAtomic } from "#model-tests/engine/generate/active-nodes.ts";
import { stateName } from "#model-tests/engine/generate/element-names.ts";
import { everyEvent, outcomesOf, type Step, stepName, timersOf } from "#model-tests/engine/generate/step.ts";
import { invokedActors, type MachineModel, nodesOf } from "#model-tests/engine/model.ts";
import { actionOf, exclusionOf, type MachineWalk } from "./machine-walk.ts";

/** The atomic states of a machine, named as in `expectations`. */
function atomicStates({ machine }: MachineModel): string[] {
  return nodesOf(machine).filter(isAtomic).map(stateName);
}

/**
 * Refuses an incomplete walk: a step without an action would do nothing, and a state without an expectation would go unchecked.
 * @throws Error naming entries that are missing or unknown.
 */
export function checkWalk(walk: MachineWalk): void {
  const { model, excluded = {}, actions = {}, expectations, controls = {} } = walk;
  const possible = possibleSteps(model);
  const missing = possible.filter((step) => exclusionOf(walk, step) === undefined && !actionOf(walk, step));
  expectNone(model, "action", missing.map(stepName));
  expectNone(
    model,
    "expectation",
    atomicStates(model).filter((state) => !(state in expectations)),
  );
  const known = new Set([...possible.flatMap((step) => [step.label, stepName(step)]), ...atomicStates(model)]);
  const named = [
    ...Object.keys(actions),
    ...Object.keys(excluded),
    ...Object.keys(expectations),
    ...Object.keys(controls),
  ];
  const unknown = named.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`${model.machine.id} has no ${unknown.join(", ")}`);
}

function possibleSteps(model: MachineModel): Step[] {
  const { machine } = model;
  const outcomes = invokedActors(machine).flatMap(({ id }) => outcomesOf(model, id));
  return [...everyEvent(model), ...outcomes, ...timersOf([machine.root, ...nodesOf(machine)])];
}

function expectNone({ machine }: MachineModel, what: string, names: readonly string[]) {
  if (names.length > 0) throw new Error(`${machine.id} has no ${what} for ${names.join(", ")}`);
}
