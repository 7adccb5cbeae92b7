/** The form of an e-mail address, free of zod: the sign-in form needs no more than this. */
export const EMAIL_MAX_LENGTH = 254;

/** What is usual (5.2), and what zod takes for an address; only a delivered code proves that it exists. */
export const EMAIL_PATTERN =
  // biome-ignore lint/complexity/noUselessEscapeInRegex: written as zod writes it, which stands in the OpenAPI document.
  /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;

/** Whether an address has the form of an e-mail address (5.2), blanks around it aside. */
export function isEmail(typed: string): boolean {
  const address = typed.trim();
  return address.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(address);
}
