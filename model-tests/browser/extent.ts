/**
 * Whether each sweep goes all its way (`npm run sweeps`), or only the part that `npm test` has the time for
 * (docs/decisions/122).
 */
export const IS_WHOLE: boolean = process.env.SWEEPS === "whole";
