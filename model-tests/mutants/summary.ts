import { KILLERS, type Killer } from "./judge.ts";
import { MUTANT_KINDS, type MutantKind } from "./mutants.ts";

/** What became of one fault: `by` is null where nothing found it out, `reason` says why that is as it should be. */
export type Judged = {
  machine: string;
  kind: MutantKind;
  name: string;
  by: Killer | null;
  reason?: string | undefined;
};

/** How much laws and generated tests have to find out without the approved tables, and everything together, in per cent. */
export const BARS = { generated: 85, together: 100 } as const;

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

/** What found the faults out, for each machine, each kind and all together, and those that live. */
export function summaryOf(judged: readonly Judged[]): string[] {
  const machines = [...new Set(judged.map(({ machine }) => machine))];
  const { generated, together } = sharesOf(judged);
  return [
    ...machines.map((name) =>
      line(
        name,
        judged.filter(({ machine }) => machine === name),
      ),
    ),
    "",
    ...MUTANT_KINDS.map((name) =>
      line(
        name,
        judged.filter(({ kind }) => kind === name),
      ),
    ),
    "",
    ...judged
      .filter(({ by }) => by === null)
      .map(({ name, reason }) => `${reason ? "equivalent" : "lives"}  ${name}${reason ? `: ${reason}` : ""}`),
    line("all", judged),
    `laws and generated tests without the approved tables ${generated.toFixed(1)} % (bar ${BARS.generated} %)`,
    `everything together ${together.toFixed(1)} % (bar ${BARS.together} %)`,
  ];
}

function line(name: string, judged: readonly Judged[]): string {
  const found = KILLERS.flatMap((killer) => {
    const count = judged.filter(({ by }) => by === killer).length;
    return count > 0 ? [`${killer} ${count}`] : [];
  });
  const lives = judged.filter(({ by, reason }) => by === null && reason === undefined).length;
  return `${name}: ${judged.length} faults; ${[...found, `live ${lives}`].join(", ")}`;
}
