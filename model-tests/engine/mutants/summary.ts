import { csv } from "#model-tests/engine/report/csv.ts";
import { MUTANT_KINDS } from "./mutants.ts";
import { isFound, isFoundByGenerated, type Judged, KILLERS, type Reasons, uselessReasons } from "./verdict.ts";

/**
 * The minimum mutation scores in per cent: for invariants and generated tests without approved tables, and for all
 * tests together.
 */
const BARS = { generated: 90, together: 100 } as const;

/** The mutation scores without equivalent mutants, in per cent. */
export function sharesOf(judged: readonly Judged[]) {
  const noticeable = judged.filter(({ reason }) => reason === undefined);
  const share = (found: (one: Judged) => boolean) =>
    noticeable.length === 0 ? 100 : (noticeable.filter(found).length * 100) / noticeable.length;
  return { generated: share(isFoundByGenerated), together: share(isFound) };
}

/** The reasons why the scores are insufficient, one sentence each; empty when they suffice. */
export function shortfalls(judged: readonly Judged[], reasons: Reasons): string[] {
  const { generated, together } = sharesOf(judged);
  return [
    ...(generated < BARS.generated
      ? [`Invariants and generated tests kill ${generated.toFixed(1)} % of the mutants, less than ${BARS.generated} %.`]
      : []),
    ...(together < BARS.together ? [`${(100 - together).toFixed(1)} % of the mutants survived.`] : []),
    ...uselessReasons(judged, reasons).map((name) => `equivalent.ts has an unused entry: ${name}`),
  ];
}

/** The column headings of `row`, with an explanation. */
export const HEAD: readonly string[] = [
  "For each check, killed/tried mutants. Checks run in this order until one kills the mutant,",
  "but both the approved table and the unit tests run on all that the generated checks miss; --all runs every check on every mutant.",
  columns("", ["mutants", ...KILLERS, "equivalent", "survived", "generated"]),
];

/** The number of mutants, the kills of each test, and the score without approved tables. */
export function row(name: string, judged: readonly Judged[]): string {
  const found = KILLERS.map((killer) => {
    const found = judged.flatMap((one) => one.results[killer] ?? []);
    return found.length === 0 ? "–" : `${found.filter(Boolean).length}/${found.length}`;
  });
  const equivalent = judged.filter(({ reason }) => reason !== undefined).length;
  const live = judged.filter((one) => !isFound(one) && one.reason === undefined).length;
  const share = judged.length === 0 ? "–" : `${sharesOf(judged).generated.toFixed(0)} %`;
  return columns(name, [judged.length, ...found, equivalent, live, share]);
}

function columns(name: string, cells: readonly (string | number)[]): string {
  // As wide as the killer's name and the largest number.
  const widthOf = (index: number) => Math.max(11, (KILLERS[index - 1]?.length ?? 0) + 2);
  return name.padEnd(20) + cells.map((cell, index) => String(cell).padStart(widthOf(index))).join("");
}

/** The kills for each kind and in total, the live mutants, and the required scores. */
export function summaryOf(judged: readonly Judged[]): string[] {
  const { generated, together } = sharesOf(judged);
  const ofKind = (name: string) => judged.filter(({ kind }) => kind === name);
  return [
    ...MUTANT_KINDS.map((kind) => row(kind, ofKind(kind))),
    row("all", judged),
    "",
    ...judged.flatMap((one) => {
      if (one.reason !== undefined) return [`equivalent  ${faultName(one)}: ${one.reason}`];
      return isFound(one) ? [] : [`survived  ${faultName(one)}`];
    }),
    `mutation score of invariants and generated tests, without approved tables: ${generated.toFixed(1)} % (threshold ${BARS.generated} %)`,
    `mutation score of all tests: ${together.toFixed(1)} % (threshold ${BARS.together} %)`,
  ];
}

export function faultName({ where, kind, what }: Judged): string {
  return `${where} ${kind}: ${what}`;
}

export function mutantsCsv(judged: readonly Judged[]): string {
  const said = (isFound?: boolean) => (isFound === undefined ? "" : isFound ? "killed" : "survived");
  return csv([
    ["Machine", "Kind", "Location", "Mutant", ...KILLERS, "Why equivalent"],
    ...judged.map(({ machine, kind, where, what, results, reason }) => [
      ...[machine, kind, where, what],
      ...KILLERS.map((killer) => said(results[killer])),
      reason ?? "",
    ]),
  ]);
}
