import type { Edge, Graph } from "./explore.ts";

/** Steps from a machine's first situation onwards. */
export type Path = { number: number; edges: Edge[] };

export type TourPlan = {
  /** What an edge is walked for; a tour ends when everything wanted was walked. */
  wants: (edge: Edge) => Iterable<string>;
  /** Edges that cannot be walked at all are left out; all can unless told. */
  allows?: (edge: Edge) => boolean;
  /** Edges after which a path cannot go on; there are none unless told. */
  ends?: (edge: Edge) => boolean;
  /** A path is ended after so many steps, so that one that fails can still be read. */
  longest: number;
};

/**
 * Transition tours: walks on to the nearest edge with something still wanted, and begins again from the start where
 * there is none.
 */
export function tour(graph: Graph, { wants, allows = () => true, ends = () => false, longest }: TourPlan): Path[] {
  const wanted = new Set(
    [...graph.situations.values()].flatMap(({ edges }) => edges.flatMap((edge) => [...wants(edge)])),
  );
  const paths: Path[] = [];
  let edges: Edge[] = [];
  let at = graph.initial.key;
  for (;;) {
    const last = edges.at(-1);
    const goesOn = edges.length < longest && !(last && ends(last));
    const way = goesOn ? nearest(graph, at, { allows, ends }, isWanted) : null;
    if (way) {
      for (const edge of way) {
        edges.push(edge);
        for (const want of wants(edge)) wanted.delete(want);
        at = edge.to;
      }
    } else if (edges.length > 0) {
      paths.push({ number: paths.length + 1, edges });
      edges = [];
      at = graph.initial.key;
    } else {
      return paths;
    }
  }

  function isWanted(edge: Edge) {
    for (const want of wants(edge)) if (wanted.has(want)) return true;
    return false;
  }
}

/** The shortest way from a situation to an edge that is sought, that edge included; null when there is none. */
function nearest(
  { situations }: Graph,
  start: string,
  { allows, ends }: Required<Pick<TourPlan, "allows" | "ends">>,
  isSought: (edge: Edge) => boolean,
): Edge[] | null {
  const cameBy = new Map<string, Edge | null>([[start, null]]);
  for (const key of cameBy.keys()) {
    for (const edge of situations.get(key)?.edges ?? []) {
      if (!allows(edge)) continue;
      if (isSought(edge)) return [...wayTo(key, cameBy), edge];
      if (!ends(edge) && !cameBy.has(edge.to)) cameBy.set(edge.to, edge);
    }
  }
  return null;
}

function wayTo(key: string, cameBy: ReadonlyMap<string, Edge | null>): Edge[] {
  const last = cameBy.get(key);
  return last ? [...wayTo(last.from, cameBy), last] : [];
}
