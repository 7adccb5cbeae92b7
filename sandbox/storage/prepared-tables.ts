import { createHash } from "node:crypto";
import { cpSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { MIGRATIONS } from "./migrations.ts";

const CACHE = fileURLToPath(new URL("../../.cache/", import.meta.url));

type Make = (folder: string) => Promise<void>;

/**
 * Puts empty tables where there is no data folder yet. PGlite takes seconds to make them, and a copy of those that were
 * made once for this version of PGlite and these migrations is there at once. Where no copy can be kept, nothing is done:
 * PGlite then makes its own.
 * @param make makes them in a folder that is not there yet, and closes it.
 * @param cache where the prepared ones are kept.
 */
export async function copyPreparedTables(dataDir: string, make: Make, cache = CACHE): Promise<void> {
  if (await isThere(dataDir)) return;
  const prepared = await preparedTables(make, cache);
  if (!prepared) return;
  // In one go: of its thousand files each would wait its turn, four times as long in all.
  const copy = `${dataDir}.new`;
  await rm(copy, { recursive: true, force: true });
  cpSync(prepared, copy, { recursive: true });
  // In one transaction: a process that is killed in between starts over.
  await rename(copy, dataDir);
}

/** Where the prepared tables are; null where they can't be kept. */
async function preparedTables(make: Make, cache: string): Promise<string | null> {
  const name = `prepared-tables-${await fingerprint()}`;
  const prepared = join(cache, name);
  if (await isThere(prepared)) return prepared;
  const folder = await newFolder(cache, `${prepared}-`);
  if (!folder) return null;
  try {
    await make(join(folder, "tables"));
    // Of several that are made at once, the first is kept.
    await rename(join(folder, "tables"), prepared).catch(() => {});
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await removeOld(cache, name);
  return prepared;
}

/** Removes those of earlier versions, which nothing uses any more. */
async function removeOld(cache: string, name: string): Promise<void> {
  const isOld = (entry: string) => entry.startsWith("prepared-tables-") && !entry.startsWith(name);
  for (const entry of (await readdir(cache)).filter(isOld))
    await rm(join(cache, entry), { recursive: true, force: true });
}

async function newFolder(cache: string, prefix: string): Promise<string | null> {
  try {
    await mkdir(cache, { recursive: true });
    return await mkdtemp(prefix);
  } catch {
    return null;
  }
}

/** Another one for another version of PGlite, and for other migrations. */
async function fingerprint(): Promise<string> {
  const names = (await readdir(MIGRATIONS)).sort();
  const files = [
    new URL("../package.json", import.meta.resolve("@electric-sql/pglite")),
    ...names.map((name) => new URL(name, MIGRATIONS)),
  ];
  const hash = createHash("sha256");
  for (const file of files) hash.update(await readFile(file)).update("\n");
  return hash.digest("hex").slice(0, 16);
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
