import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Defect } from "./defect.ts";
import type { Outcome } from "./try-defects.ts";

/** Where the parts of a proof are kept, below the root. What was tried on other machines is put beside them. */
export const PARTS = ".cache/proof";

const outcome = z.object({
  says: z.string(),
  file: z.string(),
  survives: z.array(z.string()),
  noticedBy: z.array(z.string()),
  seconds: z.number(),
});
const part = z.object({ index: z.number(), count: z.number(), seconds: z.number(), outcomes: z.array(outcome) });

/** All outcomes, and the seconds that the parts took one after the other. */
export type Proof = { outcomes: readonly Outcome[]; seconds: number };

/**
 * Keeps what came of a part of the defects.
 * @param shard such as `2/4`, as `chosenOf` takes it.
 */
export function keepPart({ outcomes, seconds }: Proof, { shard, root }: { shard: string; root: string }): void {
  const [index, count] = shard.split("/").map(Number);
  const told = outcomes.map(({ defect: { says, file }, ...came }) => ({ says, file, ...came }));
  mkdirSync(join(root, PARTS), { recursive: true });
  writeFileSync(
    join(root, PARTS, `${index}-of-${count}.json`),
    JSON.stringify({ index, count, seconds, outcomes: told }),
  );
}

/**
 * Puts the parts together that `keepPart` kept.
 * @throws Error when there are none, when one of them is missing, or when they are not of the defects that are recorded.
 */
export function mergeParts(defects: readonly Defect[], root: string): Proof {
  const parts = readParts(join(root, PARTS));
  const [first] = parts;
  if (!first) throw new Error(`There are no parts in ${PARTS}: npm run proof -- --shard 1/4, and so on, makes them`);
  const wanted = Array.from({ length: first.count }, (_, place) => `${place + 1}/${first.count}`);
  const there = parts.map(({ index, count }) => `${index}/${count}`);
  const missing = wanted.filter((shard) => !there.includes(shard));
  if (missing.length > 0) throw new Error(`Not tried yet: npm run proof -- --shard ${missing.join(", and ")}`);
  const other = there.find((shard) => !wanted.includes(shard));
  if (other)
    throw new Error(`${PARTS} has parts of more than one division, ${other} beside ${wanted[0]}: remove one of them`);
  const tried = parts.flatMap(({ outcomes }) => outcomes);
  const outcomes = defects.map((defect) => {
    const came = tried.find(({ says, file }) => says === defect.says && file === defect.file);
    if (!came)
      throw new Error(`Nobody tried "${defect.says}", of ${defect.breaks.join(", ")}: the parts are older than it`);
    const { survives, noticedBy, seconds } = came;
    return { defect, survives, noticedBy, seconds };
  });
  return { outcomes, seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0) };
}

function readParts(folder: string) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
  return names.map((name) => part.parse(JSON.parse(readFileSync(join(folder, name), "utf8"))));
}
