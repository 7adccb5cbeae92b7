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
import { type Html, html } from "#model-tests/engine/report/html.ts";
import { type Part, toMachine } from "./route.ts";
import { type Status, statusOf } from "./status.ts";

const NOWHERE: Layout = { width: 0, height: 0, boxes: {}, arrows: [] };
const NO_BOX: Box = { x: 0, y: 0, width: 0, height: 0 };

const WORST: readonly Status["tone"][] = ["bad", "changed", "part", "good", "quiet"];

/** A machine's chart, in which each state and transition links to its details. It is one tab stop. */
export function chartView(machine: MachineFacts, facts: PageFacts, view: View, selected: Part | null): Html {
  const { chart } = machine;
  const { width, height, boxes, arrows } = facts.layouts[machine.id] ?? NOWHERE;
  const stateNames = new Map(chart.states.map(({ id }) => [id, id || chart.states[0]?.label]));
  const status = (id: string) => statusOf(view, id, machine, facts);
  const byId = new Map(chart.transitions.map((transition) => [transition.id, transition]));
  const isShown = chart.states.some(({ id }) => id === selected?.id) || byId.has(selected?.id ?? "");
  return html`<svg class="chart" role="group" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"
      aria-label="State chart of ${chart.states[0]?.label ?? ""}. Arrow keys go from one part to the nearest.">
    <defs>
      <marker id="head" orient="auto-start-reverse" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8">
        <path class="head" d="M0 0 L8 4 L0 8 Z"/>
      </marker>
    </defs>
    ${chart.states.map(stateFrame)}
    ${arrows.map(({ points, transitions }) => {
      const tones = transitions.map((id) => status(id).tone);
      const tone = WORST.find((one) => tones.includes(one)) ?? "quiet";
      const path = points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join(" ");
      return html`<path class="arrow ${tone}" d="${path}" marker-end="url(#head)" aria-hidden="true"/>`;
    })}
    ${chart.states.map(stateParts)}
    ${arrows.map(({ label, transitions }) =>
      transitions.map((id, index) => {
        const transition = byId.get(id);
        const line = { ...label, y: label.y + index * LINE, height: LINE };
        return transition ? transitionPart(transition, line, lineText(transition)) : null;
      }),
    )}
  </svg>`;

  function stateFrame({ id, kind, isFirst, parent }: ChartState): Html {
    const { x, y, width: wide, height: high } = boxes[id] ?? NO_BOX;
    const { tone } = status(id);
    const isInRegion = chart.states.find((state) => state.id === parent)?.kind === "parallel";
    const inner = html`<rect class="state inner ${tone}" x="${x + 4}" y="${y + 4}" width="${wide - 8}" height="${high - 8}" rx="5"/>`;
    return html`<g aria-hidden="true">
      <rect class="state ${kind} ${tone} ${isInRegion ? "region" : ""}" x="${x}" y="${y}" width="${wide}" height="${high}" rx="8"/>
      ${kind === "final" ? inner : null}
      ${isFirst ? html`<circle class="first" cx="${x}" cy="${y + 16}" r="5"/>` : null}
    </g>`;
  }

  function stateParts(state: ChartState): Html {
    const box = boxes[state.id] ?? NO_BOX;
    const { sign, words } = status(state.id);
    const line = (index: number) => ({
      x: box.x + 8,
      y: box.y + 32 + index * LINE,
      width: box.width - 16,
      height: LINE,
    });
    const kind = state.kind === "atomic" ? "" : state.kind;
    const said = [`state ${stateNames.get(state.id)}`, kind, state.isFirst ? "where it begins" : "", words];
    return html`<g>
      ${part({ kind: "state", id: state.id }, { ...line(0), y: box.y + 4 }, `${sign} ${state.label}`.trim(), said, "title")}
      ${state.invokes.map((id, index) => html`<text class="invokes" x="${box.x + 12}" y="${line(index).y + 16}" aria-hidden="true">${invokeText(id)}</text>`)}
      ${linesOf(chart, state).map((transition, index) => transitionPart(transition, line(state.invokes.length + index), `↻ ${lineText(transition)}`))}
    </g>`;
  }

  function transitionPart(transition: ChartTransition, box: Box, text: string): Html {
    const { id, from, to } = transition;
    const { sign, tone, words } = status(id);
    const where =
      from === to ? `stays in ${stateNames.get(from)}` : `from ${stateNames.get(from)} to ${stateNames.get(to)}`;
    const said = [text.includes("…") ? transitionTitle(transition) : "", where, words];
    return part({ kind: "transition", id }, box, `${sign} ${text}`.trim(), said, tone);
  }

  /** The label starts with the visible text, so that voice control finds it. */
  function part(
    target: Part,
    { x, y, width: wide, height: high }: Box,
    text: string,
    said: string[],
    tone: string,
  ): Html {
    const isSelected = selected?.kind === target.kind && selected.id === target.id;
    const isStop = isShown ? isSelected : target.kind === "state" && target.id === "";
    return html`<a class="${tone}" href="${toMachine(machine.id, target)}" tabindex="${isStop ? 0 : -1}"
        aria-label="${[text, ...said].filter(Boolean).join(", ")}" aria-current="${isSelected ? "true" : "false"}">
      <rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="4"/>
      <text x="${x + 4}" y="${y + high / 2 + 4.5}">${text}</text>
    </a>`;
  }
}
