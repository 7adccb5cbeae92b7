import * as z from "zod/mini";
import { callbackAttempt } from "#contracts/bills/callback.ts";
import { code } from "#contracts/code.ts";
import { count } from "#contracts/reader/count.ts";
import { instant } from "#contracts/reader/instant.ts";
import { meaningfulNull, optional, orNull } from "#contracts/reader/reader.ts";
import { application } from "./application.ts";

export const applicationCode = z.object({ code });

/** An application with the state of its callbacks. */
export const applicationRecord = z.extend(application, {
  /** Until when the previous AppSecret works too; null if there is only one. */
  oldSecretUntil: orNull(instant),
  /** The last callback attempt, tests included; null before the first, undefined if unknown. */
  lastAttempt: meaningfulNull(callbackAttempt),
  /** Failed attempts since the last delivered one. */
  failuresInARow: optional(count),
});
export type ApplicationRecord = z.output<typeof applicationRecord>;
export type AgreedApplicationRecord = z.input<typeof applicationRecord>;
