import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "#sandbox/settings.ts";
import { StorageError } from "#sandbox/storage/database.ts";
import { SEALING_KEY_BYTES } from "./sealed-secret.ts";

const FILE_NAME = "secrets.key";
/** For the one account that the sandbox runs under. */
const OWNER_ONLY = 0o600;

/**
 * The key that AppSecrets are sealed with: the setting's, else one in the data folder, made there the first time. It is
 * kept apart from the database, so that a copy of the database gives none of them away.
 * @throws StorageError when the file holds no key.
 */
export async function readSealingKey({ secretsKey, dataDir }: Settings): Promise<Buffer> {
  const key = Buffer.from(secretsKey ?? (await keptKey(dataDir)), "hex");
  if (key.length === SEALING_KEY_BYTES) return key;
  throw new StorageError(
    `${join(dataDir, FILE_NAME)} holds no key. Put it back, or delete it with the data beside it.`,
  );
}

async function keptKey(folder: string): Promise<string> {
  const file = join(folder, FILE_NAME);
  await mkdir(folder, { recursive: true });
  const made = randomBytes(SEALING_KEY_BYTES).toString("hex");
  // Of two that start at once, the first one's key is everybody's.
  await writeFile(file, made, { mode: OWNER_ONLY, flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  return (await readFile(file, "utf8")).trim();
}
