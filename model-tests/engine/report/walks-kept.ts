import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tableOf } from "#model-tests/engine/approved/table.ts";
import { type Generated, partsOf } from "#model-tests/engine/generate/generate.ts";
import type { BrowserReport } from "./report.ts";

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

/** Saves walks at an address; keeps the other paths, machines and addresses. */
export function keepWalks(
  walks: ReadonlyMap<string, BrowserReport>,
  generated: readonly Generated[],
  folder: string,
  address = "",
): void {
  const all = readAll(folder);
  const known = readWalks(generated, folder, address);
  const there = all[address] ?? {};
  for (const one of generated) {
    const { id } = one.model.machine;
    const walk = walks.get(id);
    if (!walk) continue;
    const walked = new Set(walk.paths.map(stepsOf));
    const others = known.get(id)?.paths.filter((path) => !walked.has(stepsOf(path))) ?? [];
    const paths = [...walk.paths, ...others].toSorted((first, second) => first.number - second.number);
    there[id] = { ...walk, paths, total: Math.max(walk.total, paths.length), behaviour: behaviourOf(one) };
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "walks.json"), JSON.stringify({ ...all, [address]: there }));
}

/** Identifies a path by its steps, since its number may change. */
function stepsOf({ steps }: BrowserReport["paths"][number]): string {
  return steps.map(({ event, fixture }) => `${event} (${fixture})`).join(" > ");
}

function readAll(folder: string): Kept {
  const path = join(folder, "walks.json");
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Kept) : {};
}

function behaviourOf(generated: Generated): string {
  return createHash("sha256")
    .update(JSON.stringify({ rows: tableOf(partsOf(generated)) }))
    .digest("hex");
}
