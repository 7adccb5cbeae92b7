/** A host name of this machine that is no secure context over http, unlike localhost. */
export const NAMED_HOST = "console.test";
