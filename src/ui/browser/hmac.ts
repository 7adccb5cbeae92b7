import { hexadecimal } from "./random-id.ts";

/**
 * HMAC-SHA256 in lower-case hexadecimal.
 * @throws without WebCrypto, which browsers have over https only.
 */
export async function hmacSha256(secret: string, text: string): Promise<string> {
  const bytes = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  // WebCrypto refuses an empty key.
  const key = await crypto.subtle.importKey("raw", bytes.encode(secret || "\0"), algorithm, false, ["sign"]);
  return hexadecimal(new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes.encode(text))));
}
