import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/** A random token, and the hash under which it is stored. */
export function issueToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Random digits of a code for an email. */
export function randomDigits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join("");
}

/** A fast hash suffices: a code is valid for ten minutes and five guesses. */
export function hashCode(
  code: string,
  salt = randomBytes(16).toString("base64url"),
): { salt: string; codeHash: string } {
  return { salt, codeHash: createHmac("sha256", salt).update(code).digest("base64url") };
}

export function verifyCode(code: string, { salt, codeHash }: { salt: string; codeHash: string }): boolean {
  return isSame(Buffer.from(hashCode(code, salt).codeHash), Buffer.from(codeHash));
}

/** Compares in constant time. */
export function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
