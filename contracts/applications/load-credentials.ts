import * as z from "zod/mini";
import { gateProof } from "#contracts/account/pass-gate.ts";
import { instant } from "#contracts/reader/instant.ts";
import { orNull } from "#contracts/reader/reader.ts";
import { id } from "#contracts/reader/text.ts";
import { applicationCode } from "./load-application.ts";

/** The credentials of an application (3.7). The secret also signs callbacks. */
export const credentials = z.object({
  appKey: id,
  appSecret: id,
  /** Until when the previous AppSecret works too; null if there is only one. */
  oldSecretUntil: orNull(instant),
});
export type Credentials = z.output<typeof credentials>;
export type AgreedCredentials = z.input<typeof credentials>;

export const credentialsRequest = z.extend(applicationCode, {
  /** From `passGate`, for "viewCredentials" or "rotateSecret"; absent if it answered none. */
  proof: z.optional(gateProof),
});
export type CredentialsRequest = z.output<typeof credentialsRequest>;
