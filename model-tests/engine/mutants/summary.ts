import { csv } from "#model-tests/engine/report/csv.ts";
import { type Reasons, uselessReasons } from "./equivalent.ts";
import { MUTANT_KINDS } from "./mutants.ts";
import { isFound, isFoundByGenerated, type Judged, KILLERS } from "./verdict.ts";

/** How much invariants and generated tests have to find out without the approved tables, and everything together, in per cent. */
const BARS = { generated: 90, together: 100 } as const;

export type Shares = { generated: number; together: number };

/** How much of the faults that can be noticed is found out, in per cent. */
export function sharesOf(judged: readonly Judged[]): Shares {
  const noticeable = judged.filter(({ reason }) => reason === undefined);
  const share = (found: (one: Judged) => boolean) =>
    noticeable.length === 0 ? 100 : (noticeable.filter(found).length * 100) / noticeable.length;
  return { generated: share(isFoundByGenerated), together: share(isFound) };
}

/** Why a whole is not sharp enough, sentence by sentence; empty when it is. */
export function shortfalls(judged: readonly Judged[], reasons: Reasons): string[] {
  const { generated, together } = sharesOf(judged);
  return [
    ...(generated < BARS.generated
      ? [`Invariants and generated tests find ${generated.toFixed(1)} % of the faults, less than ${BARS.generated} %.`]
      : []),
    ...(together < BARS.together ? [`${(100 - together).toFixed(1)} % of the faults live.`] : []),
    ...uselessReasons(judged, reasons).map((name) => `equivalent.ts excuses what needs no excuse: ${name}`),
  ];
}

/** What the columns of `row` hold, and how to read them. */
export const HEAD: readonly string[] = [
  "Of the faults that each was asked about, how many it found out (found/asked). Who comes later is asked only of what is left,",
  "but the approved table and the unit tests both of what nothing generated found; --all asks all of them about each.",
  columns("", ["faults", ...KILLERS, "equivalent", "live", "generated"]),
];

/** How many faults, what found them out, and how much of that without the approved tables. */
export function row(name: string, judged: readonly Judged[]): string {
  const found = KILLERS.map((killer) => {
    const asked = judged.flatMap((one) => one.asked[killer] ?? []);
    return asked.length === 0 ? "–" : `${asked.filter(Boolean).length}/${asked.length}`;
  });
  const equivalent = judged.filter(({ reason }) => reason !== undefined).length;
  const live = judged.filter((one) => !isFound(one) && one.reason === undefined).length;
  const share = judged.length === 0 ? "–" : `${sharesOf(judged).generated.toFixed(0)} %`;
  return columns(name, [judged.length, ...found, equivalent, live, share]);
}

function columns(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(20) + cells.map((cell, index) => String(cell).padStart(widthOf(index))).join("");
}

/** As wide as the killer's name, and as the largest figures. */
function widthOf(index: number): number {
  return Math.max(11, (KILLERS[index - 1]?.length ?? 0) + 2);
}

/** What found the faults out, for each kind and all together, those that live, and the bars. */
export function summaryOf(judged: readonly Judged[]): string[] {
  const { generated, together } = sharesOf(judged);
  const ofKind = (name: string) => judged.filter(({ kind }) => kind === name);
  return [
    ...MUTANT_KINDS.map((kind) => row(kind, ofKind(kind))),
    row("all", judged),
    "",
    ...judged.flatMap((one) => {
      if (one.reason !== undefined) return [`equivalent  ${faultName(one)}: ${one.reason}`];
      return isFound(one) ? [] : [`lives  ${faultName(one)}`];
    }),
    `invariants and generated tests without the approved tables ${generated.toFixed(1)} % (bar ${BARS.generated} %)`,
    `everything together ${together.toFixed(1)} % (bar ${BARS.together} %)`,
  ];
}

/** A fault as a person reads it: where it is, and what was changed. */
export function faultName({ where, kind, what }: Judged): string {
  return `${where} ${kind}: ${what}`;
}

/** Each fault in a row, with the verdict of each test that was asked. */
export function mutantsCsv(judged: readonly Judged[]): string {
  const said = (isFound?: boolean) => (isFound === undefined ? "" : isFound ? "found" : "not found");
  return csv([
    ["Machine", "Kind", "Where", "Fault", ...KILLERS, "Equivalent, since"],
    ...judged.map(({ machine, kind, where, what, asked, reason }) => [
      ...[machine, kind, where, what],
      ...KILLERS.map((killer) => said(asked[killer])),
      reason ?? "",
    ]),
  ]);
}
