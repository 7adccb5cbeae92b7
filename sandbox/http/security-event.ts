import type { SecurityEvent } from "#sandbox/log.ts";
import type { RefusalName } from "./refusal.ts";

/** Refusals that somebody who attacks meets, and others by mistake. */
const EVENTS: Partial<Record<RefusalName, SecurityEvent>> = {
  wrongCredentials: "signInFailed",
  proofNotAccepted: "signInFailed",
  tooManyRequests: "limitReached",
  wrongCode: "codeRefused",
  verificationNeeded: "proofRefused",
  notSignedIn: "tokenRefused",
  notFound: "recordNotFound",
};

/** The event that a refusal is in the log; undefined for one that is none, such as a call without any token. */
export function securityEvent(refusal: RefusalName, token: string | null): SecurityEvent | undefined {
  return refusal === "notSignedIn" && token === null ? undefined : EVENTS[refusal];
}
