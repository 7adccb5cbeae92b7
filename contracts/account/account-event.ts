import * as z from "zod/mini";
import { enumeration } from "#contracts/reader/enumeration.ts";
import { instant } from "#contracts/reader/instant.ts";
import { optional, orNull } from "#contracts/reader/reader.ts";
import { id, text, textOrNull } from "#contracts/reader/text.ts";
import { loginMethod } from "./check-last-login.ts";

/** What happened to an account that its owner should be able to look up. */
export const accountEventKind = z.enum([
  "signIn",
  "signInFailed",
  /** Sign-ins were stopped for a while, after too many had failed. */
  "lockOut",
  "passwordChanged",
  "passwordReset",
  /** Another device was signed out by its owner, or all others were. */
  "sessionEnded",
  "secretShown",
  "secretRotated",
  /** By the merchant, before its time. */
  "oldSecretEnded",
  "callbackAddressChanged",
  "walletAddressMade",
]);
export type AccountEventKind = z.output<typeof accountEventKind>;

/** Where something was done from, as far as the service knows; "" for what it does not. */
export const origin = {
  /** The browser and system, as the service names them: "Chrome on Windows". */
  device: text,
  /** The address on the network: "203.0.113.7". */
  address: text,
  /** Where that is, in words: "Taipei, Taiwan". */
  place: text,
};

/** One thing that happened to an account. Its fields are proposed; none of them ever holds a secret. */
export const accountEvent = z.object({
  id,
  kind: enumeration(accountEventKind),
  at: optional(instant),
  /** How the merchant signed in; null for anything else than a sign-in. */
  method: orNull(enumeration(loginMethod)),
  ...origin,
  /** The code of the application, or the network of the wallet, that it is about; "" for the account itself. */
  reference: textOrNull,
});
export type AccountEvent = z.output<typeof accountEvent>;
