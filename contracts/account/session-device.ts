import * as z from "zod/mini";
import { flag } from "#contracts/reader/flag.ts";
import { instant } from "#contracts/reader/instant.ts";
import { pageOf } from "#contracts/reader/page.ts";
import { optional, orNull } from "#contracts/reader/reader.ts";
import { id } from "#contracts/reader/text.ts";
import { originFields } from "./account-event.ts";

/** A session of the account, or a remembered device. Its fields are proposed; it has no token. */
export const sessionDevice = z.object({
  id,
  ...originFields,
  signedInAt: orNull(instant),
  /** Its last request, to about a minute. */
  lastSeenAt: orNull(instant),
  /** Whether it is the device of this request. */
  isCurrent: optional(flag),
  /** False for a remembered device that is signed out. */
  isSignedIn: optional(flag),
});
export type SessionDevice = z.output<typeof sessionDevice>;

/** All devices, the most recently seen first. */
export const sessionDevices = pageOf(sessionDevice, "id");
export type SessionDevices = z.output<typeof sessionDevices>;
export type AgreedSessionDevices = z.input<typeof sessionDevices>;
