import type { Branch } from "./branches.ts";

/** The share of branches that situations must reach. */
const BAR = 0.95;

/** The printed report: branches by file, the unreached ones, and the total; whether enough are reached. */
export function reportOf(branches: readonly Branch[], notThere: readonly string[]): { lines: string[]; good: boolean } {
  const reachedOf = (some: readonly Branch[]) => some.filter(({ isReached }) => isReached).length;
  const files = Object.entries(Object.groupBy(branches, ({ file }) => file)).map(
    ([file, some = []]) =>
      `${percent(reachedOf(some) / some.length).padStart(7)}  ${reachedOf(some)}/${some.length}  ${file}`,
  );
  const missed = branches.filter(({ isReached }) => !isReached);
  const share = branches.length === 0 ? 0 : reachedOf(branches) / branches.length;
  const lines = [
    ...files.toSorted((one, other) => one.localeCompare(other, "en", { numeric: true })),
    "",
    ...notThere.map((situation) => `Not shown: ${situation}`),
    ...missed.map(({ file, line, text }) => `Not reached: ${file}:${line}  ${text}`),
    `${percent(share)} of ${branches.length} branches are reached; the threshold is ${percent(BAR)}.`,
  ];
  return { lines, good: share >= BAR && notThere.length === 0 };
}

function percent(share: number): string {
  return `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;
}
