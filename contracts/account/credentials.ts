import * as z from "zod/mini";
import { typedCode, VERIFICATION_CODE_MAX_LENGTH } from "#contracts/typed/code.ts";
import { typedEmail } from "#contracts/typed/email.ts";
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from "./email-address.ts";

/** The least number of characters in a password (5.3, 9.3). */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

/** An e-mail address of the usual form (5.2), read as it was meant; only a delivered code proves that it exists. */
export const email = z
  .string()
  .check(z.overwrite(typedEmail), z.email({ pattern: EMAIL_PATTERN }), z.maxLength(EMAIL_MAX_LENGTH));

/** The rules a password must keep (5.3), in the order in which they are shown. */
export const PASSWORD_RULES = {
  length: /^.{8,128}$/su,
  upperCase: /\p{Lu}/u,
  lowerCase: /\p{Ll}/u,
  digit: /\d/,
} as const;
export type PasswordRule = keyof typeof PASSWORD_RULES;

/** Which rules a password breaks (5.3); empty when it keeps them all. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  const rules = Object.entries(PASSWORD_RULES) as [PasswordRule, RegExp][];
  return rules.filter(([, rule]) => !rule.test(password)).map(([name]) => name);
}

/** A password as typed to prove who one is: any that could have been set. Its characters are counted as its rules count them. */
export const password = z.string().check(z.regex(/^.{1,128}$/su));

/** A password that keeps every rule of 5.3. */
export const newPassword = z.string().check(z.refine((typed) => brokenPasswordRules(typed).length === 0));

/** A code from an e-mail, read as it was meant: it must not be empty (5.6). */
export const verificationCode = z.string().check(
  z.overwrite((typed) => typedCode(typed) ?? ""),
  z.minLength(1),
  z.maxLength(VERIFICATION_CODE_MAX_LENGTH),
);

/**
 * What a service may give at a sign-in and is sent back later (proposed): it opens nothing, and lets a device that has
 * signed in before be counted apart from strangers who guess.
 */
export const deviceToken = z.optional(z.string().check(z.maxLength(512)));
