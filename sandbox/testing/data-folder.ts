import { existsSync, statfsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";

/** Several times the data of all parallel tests, in bytes. */
const ROOM = 4 * 2 ** 30;

/** An empty data folder, and a function to remove it. */
export async function newDataFolder(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(placeForData(), "sandbox-test-"));
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/**
 * The folder for test data: in memory if there is room, since copying a thousand files to disk doubles the time of a
 * sandbox's start.
 */
function placeForData(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM ? MEMORY : tmpdir();
}
