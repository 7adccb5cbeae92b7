import { array, nat, sample } from "fast-check";
import { type Criterion, pathsFor } from "#model-tests/engine/generate/criteria.ts";
import { elementsOf } from "#model-tests/engine/generate/element-names.ts";
import { type Edge, explore, type Graph, type Situation } from "#model-tests/engine/generate/explore.ts";
import { LONGEST_PATH } from "#model-tests/engine/generate/postman.ts";
import { stepName } from "#model-tests/engine/generate/step.ts";
import { type Path, shortestWays } from "#model-tests/engine/generate/tour.ts";
import type { Excuse } from "#model-tests/engine/model.ts";
import { checkWalk } from "./check-walk.ts";
import { exclusionOf, type MachineWalk, type WalkStage } from "./machine-walk.ts";

/** The situations of a machine that a browser can reach, and the paths through them. */
// biome-ignore lint/suspicious/noExplicitAny: Generating paths does not depend on the stage's type.
export type WalkPaths<Stage extends WalkStage = any> = {
  walk: MachineWalk<Stage>;
  /** The name of the way to open the page; null for the walk's own. */
  variant: string | null;
  initialEdges: Edge[];
  /** The machine's graph, without the steps that are impossible at the console. */
  graph: Graph;
  paths: Path[];
  /** Problems: transitions and guard outcomes that no path takes, and unused excuses. */
  gaps: string[];
  /** Why transitions and guard outcomes are on no path, whichever way the page is opened. */
  excused: Readonly<Record<string, Excuse>>;
};

export type WalkPlan = {
  criterion: Criterion;
  /** For random paths: their number, and the seed that reproduces them. */
  walks: number;
  seed: number;
};

/** The default: tours through every transition and guard outcome, which also covers every state. */
export const TOURS: WalkPlan = { criterion: "guards", walks: 5, seed: 1 };

/** Generates the paths for the browser. @throws Error when the walk lacks an action, an expectation or a control. */
export function walkPaths(walk: MachineWalk, plan: WalkPlan = TOURS): WalkPaths {
  const [own] = everyWalkPaths(walk, plan);
  if (own === undefined) throw new Error(`${walk.model.machine.id} has no walk`);
  return own;
}

/** Generates the paths for each way to open the page, numbered consecutively; the first result has the gaps of all. */
export function everyWalkPaths(own: MachineWalk, plan: WalkPlan = TOURS): WalkPaths[] {
  const { model, variants = {} } = own;
  const ways = Object.entries(variants).map(([variant, other]): Pick<WalkPaths, "walk" | "variant"> => {
    const { [variant]: input = model.input } = model.otherInputs ?? {};
    return { variant, walk: { ...own, ...other, model: { ...model, input } } };
  });
  let number = 0;
  const walked = [{ variant: null, walk: own }, ...ways].map(({ variant, walk }) => {
    checkWalk(walk);
    const whole = explore(walk.model);
    const graph = walkable(whole, walk);
    const chosen = plan.criterion === "random" ? randomPaths(graph, plan) : pathsFor(plan.criterion, graph);
    const paths = chosen.map((edges) => ({ number: ++number, edges }));
    return { walk, variant, whole, initialEdges: initialEdgesOf(whole, walk), graph, paths };
  });
  const { gaps, excused } = gapsOf(own, walked);
  return walked.map(({ whole: _, ...way }, index) => ({ ...way, gaps: index === 0 ? gaps : [], excused }));
}

/** Paths of random steps; the same seed gives the same paths. */
function randomPaths(graph: Graph, { walks, seed }: WalkPlan): Edge[][] {
  const choices = array(nat(), { minLength: LONGEST_PATH, maxLength: LONGEST_PATH });
  return sample(choices, { numRuns: walks, seed }).map((chosen) => {
    const edges: Edge[] = [];
    for (const choice of chosen) {
      const possible = graph.situations.get(edges.at(-1)?.to ?? graph.initial.key)?.edges ?? [];
      const edge = possible[choice % possible.length];
      if (edge === undefined) break;
      edges.push(edge);
    }
    return edges;
  });
}

