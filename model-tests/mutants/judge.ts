import { isDeepStrictEqual } from "node:util";
import { differences } from "#model-tests/approved/difference.ts";
import { readApproved } from "#model-tests/approved/file.ts";
import { tableOf } from "#model-tests/approved/table.ts";
import { coverageGaps, coverageOf } from "#model-tests/generate/coverage.ts";
import type { Deed } from "#model-tests/generate/deeds.ts";
import { ELEMENT_KINDS } from "#model-tests/generate/element-names.ts";
import { type Explored, exploreAll, generate, laidThrough, partsOf } from "#model-tests/generate/generate.ts";
import { checkOverTime } from "#model-tests/laws/check-over-time.ts";
import { randomProblems } from "#model-tests/laws/random-walks.ts";
import { checkModel, type MachineModel } from "#model-tests/model.ts";
import { replay } from "#model-tests/replay/replay.ts";
import { loadChanged } from "./load.ts";
import { type Mutant, type MutantKind, SWAPPED_ACTIONS } from "./mutants.ts";

/** What may find a fault out. `creation`: XState or the model's own check refuses the machine as such. */
export const KILLERS = ["creation", "law", "coverage", "random walk", "replay", "approved table"] as const;
export type Killer = (typeof KILLERS)[number];

/** As `Killer`; `no difference`: it was shown that nobody could notice; null: it lives. */
export type Verdict = Killer | "no difference" | null;

/** What became of one fault: `by` is null where nothing found it out, `reason` says why that is as it should be. */
export type Judged = {
  machine: string;
  kind: MutantKind;
  /** The file and the line. */
  where: string;
  what: string;
  by: Verdict;
  reason?: string | undefined;
};

const RANDOM = { walks: 10, steps: 40, seed: 1 };

/**
 * Lets everything that tests a machine look at it with a fault.
 * @returns what finds it out first, the approved table last
 */
export async function judge(model: MachineModel, file: string, { source, what }: Mutant): Promise<Verdict> {
  let faulty: MachineModel;
  try {
    faulty = { ...model, machine: await loadChanged(model.machine.id, file, source) };
    checkModel(faulty);
  } catch {
    return "creation";
  }
  let explored: Explored[];
  try {
    explored = exploreAll(faulty);
    if (checkOverTime(faulty, explored).length > 0) return "law";
  } catch {
    return "law";
  }
  if (isUncovered(faulty, explored)) return "coverage";
  if (randomProblems(explored, RANDOM).length > 0) return "random walk";
  if (await isCaughtInReplay(faulty, explored)) return "replay";
  // Tables tell in which order something is remembered; whoever looks from outside sees only what is remembered then.
  if (what.endsWith(SWAPPED_ACTIONS) && behavesAs(model, explored)) return "no difference";
  return isOther(faulty, explored) ? "approved table" : null;
}

/**
 * Finds nothing wrong with a machine as it is: else whatever is changed about it would be found wrong, too.
 * @throws Error that says what is wrong.
 */
export async function judgeAsItIs(model: MachineModel): Promise<void> {
  const { gaps, ...generated } = generate(model);
  const wrong = [...gaps, ...randomProblems(partsOf({ ...generated, gaps }), RANDOM)];
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  if (await isCaughtInReplay(model, exploreAll(model))) throw new Error(`${model.machine.id} fails its own replay`);
}

/** Whether something is in no situation: then no path covers it. The paths themselves, which take long, are not needed. */
function isUncovered(model: MachineModel, explored: readonly Explored[]): boolean {
  const walked = explored.map(({ graph }) => {
    const edges = [...graph.situations.values()].flatMap((situation) => situation.edges);
    return { graph, paths: [{ number: 1, edges }] };
  });
  return coverageGaps(model, coverageOf(model, walked), ELEMENT_KINDS).length > 0;
}

async function isCaughtInReplay(model: MachineModel, explored: readonly Explored[]): Promise<boolean> {
  try {
    for (const part of partsOf(laidThrough(model, explored, "transitions"))) {
      const triedIn = new Set<string>();
      for (const path of part.paths) await replay(part, path, triedIn);
    }
    return false;
  } catch {
    return true;
  }
}

function isOther({ machine }: MachineModel, explored: readonly Explored[]): boolean {
  return differences(readApproved(machine.id) ?? [], tableOf(explored)).length > 0;
}

/** Whether it does and remembers the same as it should in every situation, in the same order for everybody outside. */
function behavesAs(model: MachineModel, explored: readonly Explored[]): boolean {
  return isDeepStrictEqual(behaviourOf(explored), behaviourOf(exploreAll(model)));
}

function behaviourOf(explored: readonly Explored[]) {
  return explored.map(({ graph }) => ({
    start: [graph.initial.key, outwardly(graph.deedsAtStart)],
    steps: [...graph.situations.values()].flatMap(({ edges }) =>
      edges.map(({ from, step, to, after, deeds }) => [
        ...[from, step.label, step.fixture, to],
        ...[after.value, after.context, outwardly(deeds)],
      ]),
    ),
  }));
}

function outwardly(deeds: readonly Deed[]) {
  return deeds.flatMap(({ kind, name, value }) => (kind === "write" ? [] : [[kind, name, value]]));
}
