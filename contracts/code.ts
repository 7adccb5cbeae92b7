import * as z from "zod/mini";

/** The longest code of an order, a bill, an application and so on, in characters. */
const CODE_MAX_LENGTH = 64;

/** A record's code. */
export const code = z.string().check(z.minLength(1), z.maxLength(CODE_MAX_LENGTH));
