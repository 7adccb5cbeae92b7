import { chmodSync, readdirSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";

const FOLDER = 0o700;
const FILE = 0o600;

/** Creates a folder that only its owner can enter; an existing one keeps its permissions. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: FOLDER });
}

/**
 * Restricts a folder and everything in it to its owner, since PGlite's files are readable by all. Synchronous, since a
 * thousand asynchronous calls take longer.
 */
export function restrictToOwner(folder: string): void {
  chmodSync(folder, FOLDER);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? FOLDER : FILE);
  }
}
