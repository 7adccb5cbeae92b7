/** A name for this machine that browsers do not trust without https, unlike localhost. */
export const NAMED_HOST = "console.test";
