import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tableOf } from "#model-tests/engine/approved/table.ts";
import type { Generated } from "#model-tests/engine/generate/generate.ts";
import type { BrowserReport } from "./report.ts";

/** The format of kept walks; those of another format are ignored. */
const FORMAT = 2;

/** The last walks by address and machine, with the machine's behaviour at that time. */
type Kept = Record<string, Record<string, BrowserReport & { behaviour: string }>>;

/**
 * Reads the last walks at an address, without those of machines that have changed since.
 * @param address empty for the local build
 */
export function readWalks(generated: readonly Generated[], folder: string, address = ""): Map<string, BrowserReport> {
  const all = readAll(folder)[address] ?? {};
  return new Map(
    generated.flatMap((one): [string, BrowserReport][] => {
      const { id } = one.model.machine;
      const walk = all[id];
      return walk?.behaviour === behaviourOf(one) ? [[id, walk]] : [];
    }),
  );
}

/**
 * Saves the walks of numbered paths. They replace the machine's paths with these numbers, and all of its paths if the
 * criterion or the number of paths is another one; other machines and addresses are kept.
 * @returns the machines whose walks are not saved
 */
export function keepWalks(
  walks: ReadonlyMap<string, BrowserReport>,
  generated: readonly Generated[],
  folder: string,
): string[] {
  const all = readAll(folder);
  for (const one of generated) {
    const { id } = one.model.machine;
    const walk = walks.get(id);
    if (!walk || walk.criterion === null) continue;
    const known = readWalks([one], folder, walk.address).get(id);
    const isSame = known?.criterion === walk.criterion && known.total === walk.total;
    const numbers = new Set(walk.paths.map(({ number }) => number));
    const others = isSame ? known.paths.filter(({ number }) => !numbers.has(number)) : [];
    const paths = [...walk.paths, ...others].toSorted((first, second) => first.number - second.number);
    all[walk.address] = { ...all[walk.address], [id]: { ...walk, paths, behaviour: behaviourOf(one) } };
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "walks.json"), JSON.stringify(all));
  return [...walks].flatMap(([id, { criterion }]) => (criterion === null ? [id] : []));
}

function readAll(folder: string): Kept {
  const path = join(folder, "walks.json");
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Kept) : {};
}

function behaviourOf(generated: Generated): string {
  return createHash("sha256")
    .update(JSON.stringify({ format: FORMAT, rows: tableOf(generated.parts) }))
    .digest("hex");
}
