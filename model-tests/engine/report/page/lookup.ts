import type { MachineFacts, RowFacts } from "#model-tests/engine/report/facts.ts";
import type { Part } from "./route.ts";

/** The indices of the edges of a path or a transition, or of those that enter a state. */
export function edgesOf({ edges, situations, paths }: MachineFacts, part: Part): ReadonlySet<number> {
  if (part.kind === "path") return new Set(paths.find(({ number }) => String(number) === part.id)?.edges);
  const isIn = (situation: number) => situations[situation]?.states.includes(part.id) ?? false;
  return new Set(
    edges.flatMap((edge, place) =>
      (part.kind === "state" ? isIn(edge.to) && !isIn(edge.from) : edge.transitions.includes(part.id)) ? [place] : [],
    ),
  );
}

/** The paths through a part, those that reach it in the fewest steps first. */
export function pathsThrough(machine: MachineFacts, part: Part): MachineFacts["paths"] {
  const concerned = edgesOf(machine, part);
  return machine.paths
    .flatMap((path) => {
      const first = path.edges.findIndex((edge) => concerned.has(edge));
      return first < 0 ? [] : [{ path, first }];
    })
    .toSorted((one, other) => one.first - other.first)
    .map(({ path }) => path);
}

/** A path from the machine's start: its input and the indices of its edges. */
export type Way = { input: string; edges: number[] };

/** The shortest path to a state or over a transition, or null if there is none. */
export function shortestWay(machine: MachineFacts, part: Part): Way | null {
  const concerned = edgesOf(machine, part);
  const starts = startsOf(machine);
  const isThere = (situation: number) =>
    part.kind === "state" && (part.id === "" || (machine.situations[situation]?.states.includes(part.id) ?? false));
  const seen = new Set<number>(starts.keys());
  let ways: (Way & { at: number })[] = [...starts].map(([at, input]) => ({ at, input, edges: [] }));
  const leaving = Map.groupBy(machine.edges.keys(), (place) => machine.edges[place]?.from ?? 0);
  while (ways.length > 0) {
    const next: typeof ways = [];
    for (const { at, input, edges } of ways) {
      if (isThere(at)) return { input, edges };
      for (const place of leaving.get(at) ?? []) {
        const way = { at: machine.edges[place]?.to ?? 0, input, edges: [...edges, place] };
        if (concerned.has(place)) return { input, edges: way.edges };
        if (!seen.has(way.at)) next.push(way);
        seen.add(way.at);
      }
    }
    ways = next;
  }
  return null;
}

/** The situations where the machine starts, with the input of each. */
function startsOf({ paths, edges }: MachineFacts): ReadonlyMap<number, string> {
  return new Map([
    [0, ""],
    ...paths.map(({ edges: [first = 0], input }): [number, string] => [edges[first]?.from ?? 0, input]),
  ]);
}

/** The approved rows of a part: a transition's own, or those that start or are ignored in a state. */
export function rowsOf(machine: MachineFacts, part: Part): RowFacts[] {
  const concerned = edgesOf(machine, part);
  return machine.rows.filter((row) =>
    part.kind === "state" ? row.states.includes(part.id) : row.edges.some((edge) => concerned.has(edge)),
  );
}

/** The clauses that a part names; for a transition, also those of the states it enters. */
export function clausesOf(machine: MachineFacts, part: Part): string[] {
  const { states, transitions } = machine.chart;
  const own = (part.kind === "state" ? states : transitions).find(({ id }) => id === part.id)?.clauses ?? [];
  const taken = part.kind === "transition" ? [...edgesOf(machine, part)] : [];
  return [...new Set([...own, ...taken.flatMap((place) => machine.edges[place]?.clauses ?? [])])];
}

/** The invariants that apply to a part's edges or name one of its clauses. */
export function invariantsOf(machine: MachineFacts, part: Part): MachineFacts["invariants"] {
  const clauses = clausesOf(machine, part);
  const concerned = edgesOf(machine, part);
  const told = new Set([...concerned].flatMap((edge) => machine.edges[edge]?.invariants ?? []));
  return machine.invariants.filter(
    (invariant, place) => told.has(place) || invariant.clauses.some((clause) => clauses.includes(clause)),
  );
}

/** The calls of a state, or the calls that a transition starts or whose answer it takes. */
export function callsOf(machine: MachineFacts, part: Part): MachineFacts["calls"] {
  const state = machine.chart.states.find(({ id }) => id === part.id);
  if (part.kind === "state") return machine.calls.filter(({ id }) => state?.invokes.includes(id));
  const edges = [...edgesOf(machine, part)].flatMap((place) => machine.edges[place] ?? []);
  const names = edges.flatMap(({ effects, step }) => [
    ...[...effects.matchAll(/invoke (\w+)/g)].flatMap(([, name]) => name ?? []),
    ...(/^(\w+) (?:answers|fails)/.exec(machine.steps[step]?.name ?? "")?.slice(1) ?? []),
  ]);
  return machine.calls.filter(({ id }) => names.includes(id));
}

/** `isNear` marks a picture of a nearby state, shown because the state itself has none. */
export type Shown = { state: string; isNear: boolean };

/**
 * Up to three pictures of a part: of the state itself, or of a transition's target, else its source. If there are none,
 * pictures of the nearest state, marked `isNear`.
 */
export function screensOf({ pictures, chart }: MachineFacts, part: Part): Shown[] {
  const transition = chart.transitions.find(({ id }) => id === part.id);
  const states = transition ? [transition.to, transition.from] : [part.id];
  const own = states.map((meant) => pictures.filter((state) => shared(state, meant) === OWN)).find((one) => one[0]);
  if (own) return own.slice(0, 3).map((state) => ({ state, isNear: false }));
  const nearness = pictures.map((picture) => Math.max(...states.map((state) => shared(picture, state))));
  const nearest = Math.max(...nearness);
  const near = pictures.filter((_, place) => nearness[place] === nearest).slice(0, 3);
  return near.map((state) => ({ state, isNear: true }));
}

const OWN = Number.MAX_SAFE_INTEGER;

/** The number of ancestors that two states share; `OWN` if one contains the other. */
function shared(one: string, other: string): number {
  if (one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)) return OWN;
  const [mine, theirs] = [one.split("."), other.split(".")];
  const apart = mine.findIndex((name, place) => name !== theirs[place]);
  return apart < 0 ? mine.length : apart;
}
