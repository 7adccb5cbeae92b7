import * as z from "zod/mini";

/** An idempotency key that the console chooses: a repeated request with the same key answers the same record. */
export const requestKey = z.string().check(z.minLength(8), z.maxLength(128));
