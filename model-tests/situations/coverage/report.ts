import type { Branch } from "./branches.ts";
import { BAR, type Verdict } from "./judge.ts";

/** The printed report: branches by file, the unreached ones, and the total. */
export function linesOf(branches: readonly Branch[], verdict: Verdict, notThere: readonly string[]): string[] {
  const { share, open, excused, idle } = verdict;
  const files = Object.entries(Object.groupBy(branches, ({ file }) => file)).map(([file, some = []]) => {
    const reached = some.filter(({ isReached }) => isReached).length;
    return `${percent(reached / some.length).padStart(7)}  ${reached}/${some.length}  ${file}`;
  });
  const where = ({ file, line, text }: Branch) => `${file}:${line}  ${text}`;
  return [
    ...files.toSorted((one, other) => one.localeCompare(other, "en", { numeric: true })),
    "",
    ...notThere.map((situation) => `Not shown: ${situation}`),
    ...excused.map((branch) => `Excused: ${where(branch)} (${branch.why})`),
    ...open.map((branch) => `Not reached: ${where(branch)}`),
    ...idle.map((reason) => `Unused reason: ${reason}`),
    `${percent(share)} of ${branches.length} branches are reached; the threshold is ${percent(BAR)}.`,
  ];
}

function percent(share: number): string {
  return `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;
}
