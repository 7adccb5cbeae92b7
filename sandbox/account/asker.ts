import type { Visitor } from "#sandbox/http/call.ts";
import type { Service } from "#sandbox/service.ts";
import { allowAttempt, type Limit, returnAttempt } from "./attempts.ts";
import { isKnownDevice } from "./known-devices.ts";

/** Whose attempts at an account are counted together. */
export type Asker = {
  /** An address, all known devices of the merchant together, or the merchant's session. */
  subject: string;
  /** Signed in, or on a known device: strangers' attempts are not counted against it. */
  isKnown: boolean;
  address: string;
};

/** What one address may guess wrongly, at whichever accounts: a password, or a code. */
const WRONG_GUESSES: Limit = { kind: "wrong guesses", most: 30, period: 15 * 60 * 1000 };

/**
 * Tells who asks about an e-mail: a device that its merchant has signed in from, or a stranger at an address. All known
 * devices are counted as one, so that more of them give no more guesses.
 */
export async function askerOf(
  { db }: Service,
  email: string,
  deviceToken: string | undefined,
  { address }: Visitor,
): Promise<Asker> {
  const isKnown = deviceToken !== undefined && (await isKnownDevice(db, email, deviceToken));
  return isKnown ? { subject: "known devices", isKnown, address } : strangerAt(address);
}

/** Somebody at an address, who may be anybody. */
export function strangerAt(address: string): Asker {
  return { subject: `address ${address}`, isKnown: false, address };
}

/** A merchant who is signed in. */
export function signedInAsker(merchantId: string, { address }: Visitor): Asker {
  return { subject: `merchant ${merchantId}`, isKnown: true, address };
}

/** Counts a guess for its address, before it is looked at. @throws Refused when there were too many. */
export async function allowGuess({ db, clock, settings }: Service, { isKnown, address }: Asker): Promise<void> {
  if (settings.addressLimits && !isKnown) await allowAttempt(db, WRONG_GUESSES, address, clock());
}

/** The guess was right: only wrong ones are counted. */
export async function forgiveGuess({ db, settings }: Service, { isKnown, address }: Asker): Promise<void> {
  if (settings.addressLimits && !isKnown) await returnAttempt(db, WRONG_GUESSES, address);
}
