import { activeNodes } from "#model-tests/engine/generate/active-nodes.ts";
import { type KindCoverage, kindCoverage } from "#model-tests/engine/generate/coverage.ts";
import { elementsOf, stateName, transitionName } from "#model-tests/engine/generate/element-names.ts";
import type { MachineModel } from "#model-tests/engine/model.ts";
import { share } from "#model-tests/engine/report/report.ts";
import { type SessionRecord, transitionOf } from "./session-record.ts";

/** The coverage of each machine by all of these sessions together. */
export function triedIn(records: readonly SessionRecord[], models: readonly MachineModel[]) {
  return models.map((model) => {
    const { machine, description, excused = {} } = model;
    const events = records.flatMap((record) => record.events).filter((event) => event.machine === machine.id);
    const transitions = events.flatMap(({ taken }) => taken.flatMap((each) => transitionOf(machine, each) ?? []));
    const states = new Set([
      ...events.flatMap(({ state: value }) => activeNodes({ machine, value }).map(stateName)),
      // A state that is left immediately appears in no event's state, but was still visited.
      ...transitions.flatMap(({ source, target = [] }) => [source, ...target].map(stateName)),
    ]);
    const all = elementsOf(machine);
    return {
      machine: machine.id,
      description,
      /** Whether the machine was mounted. */
      wasMet: events.length > 0,
      states: kindCoverage(all.states, states, excused),
      transitions: kindCoverage(all.transitions, new Set(transitions.map(transitionName)), excused),
      ignored: events.filter(({ type, taken }) => taken.length === 0 && !type.startsWith("xstate.")).length,
    };
  });
}

type TriedMachine = ReturnType<typeof triedIn>[number];

/**
 * Covered and uncovered elements, with the easiest to reach first: transitions from visited states, then unvisited
 * states.
 */
export function triedLines(tried: readonly TriedMachine[]): string[] {
  const met = tried.filter(({ wasMet }) => wasMet);
  const unmet = tried.filter(({ wasMet }) => !wasMet);
  return [
    ...met.flatMap(linesOf),
    ...(unmet.length > 0 ? ["Never mounted:"] : []),
    ...unmet.map(
      ({ machine, description, transitions }) => `  ${machine}: ${description}; transitions ${share(transitions)}`,
    ),
    `Total: ${met.length} of ${tried.length} machines mounted, states ${sum(tried, "states")}, transitions ${sum(tried, "transitions")}`,
  ];
}

function linesOf({ machine, description, states, transitions, ignored }: TriedMachine): string[] {
  const wasIn = (name: string) => states.covered.some((state) => name.startsWith(`${state}: `));
  const within = transitions.uncovered.filter((name) => wasIn(name) || name.startsWith(`${machine}: `));
  const beyond = transitions.uncovered.length - within.length;
  return [
    `${machine} (${description}): states ${share(states)}, transitions ${share(transitions)}; ${ignored} events ignored`,
    ...(within.length > 0 ? ["  Not taken from visited states:"] : []),
    ...within.map((name) => `    ${name}`),
    ...(states.uncovered.length > 0 ? [`  Not visited: ${states.uncovered.join(", ")}`] : []),
    ...(beyond > 0 ? [`  Not taken from unvisited states: ${beyond} transitions`] : []),
  ];
}

function sum(tried: readonly TriedMachine[], kind: "states" | "transitions"): string {
  const of = (part: keyof KindCoverage) => tried.flatMap((each) => each[kind][part]);
  return share({ covered: of("covered"), uncovered: of("uncovered"), excused: of("excused") });
}
