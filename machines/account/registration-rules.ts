import { isEmail } from "#contracts/account/email-address.ts";
import { typedCode } from "#contracts/typed/code.ts";
import { typedEmail } from "#contracts/typed/email.ts";
import { tidy } from "#contracts/typed/plain.ts";
import { type NewPasswordFields, type NewPasswordIssues, newPasswordIssues } from "./password-rules.ts";

/** An email address and the code that was sent to it. */
export type AddressFields = { email: string; code: string };
export type AddressIssues = { email?: "required" | "format"; code?: "required" | "format" };

/** The issues of an email and its code (5.1, 5.2, 5.6); empty if they can be sent. */
export function addressIssues({ email, code }: AddressFields): AddressIssues {
  return {
    ...(tidy(email) === "" ? { email: "required" } : !isEmail(email) && { email: "format" }),
    ...codeIssues(code),
  };
}

/** The issues of a code (5.6). A text without a code is not sent, since it would count as an attempt. */
export function codeIssues(code: string): Pick<AddressIssues, "code"> {
  if (tidy(code) === "") return { code: "required" };
  return typedCode(code) === null ? { code: "format" } : {};
}

/** The fields of a registration (2.22) or a password reset (2.23). */
export type RegistrationFields = AddressFields & NewPasswordFields;
export type RegistrationIssues = AddressIssues & NewPasswordIssues;

export const EMPTY_REGISTRATION: RegistrationFields = { email: "", code: "", password: "", repeat: "" };

/** The fields without the code and the passwords. */
export function withoutSecrets({ email }: RegistrationFields): RegistrationFields {
  return { ...EMPTY_REGISTRATION, email: typedEmail(email) };
}

/** The issues of a registration (5.1 to 5.4, 5.6); empty if it can be sent. */
export function registrationIssues(fields: RegistrationFields): RegistrationIssues {
  return { ...addressIssues(fields), ...newPasswordIssues(fields) };
}
