import type { Answer } from "#contracts/envelope.ts";
import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";

/** Whether the service wants the gate to be passed once more: the proof was used, came too late, or opens something else (4.5). */
export function needsVerification(answer: Answer<unknown>): boolean {
  return !answer.accepted && answer.errCode === PROPOSED_CODES.verificationNeeded;
}
