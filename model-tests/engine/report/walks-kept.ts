import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tableOf } from "#model-tests/engine/approved/table.ts";
import { type Generated, partsOf } from "#model-tests/engine/generate/generate.ts";
import type { BrowserReport } from "./report.ts";

/** What was walked last of each path of a machine, with what the machine did then, and the address of what was walked. */
type Kept = Record<string, Record<string, BrowserReport & { behaviour: string }>>;

/**
 * What was walked last of each machine at an address. A walk is left out once its machine has changed.
 * @param address "" stands for the product that is built here
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

/** Keeps what was walked at an address, path by path, beside other paths, other machines and other addresses. */
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
    there[id] = { ...walk, paths, of: Math.max(walk.of, paths.length), behaviour: behaviourOf(one) };
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "walks.json"), JSON.stringify({ ...all, [address]: there }));
}

/** What a path is, whatever its number. */
function stepsOf({ steps }: BrowserReport["paths"][number]): string {
  return steps.map(({ event, fixture }) => `${event} (${fixture})`).join(" > ");
}

function readAll(folder: string): Kept {
  const path = join(folder, "walks.json");
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Kept) : {};
}

function behaviourOf(generated: Generated): string {
  return createHash("sha256")
    .update(JSON.stringify(tableOf(partsOf(generated))))
    .digest("hex");
}
