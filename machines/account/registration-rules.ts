import { isEmail } from "#contracts/account/email-address.ts";
import { typedCode } from "#contracts/typed/code.ts";
import { typedEmail } from "#contracts/typed/email.ts";
import { tidy } from "#contracts/typed/plain.ts";
import { type NewPasswordFields, type NewPasswordIssues, newPasswordIssues } from "./password-rules.ts";

/** Proof that an e-mail address belongs to the person: the address, and the code sent to it. */
export type AddressFields = { email: string; code: string };
export type AddressIssues = { email?: "required" | "format"; code?: "required" | "format" };

/** What is wrong with an e-mail and its code (5.1, 5.2, 5.6); empty when they can be sent. */
export function addressIssues({ email, code }: AddressFields): AddressIssues {
  return {
    ...(tidy(email) === "" ? { email: "required" } : !isEmail(email) && { email: "format" }),
    ...codeIssues(code),
  };
}

/** What is wrong with a code from an e-mail (5.6); what can be read as none would only cost a guess. */
export function codeIssues(code: string): Pick<AddressIssues, "code"> {
  if (tidy(code) === "") return { code: "required" };
  return typedCode(code) === null ? { code: "format" } : {};
}

/** What a visitor types to register (2.22), or to set a new password (2.23). */
export type RegistrationFields = AddressFields & NewPasswordFields;
export type RegistrationIssues = AddressIssues & NewPasswordIssues;

export const EMPTY_REGISTRATION: RegistrationFields = { email: "", code: "", password: "", repeat: "" };

/** The fields once they were used: the e-mail stays, the code and the passwords do not. */
export function withoutSecrets({ email }: RegistrationFields): RegistrationFields {
  return { ...EMPTY_REGISTRATION, email: typedEmail(email) };
}

/** What is wrong with the fields of a registration (5.1 to 5.4, 5.6); empty when they can be sent. */
export function registrationIssues(fields: RegistrationFields): RegistrationIssues {
  return { ...addressIssues(fields), ...newPasswordIssues(fields) };
}
