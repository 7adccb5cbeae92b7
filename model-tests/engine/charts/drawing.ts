import type { Chart, ChartState, ChartTransition } from "./chart.ts";
import { inWords } from "./words.ts";

/** The positions of a chart's elements, in pixels from the top left. */
export type Layout = { width: number; height: number; boxes: Record<string, Box>; arrows: Arrow[] };

export type Box = { x: number; y: number; width: number; height: number };

/** All transitions from one state to another as one arrow, with a label line for each. */
export type Arrow = { transitions: string[]; label: Box; points: [number, number][] };

/** The height of a text line that is large enough to point at. */
export const LINE = 24;
/** The longest label line, in characters; longer text is truncated and shown in full beside the chart. */
const LONGEST_LINE = 44;

/** The transitions listed inside a state's box, which do not leave it. */
export function linesOf({ transitions }: Chart, state: ChartState): ChartTransition[] {
  return transitions.filter(({ from, to }) => from === state.id && to === state.id);
}

export function invokeText(id: string): string {
  return `invokes: ${inWords(id)}`;
}

/** A transition in full: `code submitted, if code is present`. */
export function transitionTitle({ event, guard }: ChartTransition): string {
  if (guard === "") return event;
  return guard === "otherwise" || guard.startsWith("on ") ? `${event}, ${guard}` : `${event}, if ${guard}`;
}

export function lineText({ event, guard }: ChartTransition): string {
  const text = guard ? `${event} [${guard}]` : event;
  return text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE - 1)}…` : text;
}
