/** A figure with its limit, as `npm run bench` reads it. */
export type Figure = {
  name: string;
  value: number;
  unit: "ms" | "";
  limit: { most: number } | { least: number };
};

/** Prints one figure as a line of JSON. */
export function report(figure: Figure): void {
  process.stdout.write(`${JSON.stringify(figure)}\n`);
}
