import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const CACHE = join(".cache", "report");

/**
 * What was made of the same before, or else made now and kept in `.cache/`, since it takes a while.
 * @param from everything that decides what is made; `maker` counts up when it is made otherwise.
 */
export async function kept<Made>(maker: string, from: string | Buffer, make: () => Promise<Made>): Promise<Made> {
  const name = createHash("sha256").update(maker).update(from).digest("hex").slice(0, 20);
  const path = join(CACHE, `${name}.json`);
  if (existsSync(path)) return JSON.parse(readFileSync(path, "utf8"));
  const made = await make();
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(path, JSON.stringify(made));
  return made;
}
