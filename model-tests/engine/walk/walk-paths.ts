import { type Criterion, LONGEST_PATH, pathsFor } from "#model-tests/engine/generate/criteria.ts";
import { type Edge, explore, type Graph, type Situation } from "#model-tests/engine/generate/explore.ts";
import { type Path, shortestWays } from "#model-tests/engine/generate/tour.ts";
import { checkWalk } from "./check-walk.ts";
import { type MachineWalk, reasonToLeave, stepName, type WalkStage } from "./machine-walk.ts";
import { randomPaths } from "./random-paths.ts";

/** What a browser walks of a machine: the situations that can be reached there, and paths through them. */
// biome-ignore lint/suspicious/noExplicitAny: Paths are laid without knowing the stage.
export type WalkPaths<Stage extends WalkStage = any> = {
  walk: MachineWalk<Stage>;
  beginning: Edge[];
  /** The machine's graph, without the steps that cannot be brought about at the console. */
  graph: Graph;
  paths: Path[];
  /** What is wrong: transitions that no path can take, and excuses that nothing needs. */
  gaps: string[];
};

export type WalkPlan = {
  criterion: Criterion;
  /** For random paths: how many, and the same seed takes the same ones. */
  walks: number;
  seed: number;
};

/** What is walked unless somebody asks for more: tours through every transition, and with them through every state. */
export const TOURS: WalkPlan = { criterion: "transitions", walks: 5, seed: 1 };

/** Generates the paths for the browser. @throws Error when the walk forgets an act, a sight or a control. */
export function walkPaths(walk: MachineWalk, { criterion, walks, seed }: WalkPlan = TOURS): WalkPaths {
  checkWalk(walk);
  const whole = explore(walk.model);
  const graph = walkable(whole, walk);
  const edges =
    criterion === "random" ? randomPaths(graph, { walks, steps: LONGEST_PATH, seed }) : pathsFor(criterion, graph);
  const paths = edges.map((each, index) => ({ number: index + 1, edges: each }));
  return { walk, beginning: beginningOf(whole, walk), graph, paths, gaps: gapsOf(walk, whole, graph) };
}

/** The path that takes these steps, by their names. @throws Error naming the first that cannot be taken. */
export function pathOfSteps({ graph }: Pick<WalkPaths, "graph">, names: readonly string[]): Path {
  let at: Situation | undefined = graph.initial;
  const edges = names.map((name) => {
    const edge = at?.edges.find(({ step }) => stepName(step) === name);
    if (edge === undefined) throw new Error(`${graph.machine}: ${name} cannot be taken in ${at?.key ?? "its end"}`);
    at = graph.situations.get(edge.to);
    return edge;
  });
  return { number: 0, edges };
}

/** The shortest path through a transition, into a state, or with a step, by its name. @throws Error where there is none. */
export function pathThrough({ graph }: Pick<WalkPaths, "graph">, name: string): Path {
  const isIt = ({ covered, step }: Edge) =>
    covered.transitions.has(name) || covered.states.has(name) || stepName(step) === name;
  for (const { to, edges } of shortestWays(graph.initial.key, (at) => graph.situations.get(at)?.edges ?? [])) {
    const last = graph.situations.get(to)?.edges.find(isIt);
    if (last) return { number: 0, edges: [...edges, last] };
  }
  throw new Error(`${graph.machine}: no path in the browser leads through ${name}`);
}

/**
 * Those paths that were asked for: one by its number, by its steps or by what it leads through, or all.
 * @throws Error where there is no such path.
 */
export function chosenPaths(
  paths: WalkPaths,
  chosen: { path: number | null; steps: readonly string[] | null; through: string | null },
): Path[] {
  if (chosen.steps !== null) return [pathOfSteps(paths, chosen.steps)];
  if (chosen.through !== null) return [pathThrough(paths, chosen.through)];
  const found = paths.paths.filter(({ number }) => chosen.path === null || chosen.path === number);
  if (found.length > 0) return found;
  throw new Error(`${paths.graph.machine} has no path ${chosen.path}; there are ${paths.paths.length}.`);
}

/** What happened before a path begins, since the console does it as it opens. */
function beginningOf(whole: Graph, { begins = [] }: MachineWalk): Edge[] {
  return pathOfSteps({ graph: whole }, begins).edges;
}

/** Without the steps that nobody can take at the console; whatever ends a path leads nowhere from there. */
function walkable(whole: Graph, walk: MachineWalk): Graph {
  const isPossible = (edge: Edge, from: Situation) =>
    reasonToLeave(walk, edge.step) === undefined && (walk.allows?.(edge, from) ?? true);
  const situations = new Map<string, Situation>();
  for (const [key, situation] of whole.situations) {
    const edges = situation.edges
      .filter((edge) => isPossible(edge, situation))
      .map((edge) => (walk.ends?.(edge) ? { ...edge, to: ended(edge.to) } : edge));
    situations.set(key, { ...situation, edges });
    for (const { to, after } of edges) {
      if (whole.situations.has(to) || situations.has(to)) continue;
      situations.set(to, { ...situation, key: to, value: after.value, snapshot: after, edges: [], undefinedCells: [] });
    }
  }
  const start = beginningOf(whole, walk).at(-1)?.to ?? whole.initial.key;
  const reached = new Set(shortestWays(start, (at) => situations.get(at)?.edges ?? []).map(({ to }) => to));
  for (const key of situations.keys()) if (!reached.has(key)) situations.delete(key);
  const initial = situations.get(start) ?? whole.initial;
  return { ...whole, initial, situations };
}

const END = " (the path ends)";

function ended(key: string): string {
  return key + END;
}

/** Whether a path ends with this edge, since the machine is gone from the screen. */
export function isEnd({ to }: Edge): boolean {
  return to.endsWith(END);
}

/** Transitions that only steps which are left could take are excused with them. */
function gapsOf(walk: MachineWalk, whole: Graph, graph: Graph): string[] {
  const transitionsOf = ({ situations }: Graph) =>
    [...situations.values()]
      .flatMap(({ edges }) => edges)
      .filter(({ step }) => reasonToLeave(walk, step) === undefined)
      .flatMap(({ covered }) => [...covered.transitions]);
  const taken = new Set(transitionsOf(graph));
  for (const { covered } of beginningOf(whole, walk)) for (const name of covered.transitions) taken.add(name);
  // What another input alone leads to is not walked either, and has to be excused.
  const others = Object.values(walk.model.otherInputs ?? {}).map((input) => explore({ ...walk.model, input }));
  const missed = [...new Set([whole, ...others].flatMap(transitionsOf))].filter((name) => !taken.has(name));
  const { unreachable = {} } = walk;
  return [
    ...missed.filter((name) => !(name in unreachable)).map((name) => `no path in the browser takes ${name}`),
    ...Object.keys(unreachable)
      .filter((name) => !missed.includes(name))
      .map((name) => `${name} needs no excuse`),
  ].map((gap) => `${walk.model.machine.id}: ${gap}`);
}
