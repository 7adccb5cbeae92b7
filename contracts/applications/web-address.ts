import * as z from "zod/mini";
import { readable } from "#contracts/readable-text.ts";
import { plain } from "#contracts/typed/plain.ts";

/** In characters. */
export const WEB_ADDRESS_MAX_LENGTH = 300;

/** Hosts of the developer's own machine, where no third party can listen. */
const OWN_MACHINE = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Why a URL is not accepted; "insecure": http to another machine than the developer's own. */
export type WebAddressIssue = "notAnAddress" | "insecure" | "holdsPassword" | "tooLong";

/**
 * What is wrong with the URL of an application or a callback (3.7); null if nothing. It must be complete, use https
 * (http only on the developer's own machine), and contain no user name or password.
 */
export function webAddressIssue(typed: string): WebAddressIssue | null {
  const address = plain(typed);
  if (address.length > WEB_ADDRESS_MAX_LENGTH) return "tooLong";
  // URL.canParse accepts blanks, backslashes, and a missing "//".
  if (/[\s\\]/.test(address) || !/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) return "notAnAddress";
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password) return "holdsPassword";
  const isOwnMachine = OWN_MACHINE.test(hostname);
  if (!isOwnMachine && !hostname.includes(".") && !hostname.startsWith("[")) return "notAnAddress";
  return protocol === "https:" || isOwnMachine ? null : "insecure";
}

/** A URL of an application or a callback. */
export const webAddress = z.string().check(
  z.overwrite(plain),
  z.refine((typed) => webAddressIssue(typed) === null),
  readable,
);
