import { chmodSync, readdirSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";

const FOLDER = 0o700;
const FILE = 0o600;

/** Makes a folder, where there is none, that only its owner enters; one that is there keeps its rights. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: FOLDER });
}

/**
 * Takes everybody else's rights from a folder and what is in it: PGlite gives them to each file that it makes. In one go:
 * of a thousand files, each would wait its turn.
 */
export function restrictToOwner(folder: string): void {
  chmodSync(folder, FOLDER);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? FOLDER : FILE);
  }
}
