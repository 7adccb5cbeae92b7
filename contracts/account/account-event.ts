import * as z from "zod/mini";
import { enumeration } from "#contracts/reader/enumeration.ts";
import { instant } from "#contracts/reader/instant.ts";
import { optional, orNull } from "#contracts/reader/reader.ts";
import { id, text, textOrNull } from "#contracts/reader/text.ts";
import { loginMethod } from "./check-last-login.ts";

/** The kinds of account activity that a merchant can look up. */
export const accountEventKind = z.enum([
  "signIn",
  "signInFailed",
  /** Sign-ins were blocked for a while after too many failed ones. */
  "lockOut",
  "passwordChanged",
  "passwordReset",
  /** The merchant signed another device out, or all others. */
  "sessionEnded",
  "secretShown",
  "secretRotated",
  /** By the merchant, before it expired. */
  "oldSecretEnded",
  "callbackAddressChanged",
  "walletAddressMade",
]);
export type AccountEventKind = z.output<typeof accountEventKind>;

/** The origin of a session or an event; "" for unknown fields. */
export const originFields = {
  /** The browser and system, as the service names them: "Chrome on Windows". */
  device: text,
  /** The IP address: "203.0.113.7". */
  address: text,
  /** The location: "Taipei, Taiwan". */
  place: text,
};

/** One account event. Its fields are proposed; none contains a secret. */
export const accountEvent = z.object({
  id,
  kind: enumeration(accountEventKind),
  at: optional(instant),
  /** How the merchant signed in; null for other events. */
  method: orNull(enumeration(loginMethod)),
  ...originFields,
  /** The code of the application or the network of the wallet concerned; "" for the account itself. */
  reference: textOrNull,
});
export type AccountEvent = z.output<typeof accountEvent>;
