import type { ChartState, ChartTransition } from "#model-tests/engine/charts/chart.ts";
import {
  type Box,
  invokeText,
  type Layout,
  LINE,
  linesOf,
  lineText,
  transitionTitle,
} from "#model-tests/engine/charts/drawing.ts";
import type { MachineFacts, PageFacts, View } from "#model-tests/engine/report/facts.ts";
import { svg } from "./element.ts";
import { type Part, toMachine } from "./route.ts";
import { type Status, statusOf } from "./status.ts";

/** The smallest legible scale of a chart; larger charts scroll in their frame. */
const SMALLEST = 0.85;

const NOWHERE: Layout = { width: 0, height: 0, boxes: {}, arrows: [] };

const WORST: readonly Status["tone"][] = ["bad", "changed", "part", "good", "quiet"];

/** A machine's chart, in which each state and transition links to its details. Arrow keys move to the nearest part. */
export function chartView(machine: MachineFacts, facts: PageFacts, view: View, selected: Part | null): SVGElement {
  const { chart } = machine;
  const { width, height, boxes, arrows } = facts.layouts[machine.id] ?? NOWHERE;
  const stateNames = new Map(chart.states.map(({ id }) => [id, id || chart.states[0]?.label]));
  const status = (id: string) => statusOf(view, id, machine, facts);
  const byId = new Map(chart.transitions.map((transition) => [transition.id, transition]));
  const drawing = svg(
    "svg",
    {
      class: "chart",
      role: "group",
      "aria-label": `State chart of ${chart.states[0]?.label}. Arrow keys go from one part to the nearest.`,
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      keydown: goOn,
    },
    svg("defs", {}, arrowHead()),
    chart.states.map(stateFrame),
    arrows.map(({ points, transitions }) => {
      const tones = transitions.map((id) => status(id).tone);
      const tone = WORST.find((one) => tones.includes(one)) ?? "quiet";
      return svg("path", {
        class: `arrow ${tone}`,
        d: pathOf(points),
        "marker-end": "url(#head)",
        "aria-hidden": "true",
      });
    }),
    chart.states.map(stateParts),
    arrows.map(({ label, transitions }) =>
      transitions.flatMap((id, index) => {
        const transition = byId.get(id);
        const line = { ...label, y: label.y + index * LINE, height: LINE };
        return transition ? [transitionPart(transition, line, lineText(transition))] : [];
      }),
    ),
  );
  drawing.style.minWidth = `${Math.round(width * SMALLEST)}px`;
  const first = drawing.querySelector("[aria-current]") ?? drawing.querySelector("a");
  first?.setAttribute("tabindex", "0");
  return drawing;

  function stateFrame({ id, kind, isFirst }: ChartState) {
    const { x, y, width: wide, height: high } = boxes[id] ?? { x: 0, y: 0, width: 0, height: 0 };
    const { tone } = status(id);
    const isInRegion = chart.states.find(({ id: parent }) => parent === parentOf(id))?.kind === "parallel";
    return svg(
      "g",
      { "aria-hidden": "true" },
      svg("rect", {
        class: `state ${kind} ${tone} ${isInRegion ? "region" : ""}`,
        x,
        y,
        width: wide,
        height: high,
        rx: 8,
      }),
      kind === "final"
        ? svg("rect", { class: `state inner ${tone}`, x: x + 4, y: y + 4, width: wide - 8, height: high - 8, rx: 5 })
        : null,
      isFirst ? svg("circle", { class: "first", cx: x, cy: y + 16, r: 5 }) : null,
    );
  }

  function parentOf(id: string) {
    return chart.states.find((state) => state.id === id)?.parent;
  }

  function stateParts(state: ChartState) {
    const box = boxes[state.id] ?? { x: 0, y: 0, width: 0, height: 0 };
    const { sign, words } = status(state.id);
    const lines = linesOf(chart, state);
    const from = box.y + 32;
    return svg(
      "g",
      {},
      part(
        { kind: "state", id: state.id },
        { x: box.x + 8, y: box.y + 4, width: box.width - 16, height: 24 },
        `${sign} ${state.label}`.trim(),
        [
          `state ${stateNames.get(state.id)}`,
          state.kind === "atomic" ? "" : state.kind,
          state.isFirst ? "where it begins" : "",
          words,
        ],
        "title",
      ),
      state.invokes.map((id, index) =>
        svg(
          "text",
          { class: "invokes", x: box.x + 12, y: from + index * LINE + 16, "aria-hidden": "true" },
          invokeText(id),
        ),
      ),
      lines.map((transition, index) =>
        transitionPart(
          transition,
          { x: box.x + 8, y: from + (state.invokes.length + index) * LINE, width: box.width - 16, height: LINE },
          `↻ ${lineText(transition)}`,
        ),
      ),
    );
  }

  function transitionPart(transition: ChartTransition, box: Box, shown: string) {
    const { id, from, to } = transition;
    const { sign, tone, words } = status(id);
    const where =
      from === to ? `stays in ${stateNames.get(from)}` : `from ${stateNames.get(from)} to ${stateNames.get(to)}`;
    return part(
      { kind: "transition", id },
      box,
      `${sign} ${shown}`.trim(),
      [shown.includes("…") ? transitionTitle(transition) : "", where, words],
      tone,
    );
  }

  function part(target: Part, { x, y, width: wide, height: high }: Box, text: string, said: string[], tone: string) {
    const isSelected = selected?.kind === target.kind && selected.id === target.id;
    return svg(
      "a",
      {
        class: `link ${tone}`,
        href: toMachine(machine.id, target),
        tabindex: "-1",
        // Starts with the visible text, so that voice control finds it.
        "aria-label": [text, ...said].filter(Boolean).join(", "),
        "aria-current": isSelected ? "true" : null,
      },
      svg("rect", { x, y, width: wide, height: high, rx: 4 }),
      svg("text", { x: x + 4, y: y + high / 2 + 4.5 }, text),
    );
  }

  function goOn(event: KeyboardEvent) {
    const direction = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key];
    if (direction === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const parts = [...drawing.querySelectorAll<SVGElement>("a.link")];
    const here = parts.find((one) => one === document.activeElement);
    const next = here && nearest(here, parts, direction[0] ?? 0, direction[1] ?? 0);
    if (!next) return;
    here.setAttribute("tabindex", "-1");
    next.setAttribute("tabindex", "0");
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

/** The nearest part in a direction; distance across the direction counts more than along it. */
function nearest(here: SVGElement, parts: readonly SVGElement[], right: number, down: number): SVGElement | undefined {
  const centre = (part: SVGElement) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const from = centre(here);
  const ahead = parts.flatMap((part) => {
    const { x, y } = centre(part);
    const [along, aside] =
      right === 0 ? [(y - from.y) * down, Math.abs(x - from.x)] : [(x - from.x) * right, Math.abs(y - from.y)];
    return along > 4 ? [{ part, distance: along + 2 * aside }] : [];
  });
  return ahead.toSorted((one, other) => one.distance - other.distance)[0]?.part;
}

function pathOf(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join(" ");
}

function arrowHead() {
  const size = { viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 8, markerHeight: 8 };
  return svg(
    "marker",
    { id: "head", orient: "auto-start-reverse", ...size },
    svg("path", { class: "head", d: "M0 0 L8 4 L0 8 Z" }),
  );
}
