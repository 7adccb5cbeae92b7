import * as z from "zod/mini";
import { readable } from "#contracts/readable-text.ts";
import { plain } from "#contracts/typed/plain.ts";

/** The longest address, in characters. */
export const WEB_ADDRESS_MAX_LENGTH = 300;

/** Hosts of the developer's own machine, where no third party can listen. */
const OWN_MACHINE = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** What keeps a text from being an address that the service may call; "insecure": http beyond the developer's own machine. */
export type WebAddressIssue = "notAnAddress" | "insecure" | "holdsPassword" | "tooLong";

/**
 * What is wrong with an address of an application or of its callbacks (3.7); null when nothing is. It must be complete,
 * use https (or http on the developer's own machine), and hold no name or password.
 */
export function webAddressIssue(typed: string): WebAddressIssue | null {
  const address = plain(typed);
  if (address.length > WEB_ADDRESS_MAX_LENGTH) return "tooLong";
  // The parser would forgive blanks within, backslashes, and a missing "//".
  if (/[\s\\]/.test(address) || !/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) return "notAnAddress";
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password) return "holdsPassword";
  const isOwnMachine = OWN_MACHINE.test(hostname);
  if (!isOwnMachine && !hostname.includes(".") && !hostname.startsWith("[")) return "notAnAddress";
  return protocol === "https:" || isOwnMachine ? null : "insecure";
}

/** An address on the web as an application has it. */
export const webAddress = z.string().check(
  z.overwrite(plain),
  z.refine((typed) => webAddressIssue(typed) === null),
  readable,
);
