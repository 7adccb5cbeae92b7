import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";

/** What an accepted call answers that has nothing to tell. */
export const DONE = { accepted: true, value: null } as const;

/** A refusal with the code of this name. */
export const refusedAs = (name: keyof typeof PROPOSED_CODES) => ({ accepted: false, errCode: PROPOSED_CODES[name] });