/** The path with these steps, by name. @throws Error naming the first impossible step. */
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

/**
 * The shortest path through a transition, into a state, or with a step, by name; without steps if opening the page does.
 * @throws Error without such a path.
 */
export function pathThrough({ graph, initialEdges }: Pick<WalkPaths, "graph" | "initialEdges">, name: string): Path {
  const covers = ({ covered }: Pick<Edge, "covered">) => covered.transitions.has(name) || covered.states.has(name);
  const isIt = (edge: Edge) => covers(edge) || stepName(edge.step) === name;
  if (covers({ covered: graph.coveredAtStart }) || initialEdges.some(isIt)) return { number: 0, edges: [] };
  for (const { to, edges } of shortestWays(graph, graph.initial.key)) {
    const last = graph.situations.get(to)?.edges.find(isIt);
    if (last) return { number: 0, edges: [...edges, last] };
  }
  throw new Error(`${graph.machine}: no browser path passes through ${name}`);
}

/** Which paths of a machine are walked; all of them if every part is null. */
export type PathChoice = {
  /** Only this path, by its number. */
  path: number | null;
  /** Only these steps, by name. */
  steps: readonly string[] | null;
  /** Only the shortest path through this transition, state or step, by name. */
  through: string | null;
  /** Only this way to open the page, by its name in the walk's `variants`. */
  variant: string | null;
};

export type ChosenPath = { way: WalkPaths; path: Path };

/**
 * The requested paths: one by its number, steps or element, or all; with `variant` only on that way to open the page.
 * @param every all ways of a walk
 * @throws Error without such a path.
 */
export function chosenPaths(every: readonly WalkPaths[], chosen: PathChoice): ChosenPath[] {
  const { steps, through } = chosen;
  const machine = every[0]?.graph.machine;
  const ways = every.filter(({ variant }) => chosen.variant === null || chosen.variant === variant);
  if (ways.length === 0) {
    const names = every.flatMap(({ variant }) => variant ?? []);
    throw new Error(`${machine} has no variant ${chosen.variant}; there are ${names.join(", ") || "none"}.`);
  }
  if (steps !== null) return firstWay(ways, (way) => pathOfSteps(way, steps));
  if (through !== null) return firstWay(ways, (way) => pathThrough(way, through));
  const all = ways.flatMap((way) => way.paths.map((path) => ({ way, path })));
  const found = all.filter(({ path: { number } }) => chosen.path === null || chosen.path === number);
  if (found.length > 0) return found;
  throw new Error(
    chosen.path === null
      ? `${machine} has no paths.`
      : `${machine} has no path ${chosen.path}; there are ${all.length}.`,
  );
}

/** The path on the first way that has it. @throws the first way's error when no way has it */
function firstWay(ways: readonly WalkPaths[], pathOn: (way: WalkPaths) => Path): ChosenPath[] {
  const problems: unknown[] = [];
  for (const way of ways)
    try {
      return [{ way, path: pathOn(way) }];
    } catch (problem) {
      problems.push(problem);
    }
  throw problems[0];
}

/** The steps that the console takes while opening, before a path begins. */
function initialEdgesOf(whole: Graph, { initialSteps = [] }: MachineWalk): Edge[] {
  return pathOfSteps({ graph: whole }, initialSteps).edges;
}

