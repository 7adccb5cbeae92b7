import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";
import type { Problem } from "#contracts/problem.ts";

export type RefusalName = keyof typeof PROPOSED_CODES;

const NAMES = Object.keys(PROPOSED_CODES).filter((name): name is RefusalName => name in PROPOSED_CODES);

/** The name of a refusal with a known code; null for any other, and for a failed request. */
export function refusalName(problem: Problem | null): RefusalName | null {
  if (problem?.kind !== "refused") return null;
  return NAMES.find((name) => PROPOSED_CODES[name] === problem.errCode) ?? null;
}
