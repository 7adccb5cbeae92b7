import { cp, mkdir, mkdtemp, readFile, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import * as z from "zod/mini";

const CACHE = fileURLToPath(new URL("../../.cache/", import.meta.url));

/** A data folder in which a sandbox finds an empty database, and a way to be rid of it. */
export async function newDataFolder(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "sandbox-test-"));
  await cp(await emptyDatabase(), join(dataDir, "pglite"), { recursive: true });
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** An empty database to copy, made once for each version of PGlite: making one takes seconds, copying it does not. */
async function emptyDatabase(): Promise<string> {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(new URL("../package.json", import.meta.resolve("@electric-sql/pglite")), "utf8")));
  const kept = join(CACHE, `pglite-${version}`);
  if (await isThere(kept)) return kept;
  await mkdir(CACHE, { recursive: true });
  const made = await mkdtemp(`${kept}-`);
  const database = await PGlite.create({ dataDir: made });
  await database.close();
  // Of several that are made at once, one is kept.
  await rename(made, kept).catch(() => rm(made, { recursive: true, force: true }));
  return kept;
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
