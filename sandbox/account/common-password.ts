import { Refused } from "#sandbox/http/refusal.ts";

let commonPasswords: Set<string> | null = null;

/**
 * Refuses one of the most common passwords, in any case. Length and characters (5.3) are checked by the contract.
 * @throws Refused
 */
export async function rejectCommonPassword(password: string): Promise<void> {
  commonPasswords ??= await loadCommonPasswords();
  if (commonPasswords.has(password.toLowerCase())) throw new Refused("commonPassword");
}

/** Loaded on first use: the dictionary is large and most runs do not need it. */
async function loadCommonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map((password) => String(password).toLowerCase()));
}
