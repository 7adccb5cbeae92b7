import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";

/** The one client that the stand-in knows; a page names it when it asks. */
export const IDENTITY_CLIENT_ID = "sandbox-console";

/** It ends with the process, as what it signed soon does. */
const KEY = randomBytes(32);

type Claims = { email: string; nonce: string | undefined; now: Date; expiresAt: Date };

/**
 * Writes a credential in the form that a page expects, a signed JWT with the claims of an e-mail's owner. The sandbox
 * knows it again by its hash, as it knows every proof, so that each works once.
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
