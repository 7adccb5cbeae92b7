import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";

/** The only client id of the simulated provider. */
export const IDENTITY_CLIENT_ID = "sandbox-console";

/** Kept in memory only, since its signatures are valid for minutes. */
const KEY = randomBytes(32);

type Claims = { email: string; nonce: string | undefined; now: Date; expiresAt: Date };

/**
 * A credential for an email, as a signed JWT. The sandbox stores its hash, as of every proof, so that each works once.
 */
export function signCredential({ email, nonce, now, expiresAt }: Claims): string {
  const claims = {
    iss: "merchant-console-sandbox",
    aud: IDENTITY_CLIENT_ID,
    sub: createHash("sha256").update(email).digest("hex").slice(0, 21),
    email,
    email_verified: true,
    name: email.split("@")[0],
    ...(nonce !== undefined && { nonce }),
    iat: Math.floor(now.getTime() / 1000),
    exp: Math.floor(expiresAt.getTime() / 1000),
    jti: randomUUID(),
  };
  const unsigned = [{ alg: "HS256", typ: "JWT" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  return `${unsigned}.${createHmac("sha256", KEY).update(unsigned).digest("base64url")}`;
}
