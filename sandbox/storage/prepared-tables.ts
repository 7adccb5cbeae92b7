import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { MIGRATIONS } from "./migrations.ts";

const CACHE = fileURLToPath(new URL("../../.cache/", import.meta.url));

type Make = (folder: string) => Promise<void>;

/**
 * Copies empty tables into a new data folder, since PGlite takes seconds to create them. The copy is cached by the
 * version of PGlite and the migrations. Does nothing if the folder exists or the cache cannot be written.
 * @param make creates the tables in a new folder and closes it.
 * @param cache the folder of the cached tables.
 */
export async function copyPreparedTables(dataDir: string, make: Make, cache = CACHE): Promise<void> {
  if (existsSync(dataDir)) return;
  const prepared = await preparedTables(make, cache);
  if (!prepared) return;
  const copy = `${dataDir}.new`;
  await rm(copy, { recursive: true, force: true });
  copyFolder(prepared, copy);
  // Renamed when complete, so that a killed process leaves no partial folder.
  await rename(copy, dataDir);
}

/**
 * Synchronous, because asynchronous copies of a thousand files take four times as long. Node's `cpSync` takes twice as
 * long, because it checks each file several times.
 */
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { mode: 0o700 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const copy = entry.isDirectory() ? copyFolder : copyFileSync;
    copy(join(from, entry.name), join(to, entry.name));
  }
}

/** The folder of the cached tables, created if missing; null if the cache cannot be written. */
async function preparedTables(make: Make, cache: string): Promise<string | null> {
  const name = `prepared-tables-${await fingerprint()}`;
  const prepared = join(cache, name);
  if (existsSync(prepared)) return prepared;
  const folder = await newFolder(cache, `${prepared}-`);
  if (!folder) return null;
  try {
    await make(join(folder, "tables"));
    // If several processes create it at once, the first one is kept.
    await rename(join(folder, "tables"), prepared).catch(() => {});
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await removeOld(cache, name);
  return prepared;
}

/** Removes cached tables of earlier versions. */
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

/** The cache key: a hash of PGlite's version, `database.ts` and the migrations. */
async function fingerprint(): Promise<string> {
  const names = (await readdir(MIGRATIONS)).sort();
  const files = [
    new URL("../package.json", import.meta.resolve("@electric-sql/pglite")),
    new URL("database.ts", import.meta.url),
    ...names.map((name) => new URL(name, MIGRATIONS)),
  ];
  const hash = createHash("sha256");
  for (const file of files) hash.update(await readFile(file)).update("\n");
  return hash.digest("hex").slice(0, 16);
}
