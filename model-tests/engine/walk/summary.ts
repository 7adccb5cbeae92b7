import type { BrowserReport } from "#model-tests/engine/report/report.ts";

type Walk = Pick<BrowserReport, "total" | "excluded"> & { paths: Omit<BrowserReport["paths"][number], "taken">[] };

/**
 * Summarizes the browser walks, a line for each machine and a total. Failures have no tick; excused elements stay in
 * the total.
 * @param machines the number of machines, walked or not
 */
export function summaryOf(walks: ReadonlyMap<string, Walk>, machines: number): string[] {
  const each = [...walks].sort(([one], [other]) => one.localeCompare(other));
  const lines = each.map(([machine, { paths, total, excluded }]) => {
    const failed = paths.filter(({ failure }) => failure !== null).map(({ number }) => number);
    const parts = [
      `${failed.length === 0 ? "✓" : "✗"} ${machine}: ${figures(paths)}`,
      ...(paths.length < total ? [`of ${total} paths`] : []),
      ...(failed.length > 0 ? [`failed: ${failed.join(", ")}`] : []),
      ...(Object.keys(excluded).length > 0 ? [`excluded with a reason: ${Object.keys(excluded).length}`] : []),
    ];
    return parts.join("; ");
  });
  const all = each.flatMap(([, { paths }]) => paths);
  const failed = all.filter(({ failure }) => failure !== null).length;
  const whole = `${each.length} of ${machines} machines, ${figures(all)}; ${failed} failed`;
  return [...lines, `${failed === 0 ? "✓" : "✗"} Total: ${whole}`];
}

function figures(paths: Walk["paths"]): string {
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
  const seconds = paths.reduce((sum, path) => sum + path.seconds, 0);
  return `${paths.length} walked, ${steps} steps, ${seconds.toFixed(1)} s`;
}
