import type { Answer } from "#contracts/envelope.ts";
import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";

/** Whether the service refused the proof, so that the gate must be passed again (4.5). */
export function needsVerification(answer: Answer<unknown>): boolean {
  return !answer.accepted && answer.errCode === PROPOSED_CODES.verificationNeeded;
}
