import * as z from "zod/mini";
import { enumeration } from "#contracts/reader/enumeration.ts";
import { instant } from "#contracts/reader/instant.ts";
import { orNull, reader } from "#contracts/reader/reader.ts";
import { text } from "#contracts/reader/text.ts";

export const loginMethod = z.enum(["password", "identityProvider"]);
export type LoginMethod = z.output<typeof loginMethod>;

/** The previous sign-in. */
const lastLoginRecord = z.object({
  /** Null if there was no previous sign-in. */
  at: z.nullable(instant),
  method: orNull(enumeration(loginMethod)),
  /** The browser and system, as the service names them; "" if unknown. */
  device: text,
});

/** The previous sign-in, proposed since 7.15 shows no answer. Anything but an object is read as null, unknown. */
export const lastLogin = z.pipe(
  reader<unknown, z.input<typeof lastLoginRecord> | null>("the last sign-in", (sent) =>
    typeof sent === "object" ? sent : null,
  ),
  z.nullable(lastLoginRecord),
);
export type LastLogin = z.output<typeof lastLogin>;
export type AgreedLastLogin = z.input<typeof lastLogin>;
