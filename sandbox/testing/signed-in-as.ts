import type { SignedIn } from "#sandbox/http/call.ts";

/** A merchant as the caller of an implementation, without a request. */
export function signedInAs(merchantId: string): SignedIn {
  return { merchantId, language: "en-US", token: null, userAgent: null, address: "127.0.0.1" };
}
