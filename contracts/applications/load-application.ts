import * as z from "zod/mini";
import { callbackAttempt } from "#contracts/bills/callback.ts";
import { code } from "#contracts/code.ts";
import { count } from "#contracts/reader/count.ts";
import { instant } from "#contracts/reader/instant.ts";
import { nullSays, optional, orNull } from "#contracts/reader/reader.ts";
import { application } from "./application.ts";

export const applicationCode = z.object({ code });

/** An application with how it is doing. */
export const applicationRecord = z.extend(application, {
  /** Until when the AppSecret before the present one works as well; null when there is one alone. */
  oldSecretUntil: orNull(instant),
  /** The last time that a callback was sent to it, a test included; null before the first, undefined where the service does not say. */
  lastAttempt: nullSays(callbackAttempt),
  /** How many attempts failed since the last one that was delivered. */
  failuresInARow: optional(count),
});
export type ApplicationRecord = z.output<typeof applicationRecord>;
export type AgreedApplicationRecord = z.input<typeof applicationRecord>;
