import * as z from "zod/mini";
import { flag } from "#contracts/reader/flag.ts";
import { instant } from "#contracts/reader/instant.ts";
import { pageOf } from "#contracts/reader/page.ts";
import { optional, orNull } from "#contracts/reader/reader.ts";
import { id } from "#contracts/reader/text.ts";
import { origin } from "./account-event.ts";

/** A device that is signed in: one session of the account. Its fields are proposed; a token is none of them. */
export const sessionDevice = z.object({
  id,
  ...origin,
  signedInAt: orNull(instant),
  /** When it last asked the service for anything, to the minute or so. */
  lastSeenAt: orNull(instant),
  /** Whether it is the one that asks. */
  isCurrent: optional(flag),
});
export type SessionDevice = z.output<typeof sessionDevice>;

/** All of them, the one that was seen last first. */
export const sessionDevices = pageOf(sessionDevice, "id");
export type SessionDevices = z.output<typeof sessionDevices>;
export type AgreedSessionDevices = z.input<typeof sessionDevices>;
