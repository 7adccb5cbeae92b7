/** Without zod, which the sign-in form does not load. */
import { typedEmail } from "#contracts/typed/email.ts";

export const EMAIL_MAX_LENGTH = 254;

/** zod's pattern, extended by international top-level domains (5.2). */
export const EMAIL_PATTERN =
  // biome-ignore lint/complexity/noUselessEscapeInRegex: zod's notation, which is in the OpenAPI document.
  /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9\-]+)$/;

/** Whether the normalized input is an email address (5.2). */
export function isEmail(typed: string): boolean {
  const address = typedEmail(typed);
  return address.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(address);
}
