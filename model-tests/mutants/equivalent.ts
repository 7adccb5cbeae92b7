/** Faults that nobody could notice, by the file's name and what was changed, and why. */
export const EQUIVALENT: Readonly<Record<string, string>> = {};
