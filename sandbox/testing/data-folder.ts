import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A data folder with nothing in it, and a way to be rid of it. */
export async function newDataFolder(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "sandbox-test-"));
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}
