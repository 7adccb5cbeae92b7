import { Refused } from "#sandbox/http/refusal.ts";

let commonest: Set<string> | null = null;

/**
 * Refuses a password that is among the commonest, in whatever case: they are the first that are tried. What it must be
 * made of (5.3) is the contract's to say; this is the service's.
 * @throws Refused
 */
export async function refuseCommon(password: string): Promise<void> {
  commonest ??= await readCommonest();
  if (commonest.has(password.toLowerCase())) throw new Refused("commonPassword");
}

/** Read when the first password is chosen: a sandbox without newcomers needs none of them. */
async function readCommonest(): Promise<Set<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map((password) => String(password).toLowerCase()));
}
