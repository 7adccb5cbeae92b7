import * as z from "zod/mini";
import { enumeration } from "#contracts/reader/enumeration.ts";
import { instant } from "#contracts/reader/instant.ts";
import { orNull, reader } from "#contracts/reader/reader.ts";
import { text } from "#contracts/reader/text.ts";

export const loginMethod = z.enum(["password", "identityProvider"]);
export type LoginMethod = z.output<typeof loginMethod>;

/** How an account was entered the last time before. */
const lastLoginRecord = z.object({
  /** The sign-in before the current one; null when there was none. */
  at: z.nullable(instant),
  method: orNull(enumeration(loginMethod)),
  /** The browser and system that it came from, as the service names them; "" when unknown. */
  device: text,
});

/**
 * What a service says of the last sign-in: its shape is proposed, since clause 7.15 shows none. Null, a boolean, and
 * whatever else has no fields mean that it is not known: null.
 */
export const lastLogin = z.pipe(
  reader<unknown, z.input<typeof lastLoginRecord> | null>("the last sign-in", (sent) =>
    typeof sent === "object" ? sent : null,
  ),
  z.nullable(lastLoginRecord),
);
export type LastLogin = z.output<typeof lastLogin>;
export type AgreedLastLogin = z.input<typeof lastLogin>;
