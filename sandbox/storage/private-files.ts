import { chmodSync, readdirSync } from "node:fs";
import { chmod, mkdir } from "node:fs/promises";
import { join } from "node:path";

const FOLDER = 0o700;
const FILE = 0o600;

/** Makes a folder, where there is none, that nobody but its owner enters. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: FOLDER });
  await chmod(folder, FOLDER);
}

/**
 * Takes everybody else's rights from what is in a folder: PGlite gives them to each file that it makes. In one go: of a
 * thousand files, each would wait its turn.
 */
export function closeToOthers(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? FOLDER : FILE);
  }
}
