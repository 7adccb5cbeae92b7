import type { Chart, ChartState, ChartTransition } from "./chart.ts";
import { inWords } from "./words.ts";

/** Where everything of a chart stands, in pixels from the top left. */
export type Layout = { width: number; height: number; boxes: Record<string, Box>; arrows: Arrow[] };

export type Box = { x: number; y: number; width: number; height: number };

/** All transitions from one state to another as one line, with a label of a line each. */
export type Arrow = { transitions: string[]; label: Box; points: [number, number][] };

/** The height of a line of text that can be pointed at. */
export const LINE = 24;
/** The longest line of a label, in characters; what is longer is cut, and shown in full beside the chart. */
const LONGEST_LINE = 44;

/** The lines in a state's own box: the events after which it stays. */
export function linesOf({ transitions }: Chart, state: ChartState): ChartTransition[] {
  return transitions.filter(({ from, to }) => from === state.id && to === state.id);
}

/** What a state says of what it asks or starts. */
export function asksText(id: string): string {
  return `asks: ${inWords(id)}`;
}

/** A transition in full: `code submitted, if code is present`. */
export function transitionTitle({ event, guard }: ChartTransition): string {
  if (guard === "") return event;
  return guard === "otherwise" || guard.startsWith("on ") ? `${event}, ${guard}` : `${event}, if ${guard}`;
}

/** What stands on a transition's line. */
export function lineText({ event, guard }: ChartTransition): string {
  const text = guard ? `${event} [${guard}]` : event;
  return text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE - 1)}…` : text;
}
