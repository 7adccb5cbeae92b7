import { randomBytes, randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "#sandbox/settings.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { makePrivateFolder } from "#sandbox/storage/private-files.ts";
import { StorageError } from "#sandbox/storage/storage-error.ts";
import { SEALING_KEY_BYTES, seal, unseal } from "./sealed-secret.ts";

const FILE_NAME = "secrets.key";
/** For the one account that the sandbox runs under. */
const OWNER_ONLY = 0o600;
/** What is sealed with the key when it is first used, so that another one is known as such. */
const SAMPLE = { owner: "sealing key", secret: "merchant-console" };

/**
 * The key that AppSecrets are sealed with: the setting's, else one in the data folder, made there the first time. It is
 * kept apart from the database, so that a copy of the database gives none of them away.
 * @throws StorageError when it is not the one that the database's secrets were sealed with: a new one in its place would
 *   lose them without a word.
 */
export async function readSealingKey({ secretsKey, dataDir }: Settings, db: Database): Promise<Buffer> {
  const file = join(dataDir, FILE_NAME);
  const name = secretsKey ? "SANDBOX_SECRETS_KEY" : file;
  const given = secretsKey ?? (await readFile(file, "utf8").catch(ifMissing));
  const sealed = await readSealed(db);
  if (given === null && sealed) throw new StorageError(`${name} is missing. ${WHAT_TO_DO}`);
  const key = Buffer.from((given ?? (await makeKey(file))).trim(), "hex");
  if (key.length !== SEALING_KEY_BYTES) throw new StorageError(`${name} holds no key. ${WHAT_TO_DO}`);
  await keepSample(db, key);
  const kept = sealed ?? (await readSealed(db));
  if (kept && !opens(key, kept)) throw new StorageError(`${name} is another key. ${WHAT_TO_DO}`);
  return key;
}

const WHAT_TO_DO =
  "The database holds AppSecrets that were sealed with the one before. Put that one back (the file, or SANDBOX_SECRETS_KEY); every sandbox on one database needs the same. Where it is lost, so are they: only new data, in another folder or database, can begin with a new key.";

function ifMissing(error: NodeJS.ErrnoException): null {
  if (error.code !== "ENOENT") throw error;
  return null;
}

/**
 * Of several that start at once, the first one's key is everybody's. It is there whole or not at all: another would read
 * half a key, and a full disk would leave one behind.
 */
async function makeKey(file: string): Promise<string> {
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

/** Something that the database has sealed: the sample, or in one from before it was kept, an AppSecret. */
async function readSealed(db: Database): Promise<Sealed | undefined> {
  const sample = await db.selectFrom("sealedSample").select("sealedSecret").executeTakeFirst();
  if (sample) return { owner: SAMPLE.owner, ...sample };
  return db
    .selectFrom("applicationCredentials")
    .select(["applicationCode as owner", "sealedSecret"])
    .limit(1)
    .executeTakeFirst();
}

async function keepSample(db: Database, key: Buffer): Promise<void> {
  const sealedSecret = seal(key, SAMPLE.secret, SAMPLE.owner);
  await db
    .insertInto("sealedSample")
    .values({ id: 1, sealedSecret })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function opens(key: Buffer, { owner, sealedSecret }: Sealed): boolean {
  try {
    unseal(key, sealedSecret, owner);
    return true;
  } catch {
    return false;
  }
}