/** Removes steps that are impossible at the console; a path ends before such a step. */
function walkable(whole: Graph, walk: MachineWalk): Graph {
  const isPossible = (edge: Edge, from: Situation) =>
    exclusionOf(walk, edge.step) === undefined && (walk.isPossible?.(edge, from) ?? true);
  const situations = new Map<string, Situation>();
  for (const [key, situation] of whole.situations) {
    const edges = situation.edges
      .filter((edge) => isPossible(edge, situation))
      .map((edge) => (walk.endsPath?.(edge) ? { ...edge, to: edge.to + END } : edge));
    situations.set(key, { ...situation, edges });
    for (const { to, after } of edges) {
      if (whole.situations.has(to) || situations.has(to)) continue;
      situations.set(to, { ...situation, key: to, value: after.value, snapshot: after, edges: [], undefinedCells: [] });
    }
  }
  const start = initialEdgesOf(whole, walk).at(-1)?.to ?? whole.initial.key;
  const reached = new Set(shortestWays({ situations }, start).map(({ to }) => to));
  for (const key of situations.keys()) if (!reached.has(key)) situations.delete(key);
  const initial = situations.get(start) ?? whole.initial;
  return { ...whole, initial, situations };
}

const END = " (the path ends)";

/** Whether a path ends with this edge because the machine leaves the screen. */
export function isEnd({ to }: Edge): boolean {
  return to.endsWith(END);
}

/** A way to open the page, with the machine's whole graph before impossible steps are removed. */
type Way = Omit<WalkPaths, "variant" | "paths" | "gaps" | "excused"> & { whole: Graph };

/**
 * Transitions and guard outcomes that no path can take need an excuse; those that only left-out steps would take inherit
 * that step's excuse.
 */
function gapsOf(own: MachineWalk, ways: readonly Way[]): Pick<WalkPaths, "gaps" | "excused"> {
  const { model, unreachable = {}, variants: walked = {} } = own;
  const taken = new Set(
    ways.flatMap(({ walk, graph, initialEdges }) => [...namesOf(graph, walk), ...initialEdges.flatMap(named)]),
  );
  const unwalked = Object.keys(model.otherInputs ?? {}).filter((name) => !(name in walked));
  const { transitions, guardOutcomes } = elementsOf(model.machine);
  // Already excused: elements that only left-out steps would take, and elements that no step can take.
  const byExcluded = Object.fromEntries(ways.flatMap(({ whole, walk }) => takenOnlyByExcluded(whole, walk)));
  const untaken = [...transitions, ...guardOutcomes].filter((name) => !taken.has(name));
  const missed = untaken.filter((name) => !(name in { ...byExcluded, ...model.excused }));
  const reasons: Record<string, Excuse> = { ...byExcluded, ...unreachable };
  const excused = untaken.flatMap((name): [string, Excuse][] => (reasons[name] ? [[name, reasons[name]]] : []));
  const gaps = [
    ...unwalked.map((name) => `no walk opens the page with the input ${name}`),
    ...missed.filter((name) => !(name in unreachable)).map((name) => `no browser path takes ${name}`),
    ...Object.keys(unreachable)
      .filter((name) => !missed.includes(name))
      .map((name) => `${name} is excused but covered`),
  ].map((gap) => `${model.machine.id}: ${gap}`);
  return { gaps, excused: Object.fromEntries(excused) };
}

function namesOf({ situations, coveredAtStart }: Graph, walk: MachineWalk): string[] {
  const all = [...situations.values()];
  const edges = all.flatMap((situation) => situation.edges);
  return [
    ...edges.filter(({ step }) => exclusionOf(walk, step) === undefined).flatMap(named),
    ...[{ covered: coveredAtStart }, ...all.map(({ coveredByCells: covered }) => ({ covered }))].flatMap(named),
  ];
}

/** Elements that only left-out steps take, with the reason of such a step. */
function takenOnlyByExcluded(whole: Graph, walk: MachineWalk): [string, Excuse][] {
  const others = new Set(namesOf(whole, walk));
  const edges = [...whole.situations.values()].flatMap((situation) => situation.edges);
  return edges.flatMap((edge) => {
    const excuse = exclusionOf(walk, edge.step);
    return excuse === undefined
      ? []
      : named(edge).flatMap((name): [string, Excuse][] => (others.has(name) ? [] : [[name, excuse]]));
  });
}

export function named({ covered: { transitions, guardOutcomes } }: Pick<Edge, "covered">): string[] {
  return [...transitions, ...guardOutcomes];
}
