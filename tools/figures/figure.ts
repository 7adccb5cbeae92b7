/** One measured figure beside the bar that it has to keep. */
export type Figure = {
  name: string;
  value: number;
  unit: "kB" | "MB" | "s" | "ms" | "points" | "";
  bar: { most: number } | { least: number };
  /** What is aimed for beyond the bar. */
  aim?: number;
};

export function meetsBar({ value, bar }: Figure): boolean {
  return "most" in bar ? value <= bar.most : value >= bar.least;
}

/** As in "✓ /login: 143.2 kB (at most 180 kB, aim 150)". */
export function formatFigure(figure: Figure): string {
  const { name, value, unit, bar, aim } = figure;
  const measured = Number.isInteger(value) ? String(value) : value.toFixed(unit === "" ? 3 : 1);
  const limit = "most" in bar ? `at most ${bar.most}` : `at least ${bar.least}`;
  const aimed = aim === undefined ? "" : `, aim ${aim}`;
  return `${meetsBar(figure) ? "✓" : "✗"} ${name}: ${`${measured} ${unit}`.trim()} (${`${limit} ${unit}`.trim()}${aimed})`;
}
