import type * as z from "zod/mini";
import { flag } from "#contracts/reader/flag.ts";
import { atLeastOneField, optional } from "#contracts/reader/reader.ts";

/** The steps of the access process (2.24); null if unknown. */
export const progress = atLeastOneField({
  emailVerified: optional(flag),
  packageInForce: optional(flag),
  currencyOn: optional(flag),
  applicationAdded: optional(flag),
  /** At least one application has a callback URL. */
  callbackAddressSet: optional(flag),
  /** The merchant's service accepted at least one callback. */
  callbackReceived: optional(flag),
  /** At least one customer's payment was confirmed. */
  paymentReceived: optional(flag),
});
export type Progress = z.output<typeof progress>;
export type AgreedProgress = z.input<typeof progress>;
