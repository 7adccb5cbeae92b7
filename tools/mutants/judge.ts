import { changeOf, isKilled, type Mutant, nameOf, survives } from "./mutant.ts";
import type { Excuse } from "./survivors.ts";

/** At least this share of the changes is noticed. */
const BAR = 0.9;

export type Judgement = { summary: string; problems: readonly string[] };

/**
 * Judges what came of a part's changes: enough are noticed, and there is a reason for each of the others.
 * @returns one line for the part, and what is wrong with it; nothing when it is kept.
 */
export function judge(part: string, mutants: readonly Mutant[], excuses: readonly Excuse[]): Judgement {
  if (mutants.length === 0) return { summary: part, problems: [`${part}: nothing was changed`] };
  const killed = mutants.filter(isKilled);
  const alive = mutants.filter(survives);
  const ignored = mutants.filter(({ status }) => status === "Ignored");
  const share = killed.length / (killed.length + alive.length);
  const excused = new Set(excuses.flatMap((one) => one.mutants));
  const unexplained = alive.filter((one) => !excused.has(nameOf(one)));
  const percent = (share * 100).toFixed(1);
  return {
    summary: [
      `${part}: ${killed.length} of ${killed.length + alive.length} changes noticed (${percent} %, bar ${BAR * 100} %)`,
      `${alive.length - unexplained.length} of the others explained`,
      `${ignored.length} made while a file is loaded, and not tried`,
    ].join(", "),
    problems: [
      ...(share >= BAR ? [] : [`${part}: only ${percent} % of the changes are noticed, and not ${BAR * 100} %`]),
      ...unexplained.map((one) => `${one.file}:${one.line} ${changeOf(one)}\n    ${nameOf(one)}`),
      ...uselessOf(mutants, excuses),
    ],
  };
}

/** The excuses for what is noticed by now, or is no longer there. */
function uselessOf(mutants: readonly Mutant[], excuses: readonly Excuse[]): string[] {
  const files = new Set(mutants.map(({ file }) => file));
  const alive = new Set(mutants.filter(survives).map(nameOf));
  return excuses
    .flatMap((one) => one.mutants)
    .filter((name) => files.has(name.slice(0, name.indexOf(": "))) && !alive.has(name))
    .map((name) => `An excuse for what does not survive: ${name}`);
}
