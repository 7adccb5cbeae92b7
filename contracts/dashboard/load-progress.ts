import type * as z from "zod/mini";
import { flag } from "#contracts/reader/flag.ts";
import { anyFields, optional } from "#contracts/reader/reader.ts";

/** How far a merchant has come in the access process (2.24); null for a step of which the service does not say. */
export const progress = anyFields({
  emailVerified: optional(flag),
  packageInForce: optional(flag),
  currencyOn: optional(flag),
  applicationAdded: optional(flag),
  /** One application at least has an address that it is called back at. */
  callbackAddressSet: optional(flag),
  /** One callback at least was taken by the merchant's own service. */
  callbackReceived: optional(flag),
  /** One customer's payment at least was confirmed. */
  paymentReceived: optional(flag),
});
export type Progress = z.output<typeof progress>;
export type AgreedProgress = z.input<typeof progress>;
