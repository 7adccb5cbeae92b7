import { NICKNAME_MAX_LENGTH } from "#contracts/account/update-profile.ts";

/** What is wrong with a typed nickname (5.1); null when it can be sent. */
export function nicknameIssue(typed: string): "required" | "tooLong" | null {
  const { length } = typed.trim();
  if (length === 0) return "required";
  return length > NICKNAME_MAX_LENGTH ? "tooLong" : null;
}
