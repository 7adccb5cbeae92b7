/** A directed arc between two nodes, given by number. */
export type Arc = { from: number; to: number; capacity: number; cost: number };

/**
 * A maximum flow of minimum cost, by the primal-dual algorithm: each round saturates all cheapest augmenting paths, and
 * potentials keep reduced costs non-negative.
 * @param nodes the number of nodes
 * @param arcs with integer costs of at least 0
 * @returns the flow through each arc
 */
export function minCostFlow(nodes: number, arcs: readonly Arc[], source: number, sink: number): Int32Array {
  // Each arc is followed by its reverse arc.
  const ends = Int32Array.from(arcs.flatMap(({ from, to }) => [to, from]));
  const costs = Int32Array.from(arcs.flatMap(({ cost }) => [cost, -cost]));
  const left = Float64Array.from(arcs.flatMap(({ capacity }) => [capacity, 0]));
  const leaving: number[][] = Array.from({ length: nodes }, () => []);
  for (const [place, { from, to }] of arcs.entries()) {
    leaving[from]?.push(2 * place);
    leaving[to]?.push(2 * place + 1);
  }
  const potential = new Int32Array(nodes);
  while (findDistances()) {
    const seen = new Uint8Array(nodes);
    while (send(seen) > 0) seen.fill(0);
  }
  return Int32Array.from(arcs, (_, place) => left[2 * place + 1] ?? 0);

  /** The reduced cost of an arc: 0 on the cheapest paths. */
  function reduced(arc: number, at: number): number {
    return (costs[arc] ?? 0) + (potential[at] ?? 0) - (potential[ends[arc] ?? 0] ?? 0);
  }

  /** Raises potentials by the distances from the source, found with buckets. @returns whether the sink is reachable */
  function findDistances(): boolean {
    const distance = new Int32Array(nodes).fill(-1);
    const buckets: number[][] = [[source]];
    for (let length = 0; length < buckets.length; length += 1) {
      for (const at of buckets[length] ?? []) {
        if (distance[at] !== -1) continue;
        distance[at] = length;
        for (const arc of leaving[at] ?? []) {
          const to = ends[arc] ?? 0;
          if ((left[arc] ?? 0) === 0 || distance[to] !== -1) continue;
          const next = length + reduced(arc, at);
          for (let known = buckets.length; known <= next; known += 1) buckets.push([]);
          buckets[next]?.push(to);
        }
      }
    }
    const farthest = distance[sink] ?? -1;
    if (farthest === -1) return false;
    for (let node = 0; node < nodes; node += 1) {
      const own = distance[node] ?? -1;
      potential[node] = (potential[node] ?? 0) + (own === -1 ? farthest : Math.min(own, farthest));
    }
    return true;
  }

  /** Sends flow along one cheapest path, found by depth-first search through unseen nodes. */
  function send(seen: Uint8Array): number {
    const way: number[] = [];
    const tried = new Map<number, number>();
    for (let at = source; at !== sink; ) {
      seen[at] = 1;
      const choices = leaving[at] ?? [];
      let place = tried.get(at) ?? 0;
      while (place < choices.length && !isOpen(choices[place] ?? 0, at)) place += 1;
      tried.set(at, place + 1);
      const arc = choices[place];
      if (arc !== undefined) {
        way.push(arc);
        at = ends[arc] ?? sink;
        continue;
      }
      const back = way.pop();
      if (back === undefined) return 0;
      at = ends[back ^ 1] ?? source;
    }
    const amount = Math.min(...way.map((arc) => left[arc] ?? 0));
    for (const arc of way) {
      left[arc] = (left[arc] ?? 0) - amount;
      left[arc ^ 1] = (left[arc ^ 1] ?? 0) + amount;
    }
    return amount;

    function isOpen(arc: number, at: number): boolean {
      return (left[arc] ?? 0) > 0 && seen[ends[arc] ?? 0] === 0 && reduced(arc, at) === 0;
    }
  }
}
