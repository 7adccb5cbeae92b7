import type { ElkExtendedEdge, ElkNode } from "elkjs/lib/elk-api.js";
import type { Chart, ChartState, ChartTransition } from "./chart.ts";
import { type Arrow, type Box, invokeText, type Layout, LINE, linesOf, lineText } from "./drawing.ts";

const HEADER = 32;
const PADDING = 12;
const SPACING = {
  "elk.spacing.nodeNode": "28",
  "elk.spacing.edgeNode": "16",
  "elk.spacing.edgeEdge": "12",
  "elk.spacing.edgeLabel": "4",
  "elk.layered.spacing.nodeNodeBetweenLayers": "36",
  "elk.layered.spacing.edgeNodeBetweenLayers": "16",
};

const OPTIONS = {
  ...SPACING,
  "elk.algorithm": "layered",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.json.edgeCoords": "ROOT",
  "elk.json.shapeCoords": "ROOT",
};

/** The size at which a whole chart is visible, in pixels; the layout direction that exceeds it less is chosen. */
const SEEN = { width: 1_080, height: 800 };

/** Lays out a chart, in a browser or in Node; a large chart takes a second. */
export async function layOut(chart: Chart): Promise<Layout> {
  const { default: Elk } = await import("elkjs/lib/elk.bundled.js");
  // ELK modifies its input graph, so each layout gets a new one.
  const inDirection = async (direction: string) =>
    layoutFrom(
      chart,
      await new Elk().layout({ ...graphOf(chart), layoutOptions: { ...OPTIONS, "elk.direction": direction } }),
    );
  const [right, down] = [await inDirection("RIGHT"), await inDirection("DOWN")];
  return excess(right) <= excess(down) ? right : down;
}

function graphOf(chart: Chart): ElkNode {
  return {
    id: "chart",
    children: chart.states.filter(({ parent }) => parent === null).map(nodeOf),
    edges: groupsOf(chart).map(edgeOf),
  };

  function nodeOf(state: ChartState): ElkNode {
    const own = linesOf(chart, state).map(lineText);
    // Leaves room for the status sign before each text.
    const texts = [`✓ ${state.label}`, ...state.invokes.map(invokeText), ...own.map((text) => `✓ ↻ ${text}`)];
    const width = grid(Math.max(...texts.map(widthOf)) + 2 * PADDING);
    const height = HEADER + LINE * (texts.length - 1) + (texts.length > 1 ? 8 : 4);
    const children = chart.states.filter(({ parent }) => parent === state.id).map(nodeOf);
    const id = nodeId(state.id);
    if (children.length === 0) return { id, width, height: grid(height) };
    return {
      id,
      children,
      layoutOptions: {
        ...SPACING,
        "elk.padding": `[top=${height + PADDING},left=20,bottom=20,right=20]`,
        "elk.nodeSize.constraints": "MINIMUM_SIZE",
        "elk.nodeSize.minimum": `(${width}, ${height})`,
      },
    };
  }

  function edgeOf(group: readonly ChartTransition[], index: number): ElkExtendedEdge {
    const [first] = group;
    const lines = group.map(lineText);
    return {
      id: `arrow ${index}`,
      sources: [nodeId(first?.from ?? "")],
      targets: [nodeId(first?.to ?? "")],
      labels: [
        { text: lines.join("\n"), width: grid(Math.max(...lines.map(widthOf)) + 24), height: LINE * lines.length },
      ],
    };
  }
}

function layoutFrom(chart: Chart, { children = [], edges = [], width = 0, height = 0 }: ElkNode): Layout {
  const boxes: Record<string, Box> = {};
  const place = (node: ElkNode) => {
    boxes[node.id.slice("state ".length)] = boxOf(node);
    for (const child of node.children ?? []) place(child);
  };
  for (const node of children) place(node);
  const groups = groupsOf(chart);
  const arrows = edges.map(
    ({ sections = [], labels = [] }, index): Arrow => ({
      transitions: (groups[index] ?? []).map(({ id }) => id),
      label: boxOf(labels[0] ?? {}),
      points: sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
        [startPoint, ...bendPoints, endPoint].map(({ x, y }): [number, number] => [Math.round(x), Math.round(y)]),
      ),
    }),
  );
  return { width: Math.ceil(width), height: Math.ceil(height), boxes, arrows };
}

function excess({ width, height }: Layout): number {
  return Math.max(width / SEEN.width, height / SEEN.height);
}

/** Transitions that leave a state, grouped by source and target. */
function groupsOf({ transitions }: Chart): ChartTransition[][] {
  const leaving = transitions.filter(({ from, to }) => from !== to);
  return [...Map.groupBy(leaving, ({ from, to }) => JSON.stringify([from, to])).values()];
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

function nodeId(state: string): string {
  return `state ${state}`;
}

/** An upper estimate of a text's width at 12 pixels, for any system font. */
function widthOf(text: string): number {
  return text.length * 7;
}

function grid(length: number): number {
  return Math.ceil(length / 4) * 4;
}
