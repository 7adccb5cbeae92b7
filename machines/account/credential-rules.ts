import { isEmail } from "#contracts/account/email-address.ts";
import { tidy } from "#contracts/typed/plain.ts";

/** The issues of typed credentials by field (5.1, 5.2, 5.7); empty if they can be sent. */
export type CredentialIssues = { email?: "required" | "format"; password?: "required" };

export function credentialIssues({ email, password }: { email: string; password: string }): CredentialIssues {
  return {
    ...(tidy(email) === "" ? { email: "required" } : !isEmail(email) && { email: "format" }),
    ...(password === "" && { password: "required" }),
  };
}
