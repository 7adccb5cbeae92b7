import { uselessReasons } from "./equivalent.ts";
import { type Judged, KILLERS } from "./judge.ts";
import { MUTANT_KINDS } from "./mutants.ts";

/** How much laws and generated tests have to find out without the approved tables, and everything together, in per cent. */
const BARS = { generated: 85, together: 100 } as const;

export type Shares = { generated: number; together: number };

/** How much of the faults that can be noticed is found out, in per cent. */
export function sharesOf(judged: readonly Judged[]): Shares {
  const noticeable = judged.filter(({ reason }) => reason === undefined);
  const share = (found: (one: Judged) => boolean) =>
    noticeable.length === 0 ? 100 : (noticeable.filter(found).length * 100) / noticeable.length;
  return {
    generated: share(({ by }) => by !== null && by !== "approved table"),
    together: share(({ by }) => by !== null),
  };
}

/** Why a whole is not sharp enough, sentence by sentence; empty when it is. */
export function shortfalls(judged: readonly Judged[]): string[] {
  const { generated, together } = sharesOf(judged);
  return [
    ...(generated < BARS.generated
      ? [`Laws and generated tests find ${generated.toFixed(1)} % of the faults, less than ${BARS.generated} %.`]
      : []),
    ...(together < BARS.together ? [`${(100 - together).toFixed(1)} % of the faults live.`] : []),
    ...uselessReasons(judged).map((name) => `equivalent.ts excuses what needs no excuse: ${name}`),
  ];
}

/** What found the faults out, for each kind and all together, and those that live. */
export function summaryOf(judged: readonly Judged[]): string[] {
  const { generated, together } = sharesOf(judged);
  return [
    ...MUTANT_KINDS.map((name) =>
      line(
        name,
        judged.filter(({ kind }) => kind === name),
      ),
    ),
    "",
    ...judged.flatMap((one) => {
      if (one.reason) return [`equivalent  ${told(one)}: ${one.reason}`];
      return one.by === null ? [`lives  ${told(one)}`] : [];
    }),
    line("all", judged),
    `laws and generated tests without the approved tables ${generated.toFixed(1)} % (bar ${BARS.generated} %)`,
    `everything together ${together.toFixed(1)} % (bar ${BARS.together} %)`,
  ];
}

/** A fault as a person reads it: where it is, and what was changed. */
export function told({ where, kind, what }: Judged): string {
  return `${where} ${kind}: ${what}`;
}

/** How many faults, what found them out, and how much of that without the approved tables. */
export function line(name: string, judged: readonly Judged[]): string {
  const count = (isSo: (one: Judged) => boolean) => judged.filter(isSo).length;
  const found = KILLERS.map((killer) => `${killer} ${count(({ by }) => by === killer)}`);
  const equivalent = `equivalent ${count(({ reason }) => reason !== undefined)}`;
  const lives = `live ${count(({ by, reason }) => by === null && reason === undefined)}`;
  const shown = [...found, equivalent, lives].filter((part) => !part.endsWith(" 0"));
  const share = judged.length > 0 ? ` (${sharesOf(judged).generated.toFixed(0)} %)` : "";
  return `${name}: ${judged.length} faults${share}${shown.length > 0 ? "; " : ""}${shown.join(", ")}`;
}
