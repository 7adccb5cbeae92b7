import type { Graph, Situation } from "#model-tests/engine/generate/explore.ts";
import { stepName } from "#model-tests/engine/generate/step.ts";
import type { MachineModel } from "#model-tests/engine/model.ts";
import type { Moment } from "./moment.ts";
import type { TimeInvariant } from "./over-time.ts";

/**
 * Checks every temporal property on all paths through a machine's situations, of any length.
 * @returns a sentence for each vacuous invariant, one without a matching moment
 * @throws Error naming the violated invariant and the shortest path to the violation.
 */
export function checkOverTime(model: MachineModel, parts: readonly { graph: Graph }[]): string[] {
  const { machine } = model;
  const ways = parts.map(({ graph }) => ({
    initial: graph.initial.key,
    start: { step: null, before: null, after: graph.initial.snapshot, effects: graph.effectsAtStart },
    moments: new Map([...graph.situations].map(([key, situation]) => [key, momentsAt(situation)])),
  }));
  const every = ways.flatMap(({ start, moments }) => [
    start,
    ...[...moments.values()].flatMap((each) => each.map(({ moment }) => moment)),
  ]);
  const empty: string[] = [];
  for (const [sentence, invariant] of Object.entries(invariantsOverTime(model))) {
    const isOwn = sentence in (model.overTime ?? {});
    if (isOwn && !invariant.concerns.every((isSo) => every.some(isSo))) empty.push(sentence);
    for (const { start, initial, moments } of ways) {
      const way = wayToBreak(invariant, start, initial, moments);
      if (way) throw new Error(`${machine.id}, after ${way.join(" → ")}: invariant violated: ${sentence}`);
    }
  }
  return empty.map((sentence) => `${machine.id}: this invariant never applies: ${sentence}`);
}

/** The temporal properties of this machine and those of every machine. */
export function invariantsOverTime(model: MachineModel): Record<string, TimeInvariant> {
  return { ...model.overTime, ...model.common?.overTime?.(model) };
}

type Onwards = { moment: Moment; name: string; to: string };

function momentsAt({ key, snapshot, edges, undefinedCells }: Situation): Onwards[] {
  return [
    ...edges.map(({ step, to, effects, after }) => ({
      moment: { step, before: snapshot, after, effects },
      name: stepName(step),
      to,
    })),
    ...undefinedCells.map((step) => ({
      moment: { step, before: snapshot, after: snapshot, effects: [] },
      name: stepName(step),
      to: key,
    })),
  ];
}

/**
 * The shortest path that violates an invariant, by breadth-first search over pairs of situation and invariant state.
 */
function wayToBreak(
  invariant: TimeInvariant,
  start: Moment,
  initial: string,
  moments: ReadonlyMap<string, readonly Onwards[]>,
): string[] | null {
  const first = invariant.next(invariant.initial, start);
  if (first === null) return ["the start"];
  const known = new Set([`${initial} | ${first}`]);
  const waiting: { at: string; remembered: string; way: Way | null }[] = [
    { at: initial, remembered: first, way: null },
  ];
  for (const { at, remembered, way } of waiting) {
    for (const { moment, name, to } of moments.get(at) ?? []) {
      const next = invariant.next(remembered, moment);
      const here = { name, before: way };
      if (next === null) return namesOf(here);
      const key = `${to} | ${next}`;
      if (known.has(key)) continue;
      known.add(key);
      waiting.push({ at: to, remembered: next, way: here });
    }
  }
  return null;
}

type Way = { name: string; before: Way | null };

function namesOf(way: Way | null): string[] {
  return way ? [...namesOf(way.before), way.name] : [];
}
