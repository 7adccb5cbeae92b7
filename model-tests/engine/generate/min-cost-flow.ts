/** So many from one supply to one demand, both by their index. */
type Shipment = [from: number, to: number, amount: number];

/**
 * The transportation problem: everything supplied goes to where it is demanded, as cheaply as can be. Each round ships by
 * the cheapest way that is left, which may take back what an earlier round has shipped (successive shortest paths, with
 * potentials so that no way is cheaper than nothing).
 * @param supplies and @param demands amounts above 0, as many in all on both sides
 * @param costs of one piece, at least 0, by supply and demand
 */
export function minCostFlow(
  supplies: readonly number[],
  demands: readonly number[],
  costs: readonly (readonly number[])[],
): Shipment[] {
  const [m, n] = [supplies.length, demands.length];
  const left = [...supplies];
  const open = [...demands];
  const shipped = new Float64Array(m * n);
  const cost = Float64Array.from({ length: m * n }, (_, index) => costs[Math.floor(index / n)]?.[index % n] ?? 0);
  const potential = new Float64Array(m + n);
  for (;;) {
    const { reached, distance, before } = cheapestWays();
    if (reached === -1) break;
    const limit = distance[m + reached] ?? 0;
    for (let node = 0; node < m + n; node += 1) {
      potential[node] = (potential[node] ?? 0) + Math.min(distance[node] ?? limit, limit);
    }
    ship(reached, before);
  }
  return supplies.flatMap((_, from) =>
    demands.flatMap((__, to): Shipment[] => {
      const amount = shipped[from * n + to] ?? 0;
      return amount > 0 ? [[from, to, amount]] : [];
    }),
  );

  /** Dijkstra from every supply that has something left to the nearest demand that lacks something. */
  function cheapestWays() {
    const distance = new Float64Array(m + n).fill(Number.POSITIVE_INFINITY);
    const before = new Int32Array(m + n).fill(-1);
    const isDone = new Uint8Array(m + n);
    for (let from = 0; from < m; from += 1) if ((left[from] ?? 0) > 0) distance[from] = 0;
    for (;;) {
      let at = -1;
      for (let node = 0; node < m + n; node += 1) {
        if (!isDone[node] && (distance[node] ?? 0) < (at < 0 ? Number.POSITIVE_INFINITY : (distance[at] ?? 0)))
          at = node;
      }
      if (at === -1) return { reached: -1, distance, before };
      if (at >= m && (open[at - m] ?? 0) > 0) return { reached: at - m, distance, before };
      isDone[at] = 1;
      const base = (distance[at] ?? 0) + (potential[at] ?? 0);
      if (at < m) for (let to = 0; to < n; to += 1) relax(at, m + to, base + (cost[at * n + to] ?? 0));
      else {
        for (let from = 0; from < m; from += 1) {
          if ((shipped[from * n + at - m] ?? 0) > 0) relax(at, from, base - (cost[from * n + at - m] ?? 0));
        }
      }
    }

    function relax(at: number, to: number, total: number) {
      const reduced = total - (potential[to] ?? 0);
      if (reduced >= (distance[to] ?? 0)) return;
      distance[to] = reduced;
      before[to] = at;
    }
  }

  function ship(reached: number, before: Int32Array) {
    const way: [from: number, to: number, sign: 1 | -1][] = [];
    let first = m + reached;
    for (let previous = before[first] ?? -1; previous !== -1; previous = before[first] ?? -1) {
      way.push(first >= m ? [previous, first - m, 1] : [first, previous - m, -1]);
      first = previous;
    }
    const takenBack = way.filter(([, , sign]) => sign === -1).map(([from, to]) => shipped[from * n + to] ?? 0);
    const amount = Math.min(left[first] ?? 0, open[reached] ?? 0, ...takenBack);
    for (const [from, to, sign] of way) shipped[from * n + to] = (shipped[from * n + to] ?? 0) + sign * amount;
    left[first] = (left[first] ?? 0) - amount;
    open[reached] = (open[reached] ?? 0) - amount;
  }
}
