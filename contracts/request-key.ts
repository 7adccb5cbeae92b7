import * as z from "zod/mini";

/** Chosen by the console; the same key again answers the same record, so that a repeated request never makes a second. */
export const requestKey = z.string().check(z.minLength(8), z.maxLength(128));
