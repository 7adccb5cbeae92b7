import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const CACHE = join(".cache", "report");

/**
 * Returns a cached result from `.cache/`, or makes and caches it, since making it is slow.
 * @param maker a name with a version, to increase when the result changes for the same input
 * @param from all input that determines the result
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
