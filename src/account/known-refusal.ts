import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";
import type { Problem } from "#machines/problem.ts";

const EXPLAINED = [
  "invalidInput",
  "wrongCredentials",
  "emailAlreadyRegistered",
  "wrongCode",
  "codeExpired",
  "internalFault",
] as const;

/** The refusal that the console has words of its own for; null when it has none, or when the request failed. */
export function knownRefusal(problem: Problem): (typeof EXPLAINED)[number] | null {
  if (problem.kind !== "refused") return null;
  return EXPLAINED.find((name) => PROPOSED_CODES[name] === problem.errCode) ?? null;
}
