import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tableOf } from "#model-tests/engine/approved/table.ts";
import { type Generated, partsOf } from "#model-tests/engine/generate/generate.ts";
import type { BrowserReport } from "./report.ts";

/** The last walk of each machine in the browser, with what the machine did then. */
type Kept = Record<string, BrowserReport & { behaviour: string }>;

/** What was walked last of each machine. A walk of a machine that does something else by now tells nothing, and is left out. */
export function readWalks(generated: readonly Generated[], folder: string): Map<string, BrowserReport> {
  const all = readAll(folder);
  return new Map(
    generated.flatMap((one): [string, BrowserReport][] => {
      const { id } = one.model.machine;
      const walk = all[id];
      return walk?.behaviour === behaviourOf(one) ? [[id, walk]] : [];
    }),
  );
}

/** Keeps walks beside those of other machines. */
export function keepWalks(
  walks: ReadonlyMap<string, BrowserReport>,
  generated: readonly Generated[],
  folder: string,
): void {
  const all = readAll(folder);
  for (const one of generated) {
    const walk = walks.get(one.model.machine.id);
    if (walk) all[one.model.machine.id] = { ...walk, behaviour: behaviourOf(one) };
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "walks.json"), JSON.stringify(all));
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
