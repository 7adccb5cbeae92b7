/** How a line is drawn: each differs from the others by its dashes and its mark, for whoever does not see its colour. */
type Stroke = {
  color: string;
  /** What a line of SVG is given. */
  line: { stroke: string; strokeDasharray?: string };
  /** The outline of its mark around the point (0, 0). */
  mark: string;
};

const DASHES = ["none", "7 5", "1 6", "10 4 1 4", "3 4"] as const;
const MARKS = [
  "M-4,0a4,4 0 1,0 8,0a4,4 0 1,0 -8,0",
  "M-3.5,-3.5h7v7h-7z",
  "M0,-5L4.5,3.5h-9z",
  "M0,-5L5,0L0,5L-5,0z",
  "M0,5L4.5,-3.5h-9z",
] as const;

/** The look of the line at a place, counted from 0. */
export function strokeOf(place: number): Stroke {
  const index = place % DASHES.length;
  const color = `var(--chart-${index + 1})`;
  return { color, line: { stroke: color, strokeDasharray: DASHES[index] ?? "none" }, mark: MARKS[index] ?? MARKS[0] };
}
