import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  getStateNodes,
} from "xstate";

/** A machine's chart, a row for each state: states within states are indented, transitions lead from row to row at the side. */
export type Chart = { rows: ChartRow[]; arcs: ChartArc[]; lanes: number };

export type ChartRow = {
  /** The state's id within its machine. */
  id: string;
  name: string;
  /** How many states are around it, the machine aside. */
  depth: number;
  kind: "atomic" | "compound" | "parallel" | "final";
  /** Whether the state around it begins here. */
  isInitial: boolean;
  /** The types of the events that it reacts to. */
  events: string[];
};

/** All transitions from one state to another. */
export type ChartArc = { from: number; to: number; lane: number; events: string[] };

/** Draws up a machine's chart. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = below(machine.root);
  const place = new Map(nodes.map((node, index) => [node.id, index]));
  const arcs = new Map<string, ChartArc>();
  for (const [from, node] of nodes.entries())
    for (const { eventType, target = [] } of transitionsOf(node))
      for (const { id } of target) {
        const to = place.get(id);
        if (to === undefined || to === from) continue;
        const arc = arcs.get(`${from} ${to}`) ?? { from, to, lane: 0, events: [] };
        if (!arc.events.includes(eventType)) arc.events.push(eventType);
        arcs.set(`${from} ${to}`, arc);
      }
  const placed = inLanes([...arcs.values()]);
  return { rows: nodes.map(rowOf), arcs: placed, lanes: Math.max(0, ...placed.map(({ lane }) => lane + 1)) };
}

/** The ids of the states that a machine is in. */
export function activeIn(snapshot: AnyMachineSnapshot): ReadonlySet<string> {
  return new Set([...activeNodes(snapshot)].map(({ id }) => id));
}

/** The states that a machine is in, the machine itself first. */
export function activeNodes({ machine, value }: AnyMachineSnapshot): ReadonlySet<AnyStateNode> {
  return new Set(getStateNodes(machine.root, value));
}

/** Whatever a state reacts to: events, answers and timers, and what needs none. What only forbids an event is left out. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  const all: AnyTransitionDefinition[] = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return all.filter(({ target, actions, guard }) => target || actions.length > 0 || guard);
}

function below(node: AnyStateNode): AnyStateNode[] {
  return Object.values<AnyStateNode>(node.states).flatMap((child) => [child, ...below(child)]);
}

function rowOf(node: AnyStateNode): ChartRow {
  const { parent, type } = node;
  return {
    id: node.id,
    name: node.key,
    depth: node.path.length - 1,
    kind: type === "history" ? "atomic" : type,
    isInitial: parent?.type === "compound" && parent.initial.target[0]?.id === node.id,
    events: [...new Set(transitionsOf(node).map(({ eventType }) => eventType))],
  };
}

/** Gives each arc the lane nearest to the states in which no other is in its way, the short ones first. */
function inLanes(arcs: readonly ChartArc[]): ChartArc[] {
  const lanes: ChartArc[][] = [];
  return arcs
    .toSorted((one, other) => lengthOf(one) - lengthOf(other))
    .map((arc) => {
      const free = lanes.findIndex((lane) => lane.every((other) => isApart(arc, other)));
      const lane = free < 0 ? lanes.length : free;
      const placed = { ...arc, lane };
      lanes[lane] = [...(lanes[lane] ?? []), placed];
      return placed;
    });
}

function lengthOf({ from, to }: ChartArc): number {
  return Math.abs(from - to);
}

function isApart(one: ChartArc, other: ChartArc): boolean {
  return (
    Math.max(one.from, one.to) < Math.min(other.from, other.to) ||
    Math.max(other.from, other.to) < Math.min(one.from, one.to)
  );
}
