import { randomBytes, randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "#sandbox/settings.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { makePrivateFolder } from "#sandbox/storage/private-files.ts";
import { StorageError } from "#sandbox/storage/storage-error.ts";
import { SEALING_KEY_BYTES, seal, unseal } from "./sealed-secret.ts";

const FILE_NAME = "secrets.key";
/** File mode: readable and writable by the account that runs the sandbox. */
const OWNER_ONLY = 0o600;
/** Sealed on first use, to detect a wrong key later. */
const SAMPLE = { owner: "sealing key", secret: "merchant-console" };

/**
 * The key that AppSecrets are sealed with: from the setting, or a file in the data folder, created on first start. Kept
 * apart from the database, so that a copy of the database does not disclose secrets.
 * @throws StorageError when the key differs from the one that sealed the database's secrets: with another key they
 * would be lost silently.
 */
export async function readSealingKey({ secretsKey, dataDir }: Settings, db: Database): Promise<Buffer> {
  const file = join(dataDir, FILE_NAME);
  const name = secretsKey ? "SANDBOX_SECRETS_KEY" : file;
  const given = secretsKey ?? (await readFile(file, "utf8").catch(nullIfMissing));
  const sealed = await readSealed(db);
  if (given === null && sealed) throw new StorageError(`${name} is missing. ${REMEDY}`);
  const key = Buffer.from((given ?? (await createKeyFile(file))).trim(), "hex");
  if (key.length !== SEALING_KEY_BYTES) throw new StorageError(`${name} holds no key. ${REMEDY}`);
  await storeSample(db, key);
  const kept = sealed ?? (await readSealed(db));
  if (kept && !canUnseal(key, kept)) throw new StorageError(`${name} is another key. ${REMEDY}`);
  return key;
}

const REMEDY =
  "The database holds AppSecrets that were sealed with the one before. Put that one back (the file, or SANDBOX_SECRETS_KEY); every sandbox on one database needs the same. Where it is lost, so are they: only new data, in another folder or database, can begin with a new key.";

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code !== "ENOENT") throw error;
  return null;
}

/**
 * Creates the key file. Of several processes that start at once, the first one's key is used by all. The file is linked
 * into place when complete, so that no process reads half a key and a full disk leaves none.
 */
async function createKeyFile(file: string): Promise<string> {
  await makePrivateFolder(join(file, ".."));
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, randomBytes(SEALING_KEY_BYTES).toString("hex"), { mode: OWNER_ONLY, flag: "wx" });
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, "utf8");
}

type Sealed = { owner: string; sealedSecret: string };

/** A sealed value to check the key with: the sample or, in databases without one, an AppSecret. */
async function readSealed(db: Database): Promise<Sealed | undefined> {
  const sample = await db.selectFrom("sealedSample").select("sealedSecret").executeTakeFirst();
  if (sample) return { owner: SAMPLE.owner, ...sample };
  return db
    .selectFrom("applicationCredentials")
    .select(["applicationCode as owner", "sealedSecret"])
    .limit(1)
    .executeTakeFirst();
}

async function storeSample(db: Database, key: Buffer): Promise<void> {
  const sealedSecret = seal(key, SAMPLE.secret, SAMPLE.owner);
  await db
    .insertInto("sealedSample")
    .values({ id: 1, sealedSecret })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function canUnseal(key: Buffer, { owner, sealedSecret }: Sealed): boolean {
  try {
    unseal(key, sealedSecret, owner);
    return true;
  } catch {
    return false;
  }
}
