import {
  createHash,
  createHmac,
  randomBytes,
  randomInt,
  type ScryptOptions,
  scrypt,
  timingSafeEqual,
} from "node:crypto";
import { promisify } from "node:util";

const KEY_BYTES = 32;

/** The N of scrypt that passwords are worth: 32 MB and a tenth of a second for each guess. */
export const PASSWORD_COST = 2 ** 15;

/** Hashes a password with scrypt and a salt of its own; gives `scrypt:salt:key`. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ["scrypt", salt.toString("base64url"), key.toString("base64url")].join(":");
}

/** Compares in constant time. With nothing to compare to, works as long all the same, so that time tells nothing. */
export async function isPassword(password: string, hash: string | null | undefined, cost: number): Promise<boolean> {
  const [, salt, key] = (hash ?? "scrypt:AAAAAAAAAAAAAAAAAAAAAA:").split(":");
  const derived = await derive(password, Buffer.from(salt ?? "", "base64url"), cost);
  return isSame(derived, Buffer.from(key ?? "", "base64url"));
}

const runScrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return runScrypt(password.normalize("NFC"), salt, KEY_BYTES, { N: cost, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
}

/** A token that says nothing about its bearer, and the hash under which it is kept. */
export function issueToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Six digits for an e-mail. */
export function makeCode(): string {
  return randomInt(1_000_000).toString().padStart(6, "0");
}

/** A fast hash serves for a code: it lives ten minutes and takes five guesses. */
export function hashCode(
  code: string,
  salt = randomBytes(16).toString("base64url"),
): { salt: string; codeHash: string } {
  return { salt, codeHash: createHmac("sha256", salt).update(code).digest("base64url") };
}

export function isCode(code: string, { salt, codeHash }: { salt: string; codeHash: string }): boolean {
  return isSame(Buffer.from(hashCode(code, salt).codeHash), Buffer.from(codeHash));
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
