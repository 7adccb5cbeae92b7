import * as z from "zod/mini";
import { instant } from "#contracts/decimal.ts";
import { listRequest } from "#contracts/list.ts";

const part = z.string().check(z.maxLength(128));

/** What every list of this area can be searched by: a record's code or a part of it, and a time (both ends included). */
export const recordSearch = z.extend(listRequest, {
  code: z.optional(part),
  createdFrom: z.optional(instant),
  createdUntil: z.optional(instant),
});

/** A transaction's hash, or how it begins. */
export const hashSearch = { hash: z.optional(part) };
