import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * Marks a device that a merchant has just signed in from, for that merchant alone. It opens nothing: it only lets the
 * device's attempts be counted apart from those of unknown devices (OWASP's device cookie, as a text in the body).
 * @param key the service's own, from which one for this purpose is derived.
 */
export function issueDeviceToken(key: Buffer, email: string): string {
  const nonce = randomBytes(12).toString("base64url");
  return `${nonce}.${sign(key, email, nonce).toString("base64url")}`;
}

/** The device that a token was issued to, by its nonce; null when it was never issued, or for another merchant. */
export function knownDevice(key: Buffer, email: string, token: string | undefined): string | null {
  const [nonce = "", signature = ""] = (token ?? "").split(".");
  const given = Buffer.from(signature, "base64url");
  const right = sign(key, email, nonce);
  return given.length === right.length && timingSafeEqual(given, right) ? nonce : null;
}

function sign(key: Buffer, email: string, nonce: string): Buffer {
  const derived = Buffer.from(hkdfSync("sha256", key, "", "known devices", 32));
  return createHmac("sha256", derived).update(`${nonce} ${email}`).digest();
}
