import * as z from "zod/mini";
import type { Send } from "#contracts/http.ts";
import { text } from "#contracts/reader/text.ts";

/**
 * The user profile (3.3); the role is empty by default (6.2). The service may leave out whatever it does not know, the
 * account's id included: the console has that from the sign-in.
 */
export const profile = z.object({
  accountId: text,
  email: text,
  nickName: text,
  role: text,
  name: text,
  avatar: text,
  job: text,
  jobName: text,
  organization: text,
  organizationName: text,
  location: text,
  locationName: text,
  introduction: text,
  personalWebsite: text,
  phone: text,
  registrationDate: text,
  certification: text,
});
export type Profile = z.output<typeof profile>;
export type AgreedProfile = z.input<typeof profile>;

/** A service that knows nothing of a user may say just that. */
const profileOrNothing = z.pipe(
  z.transform((given: unknown) => given ?? {}),
  profile,
);

/**
 * Loads the signed-in user's profile (7.8). The documented path says "logout", yet the call loads:
 * the function is named after what it does, the path is kept as it is documented.
 */
export function loadProfile(send: Send, userId: string, signal?: AbortSignal) {
  return send({ method: "GET", path: "/api/user/logout", query: { id: userId }, resData: profileOrNothing, signal });
}
