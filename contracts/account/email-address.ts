/** The form of an e-mail address, free of zod: the sign-in form needs no more than this. */
import { typedEmail } from "#contracts/typed/email.ts";

export const EMAIL_MAX_LENGTH = 254;

/** What is usual (5.2), and what zod takes for an address, with international domains; only a delivered code proves that it exists. */
export const EMAIL_PATTERN =
  // biome-ignore lint/complexity/noUselessEscapeInRegex: written as zod writes it, which stands in the OpenAPI document.
  /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9\-]+)$/;

/** Whether what was typed is an e-mail address (5.2), read as it was meant. */
export function isEmail(typed: string): boolean {
  const address = typedEmail(typed);
  return address.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(address);
}
