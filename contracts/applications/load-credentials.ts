import * as z from "zod/mini";
import { gateProof } from "#contracts/account/pass-gate.ts";
import { instant } from "#contracts/reader/instant.ts";
import { orNull } from "#contracts/reader/reader.ts";
import { id } from "#contracts/reader/text.ts";
import { applicationCode } from "./load-application.ts";

/** What an application proves itself to the service with (3.7). The secret also signs the callbacks that the service sends it. */
export const credentials = z.object({
  appKey: id,
  appSecret: id,
  /** Until when the AppSecret before this one works as well; null when this is the only one. */
  oldSecretUntil: orNull(instant),
});
export type Credentials = z.output<typeof credentials>;
export type AgreedCredentials = z.input<typeof credentials>;

export const credentialsRequest = z.extend(applicationCode, {
  /** From `passGate`, for "viewCredentials" or "rotateSecret", whichever is done; absent where it answered none. */
  proof: z.optional(gateProof),
});
export type CredentialsRequest = z.output<typeof credentialsRequest>;
