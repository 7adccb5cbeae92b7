export type Figure = {
  name: string;
  value: number;
  unit: "kB" | "MB" | "s" | "ms" | "points" | "";
  limit: { most: number } | { least: number };
};

export function isWithinLimit({ value, limit }: Figure): boolean {
  return "most" in limit ? value <= limit.most : value >= limit.least;
}

/**
 * The figure in a line of JSON, as the programs in sandbox/bench/ print it.
 * @throws Error with the line, if it has no limit.
 */
export function parseFigure(line: string): Figure {
  const figure = JSON.parse(line) as Partial<Figure>;
  if (figure.limit === undefined) throw new Error(`This is no figure with a limit: ${line}`);
  return figure as Figure;
}

/** As in "✓ /login: 143.2 kB (at most 180 kB)". */
export function formatFigure(figure: Figure): string {
  const { name, value, unit, limit } = figure;
  const measured = Number.isInteger(value) ? String(value) : value.toFixed(unit === "" ? 3 : 1);
  const bound = "most" in limit ? `at most ${limit.most}` : `at least ${limit.least}`;
  return `${isWithinLimit(figure) ? "✓" : "✗"} ${name}: ${`${measured} ${unit}`.trim()} (${`${bound} ${unit}`.trim()})`;
}
