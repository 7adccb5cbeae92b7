import * as z from "zod/mini";
import { typedCode, VERIFICATION_CODE_MAX_LENGTH } from "#contracts/typed/code.ts";
import { typedEmail } from "#contracts/typed/email.ts";
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from "./email-address.ts";

/** An email address (5.2), normalized. */
export const email = z
  .string()
  .check(z.overwrite(typedEmail), z.email({ pattern: EMAIL_PATTERN }), z.maxLength(EMAIL_MAX_LENGTH));

/** The password rules (5.3, 9.3), in the order in which they are shown. */
export const PASSWORD_RULES = {
  length: /^.{8,128}$/su,
  upperCase: /\p{Lu}/u,
  lowerCase: /\p{Ll}/u,
  digit: /\d/,
} as const;
export type PasswordRule = keyof typeof PASSWORD_RULES;

/** The rules that a password breaks (5.3). */
export function brokenPasswordRules(password: string): PasswordRule[] {
  const rules = Object.entries(PASSWORD_RULES) as [PasswordRule, RegExp][];
  return rules.filter(([, rule]) => !rule.test(password)).map(([name]) => name);
}

/** A password for a sign-in: any that could have been set. Characters are counted as in the length rule. */
export const password = z.string().check(z.regex(/^.{1,128}$/su));

/** A password that follows every rule of 5.3. */
export const newPassword = z.string().check(z.refine((typed) => brokenPasswordRules(typed).length === 0));

/** A code from an email, normalized; it must not be empty (5.6). */
export const verificationCode = z.string().check(
  z.overwrite((typed) => typedCode(typed) ?? ""),
  z.minLength(1),
  z.maxLength(VERIFICATION_CODE_MAX_LENGTH),
);

/**
 * Identifies a device that has signed in before (proposed), so that its failed attempts are counted separately from
 * those of strangers. It grants no access.
 */
export const deviceToken = z.optional(z.string().check(z.maxLength(512)));
