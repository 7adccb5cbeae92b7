import { brokenPasswordRules, type PasswordRule } from "#contracts/account/credentials.ts";

/** A new password and its repetition (2.22, 2.23, 2.33). */
export type NewPasswordFields = { password: string; repeat: string };

export type NewPasswordIssues = {
  /** The rules of 5.3 that the password breaks, or that it is the present one. */
  password?: PasswordRule[] | "unchanged";
  repeat?: "required" | "different";
};

/** The issues of a new password and its repetition (5.3, 5.4); empty if they can be sent. */
export function newPasswordIssues({ password, repeat }: NewPasswordFields): NewPasswordIssues {
  const broken = brokenPasswordRules(password);
  return {
    ...(broken.length > 0 && { password: broken }),
    ...(repeat === "" ? { repeat: "required" } : repeat !== password && { repeat: "different" }),
  };
}

/** The fields of a password change (2.33). */
export type PasswordFields = NewPasswordFields & { oldPassword: string };
export type PasswordIssues = NewPasswordIssues & { oldPassword?: "required" };

/** The issues of a password change (5.1, 5.3, 5.4); empty if it can be sent. */
export function passwordIssues({ oldPassword, ...chosen }: PasswordFields): PasswordIssues {
  return {
    ...(oldPassword === ""
      ? { oldPassword: "required" }
      : oldPassword === chosen.password && { password: "unchanged" }),
    ...newPasswordIssues(chosen),
  };
}
