import { hexadecimal } from "./random-id.ts";

/**
 * HMAC-SHA256 in lower case hexadecimal.
 * @throws where the browser has no WebCrypto, which is so where the console is not opened over https.
 */
export async function hmacSha256(secret: string, text: string): Promise<string> {
  const bytes = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  // An empty key is none to WebCrypto, and no secret of ours.
  const key = await crypto.subtle.importKey("raw", bytes.encode(secret || "\0"), algorithm, false, ["sign"]);
  return hexadecimal(new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes.encode(text))));
}
