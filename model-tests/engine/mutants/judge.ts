import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { differences } from "#model-tests/engine/approved/difference.ts";
import { type Row, tableOf } from "#model-tests/engine/approved/table.ts";
import { coverageGaps, coverageOf } from "#model-tests/engine/generate/coverage.ts";
import { pathsFor } from "#model-tests/engine/generate/criteria.ts";
import type { MachineEffect } from "#model-tests/engine/generate/effects.ts";
import { ELEMENT_KINDS } from "#model-tests/engine/generate/element-names.ts";
import { type Explored, exploreAll, generate } from "#model-tests/engine/generate/generate.ts";
import { checkOverTime } from "#model-tests/engine/invariants/check-over-time.ts";
import { randomProblems } from "#model-tests/engine/invariants/random-walks.ts";
import { checkModel, type MachineModel } from "#model-tests/engine/model.ts";
import { replayProblem } from "#model-tests/engine/replay/replay.ts";
import { loadChanged } from "./load.ts";
import { type Mutant, SWAPPED_ACTIONS } from "./mutants.ts";
import type { Killer, TestResults } from "./verdict.ts";

/** A mutant's location: all sources of the machine, the changed one, and the machine's approved rows. */
export type Place = { files: readonly string[]; file: string; approved: readonly Row[] | null };

const RANDOM = { walks: 10, steps: 40, seed: 1 };

/**
 * Runs the generated tests against a mutant in order until one kills it; the approved table comes last.
 * @param isAll runs the remaining tests after the mutant is killed
 * @returns the result of each test that ran; `isSame` for a mutant shown to be equivalent
 */
export async function judge(
  model: MachineModel,
  { files, file, approved }: Place,
  { source, what }: Mutant,
  isAll = false,
): Promise<{ results: TestResults; isSame: boolean }> {
  const results: Partial<Record<Killer, boolean>> = {};
  const isSame = await ask();
  return { results, isSame };

  async function ask(): Promise<boolean> {
    const faulty = await orNull(async () => {
      const changed = { ...model, machine: await loadChanged(model.machine.id, files, file, source) };
      checkModel(changed);
      return changed;
    });
    if (isOver("creation", faulty === null) || faulty === null) return false;
    const kept = await orNull(() => keepingInvariants(faulty));
    if (isOver("invariant", kept === null)) return false;
    const explored = kept ?? (await orNull(() => exploreAll({ ...faulty, always: {}, overTime: {} })));
    if (explored === null) return false;
    if (isOver("coverage", isUncovered(faulty, explored))) return false;
    const parts = explored.map((one) => ({ ...one, model: { ...faulty, input: one.model.input } }));
    if (isOver("random walk", randomProblems(parts, RANDOM, "").length > 0)) return false;
    if (isOver("replay", await isCaughtInReplay(explored))) return false;
    // The table shows the order of context changes, but only their result is visible from outside. Where a
    // guard already checks `accepted`, checking it again only satisfies the compiler.
    if ((what.endsWith(SWAPPED_ACTIONS) || what.endsWith("accepted → true")) && behavesAs(model, explored)) return true;
    if (approved !== null) results["approved table"] = differences(approved, tableOf(explored)).length > 0;
    return false;
  }

  function isOver(killer: Killer, isFound: boolean): boolean {
    results[killer] = isFound;
    return isFound && !isAll;
  }
}

/**
 * Checks that the unchanged machine loads and passes; otherwise every mutant would count as killed.
 * @param files the machine's sources, starting with the one that exports it
 * @throws Error with the problems.
 */
export async function judgeAsItIs(model: MachineModel, files: readonly string[]): Promise<void> {
  const [file = ""] = files;
  await loadChanged(model.machine.id, files, file, readFileSync(file, "utf8"));
  const { gaps, parts } = generate(model);
  const wrong = [...gaps, ...randomProblems(parts, RANDOM, "")];
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  if (await isCaughtInReplay(exploreAll(model))) throw new Error(`${model.machine.id} fails its own replay`);
}

function keepingInvariants(model: MachineModel): Explored[] {
  const explored = exploreAll(model);
  const [empty] = checkOverTime(model, explored);
  if (empty !== undefined) throw new Error(empty);
  return explored;
}

async function orNull<Value>(act: () => Value | Promise<Value>): Promise<Value | null> {
  try {
    return await act();
  } catch {
    return null;
  }
}

/**
 * Whether some element is in no situation and thus on no path. Generating the paths would be slow and is not needed.
 */
function isUncovered(model: MachineModel, explored: readonly Explored[]): boolean {
  const walked = explored.map(({ graph }) => {
    const edges = [...graph.situations.values()].flatMap((situation) => situation.edges);
    return { graph, paths: [{ number: 1, edges }] };
  });
  return coverageGaps(model, coverageOf(model, walked), ELEMENT_KINDS).length > 0;
}

async function isCaughtInReplay(explored: readonly Explored[]): Promise<boolean> {
  const parts = explored.map((part) => {
    const paths = pathsFor("transitions", part.graph).map((edges) => ({ number: 0, edges }));
    return { ...part, paths };
  });
  return (await replayProblem(parts)) !== null;
}

/** Whether effects and context match the original in every situation, in the order visible from outside. */
function behavesAs(model: MachineModel, explored: readonly Explored[]): boolean {
  return isDeepStrictEqual(behaviourOf(explored), behaviourOf(exploreAll(model)));
}

function behaviourOf(explored: readonly Explored[]) {
  return explored.map(({ graph }) => ({
    start: [graph.initial.key, outwardly(graph.effectsAtStart)],
    steps: [...graph.situations.values()].flatMap(({ edges }) =>
      edges.map(({ from, step, to, after, effects }) => [
        ...[from, step.label, step.fixture, to],
        ...[after.value, after.context, outwardly(effects)],
      ]),
    ),
  }));
}

function outwardly(effects: readonly MachineEffect[]) {
  return effects.flatMap(({ kind, name, value }) => (kind === "write" ? [] : [[kind, name, value]]));
}
