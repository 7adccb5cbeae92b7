import { elementsOf } from "#model-tests/engine/generate/element-names.ts";
import { everyEvent, type Step, stepName } from "#model-tests/engine/generate/step.ts";
import { invokedActors, type MachineModel, nodesOf } from "#model-tests/engine/model.ts";
import { actionOf, exclusionOf, type MachineWalk } from "./machine-walk.ts";

/** The atomic states of a machine, named as in `expectations`. */
function atomicStates({ machine }: MachineModel): string[] {
  return nodesOf(machine)
    .filter(({ states }) => Object.keys(states).length === 0)
    .map(({ path }) => path.join("."));
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

/** Every step that is possible in some situation. */
function possibleSteps(model: MachineModel): Pick<Step, "label" | "fixture">[] {
  const actors = invokedActors(model.machine).flatMap(({ id, isMachine }) =>
    isMachine
      ? Object.keys(model.children?.[id] ?? {}).map((fixture) => ({ label: `${id} changes`, fixture }))
      : [
          ...Object.keys(model.answers[id] ?? {}).map((fixture) => ({ label: `${id} answers`, fixture })),
          { label: `${id} fails`, fixture: "" },
        ],
  );
  const delays = [...elementsOf(model.machine).transitions].flatMap((name) => {
    const delay = /: xstate\.after\.(\w+)/.exec(name)?.[1];
    return delay ? [{ label: `${delay} elapses`, fixture: "" }] : [];
  });
  return [...everyEvent(model), ...actors, ...delays];
}

function expectNone({ machine }: MachineModel, what: string, names: readonly string[]) {
  if (names.length > 0) throw new Error(`${machine.id} has no ${what} for ${names.join(", ")}`);
}
