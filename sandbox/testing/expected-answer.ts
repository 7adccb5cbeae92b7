import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";

/** The answer of an accepted call without data. */
export const DONE = { accepted: true, value: null } as const;

/** A refusal with the code of this name. */
export const refusedAs = (name: keyof typeof PROPOSED_CODES) => ({ accepted: false, errCode: PROPOSED_CODES[name] });
