import type { Visitor } from "#sandbox/http/call.ts";
import type { Service } from "#sandbox/service.ts";
import { isKnownDevice } from "./known-devices.ts";
import { limitAttempts, type RateLimit, uncountAttempt } from "./rate-limits.ts";

/** The sender of a request, as rate limits count it. */
export type Requester = {
  /** An address, all known devices of the merchant together, or the merchant's session. */
  subject: string;
  /** Signed in, or on a known device. Attempts from unknown devices are not counted against it. */
  isKnown: boolean;
  address: string;
};

/** Wrong guesses (passwords or codes) allowed per address, over all accounts. */
const WRONG_GUESSES: RateLimit = { kind: "wrong guesses", most: 30, period: 15 * 60 * 1000 };

/**
 * Identifies the sender of a request about an email: a known device of the merchant, or an address. All known devices
 * share one count, so that more devices do not give more guesses.
 */
export async function requesterOf(
  { db }: Service,
  email: string,
  deviceToken: string | undefined,
  { address }: Visitor,
): Promise<Requester> {
  const isKnown = deviceToken !== undefined && (await isKnownDevice(db, email, deviceToken));
  return isKnown ? { subject: "known devices", isKnown, address } : unknownRequester(address);
}

/** A requester on an unknown device. */
export function unknownRequester(address: string): Requester {
  return { subject: `address ${address}`, isKnown: false, address };
}

export function signedInRequester(merchantId: string, { address }: Visitor): Requester {
  return { subject: `merchant ${merchantId}`, isKnown: true, address };
}

/**
 * Counts a guess for its address before the guess is checked.
 * @throws Refused after too many wrong guesses.
 */
export async function limitGuesses({ db, clock, settings }: Service, { isKnown, address }: Requester): Promise<void> {
  if (settings.addressLimits && !isKnown) await limitAttempts(db, WRONG_GUESSES, address, clock());
}

/** Removes a correct guess from the count: only wrong ones are counted. */
export async function uncountGuess({ db, settings }: Service, { isKnown, address }: Requester): Promise<void> {
  if (settings.addressLimits && !isKnown) await uncountAttempt(db, WRONG_GUESSES, address);
}
