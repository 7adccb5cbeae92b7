import { differences } from "#model-tests/approved/difference.ts";
import { readApproved } from "#model-tests/approved/file.ts";
import { tableOf } from "#model-tests/approved/table.ts";
import { generate, partsOf } from "#model-tests/generate/generate.ts";
import { randomProblems } from "#model-tests/laws/random-walks.ts";
import { checkModel, type MachineModel } from "#model-tests/model.ts";
import { replay } from "#model-tests/replay/replay.ts";
import { loadChanged } from "./load.ts";

/** What may find a fault out. `creation`: XState or the model's own check refuses the machine as such. */
export const KILLERS = ["creation", "law", "coverage", "random walk", "replay", "approved table"] as const;
export type Killer = (typeof KILLERS)[number];

const RANDOM = { walks: 10, steps: 40, seed: 1 };

/**
 * Lets everything that tests a machine look at it with a fault.
 * @returns what finds it out first, the approved table last; null when nothing does
 */
export async function judge(model: MachineModel, file: string, source: string): Promise<Killer | null> {
  let faulty: MachineModel;
  try {
    faulty = { ...model, machine: await loadChanged(model.machine.id, file, source) };
    checkModel(faulty);
  } catch {
    return "creation";
  }
  let generated: ReturnType<typeof generate>;
  try {
    generated = generate(faulty);
  } catch {
    return "law";
  }
  if (generated.gaps.length > 0) return "coverage";
  if (partsOf(generated).some((part) => randomProblems([part], RANDOM).length > 0)) return "random walk";
  if (await isCaughtInReplay(generated)) return "replay";
  return isOther(generated) ? "approved table" : null;
}

function isOther(generated: ReturnType<typeof generate>): boolean {
  const approved = readApproved(generated.model.machine.id) ?? [];
  return differences(approved, tableOf(partsOf(generated))).length > 0;
}

async function isCaughtInReplay(generated: ReturnType<typeof generate>): Promise<boolean> {
  try {
    for (const part of partsOf(generated)) {
      const triedIn = new Set<string>();
      for (const path of part.paths) await replay(part, path, triedIn);
    }
    return false;
  } catch {
    return true;
  }
}
