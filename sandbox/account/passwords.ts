import { type Argon2Parameters, argon2, randomBytes, type ScryptOptions, scrypt } from "node:crypto";
import { promisify } from "node:util";
import pLimit from "p-limit";
import { tooManyRequests } from "#sandbox/http/refusal.ts";
import { isSame } from "./secrets.ts";

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
export const PASSWORD_COST = 19_456;
const PASSES = 2;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** Node's thread pool (four threads) also reads files and resolves names, so hashing uses two. */
const queue = pLimit(2);
/** Further requests are refused at once, so that the queued ones stay fast. */
const MAX_WAITING = 64;
const BUSY_SECONDS = 2;

/**
 * Hashes a password with argon2id and a random salt.
 * @param cost in KiB of memory.
 * @returns `$argon2id$v=19$m=…,t=…,p=1$salt$key`.
 * @throws Refused when too many passwords are being hashed.
 */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await deriveArgon2(password, salt, { memory: cost, passes: PASSES });
  return `$argon2id$v=19$m=${cost},t=${PASSES},p=1$${base64(salt)}$${base64(key)}`;
}

/**
 * Compares in constant time. Without a hash it takes equally long, so that response times reveal nothing.
 * @param cost in KiB of memory, used when there is no hash.
 * @throws Refused when too many passwords are being hashed.
 */
export async function verifyPassword(
  password: string,
  hash: string | null | undefined,
  cost: number,
): Promise<boolean> {
  const [, kind, , parameters = "", salt = "", key = ""] = (hash ?? "").split("$");
  if (kind === "argon2id") {
    const [, memory, passes] = /^m=(\d+),t=(\d+),p=1$/.exec(parameters) ?? [];
    const cost = { memory: Number(memory), passes: Number(passes) };
    return isSame(await deriveArgon2(password, Buffer.from(salt, "base64"), cost), Buffer.from(key, "base64"));
  }
  if (hash?.startsWith("scrypt:")) return verifyScrypt(password, hash);
  await deriveArgon2(password, Buffer.alloc(SALT_BYTES), { memory: cost, passes: PASSES });
  return false;
}

/** Whether a correct password should be hashed again because the configured cost differs. */
export function needsRehash(hash: string, cost: number): boolean {
  return !hash.startsWith(`$argon2id$v=19$m=${cost},t=${PASSES},p=1$`);
}

const runArgon2 = promisify<"argon2id", Argon2Parameters, Buffer>(argon2);

function deriveArgon2(password: string, nonce: Buffer, cost: { memory: number; passes: number }): Promise<Buffer> {
  const message = password.normalize("NFC");
  return enqueue(() => runArgon2("argon2id", { message, nonce, parallelism: 1, tagLength: KEY_BYTES, ...cost }));
}

const runScrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** The older format `scrypt:salt:key`, with a fixed cost. */
async function verifyScrypt(password: string, hash: string): Promise<boolean> {
  const [, salt = "", key = ""] = hash.split(":");
  const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
  const derived = await enqueue(() =>
    runScrypt(password.normalize("NFC"), Buffer.from(salt, "base64url"), KEY_BYTES, cost),
  );
  return isSame(derived, Buffer.from(key, "base64url"));
}

function enqueue<Value>(work: () => Promise<Value>): Promise<Value> {
  if (queue.pendingCount >= MAX_WAITING) return Promise.reject(tooManyRequests(BUSY_SECONDS));
  return queue(work);
}

function base64(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
