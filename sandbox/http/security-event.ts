import type { SecurityEvent } from "#sandbox/log.ts";
import type { RefusalName } from "./refusal.ts";

/** Refusals that may be signs of an attack. */
const EVENTS: Partial<Record<RefusalName, SecurityEvent>> = {
  wrongCredentials: "signInFailed",
  proofNotAccepted: "signInFailed",
  tooManyRequests: "limitReached",
  wrongCode: "codeRefused",
  verificationNeeded: "proofRefused",
  notSignedIn: "tokenRefused",
  notFound: "recordNotFound",
};

/** A refusal's security event in the log; undefined for none, such as a call without a token. */
export function securityEvent(refusal: RefusalName, token: string | null): SecurityEvent | undefined {
  return refusal === "notSignedIn" && token === null ? undefined : EVENTS[refusal];
}
