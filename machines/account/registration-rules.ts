import { brokenPasswordRules, isEmail, type PasswordRule } from "#contracts/account/credentials.ts";

/** What a visitor types to register (2.22). */
export type RegistrationFields = { email: string; code: string; password: string; repeat: string };

export type RegistrationIssues = {
  email?: "required" | "format";
  code?: "required";
  /** The rules of 5.3 that the password breaks so far. */
  password?: PasswordRule[];
  repeat?: "required" | "different";
};

/** What stands between these fields and a registration (5.1 to 5.4, 5.6); empty when nothing does. */
export function registrationIssues({ email, code, password, repeat }: RegistrationFields): RegistrationIssues {
  const broken = brokenPasswordRules(password);
  return {
    ...(email.trim() === "" ? { email: "required" } : !isEmail(email) && { email: "format" }),
    ...(code.trim() === "" && { code: "required" }),
    ...(broken.length > 0 && { password: broken }),
    ...(repeat === "" ? { repeat: "required" } : repeat !== password && { repeat: "different" }),
  };
}
