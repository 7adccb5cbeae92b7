import * as z from "zod/mini";
import { flag } from "#contracts/reader/flag.ts";
import { instant } from "#contracts/reader/instant.ts";
import { pageOf } from "#contracts/reader/page.ts";
import { optional, orNull } from "#contracts/reader/reader.ts";
import { id } from "#contracts/reader/text.ts";
import { origin } from "./account-event.ts";

/** One session of the account, or a device that is remembered. Its fields are proposed; a token is none of them. */
export const sessionDevice = z.object({
  id,
  ...origin,
  signedInAt: orNull(instant),
  /** When it last asked the service for anything, to the minute or so. */
  lastSeenAt: orNull(instant),
  /** Whether it is the one that asks. */
  isCurrent: optional(flag),
  /** False for a device that is signed out, and known at its next sign-in until it is ended. */
  isSignedIn: optional(flag),
});
export type SessionDevice = z.output<typeof sessionDevice>;

/** All of them, the one that was seen last first. */
export const sessionDevices = pageOf(sessionDevice, "id");
export type SessionDevices = z.output<typeof sessionDevices>;
export type AgreedSessionDevices = z.input<typeof sessionDevices>;
