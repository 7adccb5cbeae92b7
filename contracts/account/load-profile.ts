import * as z from "zod/mini";
import type { Send } from "#contracts/http.ts";

/** Text that the service may leave out, or send as null, when it does not know it. */
const text = z.pipe(
  z.nullish(z.string()),
  z.transform((known) => known ?? ""),
);

/** The user profile (3.3); the role is empty by default (6.2), and the service may leave out what it does not know. */
export const profile = z.object({
  accountId: z.string().check(z.minLength(1)),
  email: z.string(),
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

/**
 * Loads the signed-in user's profile (7.8). The documented path says "logout", yet the call loads:
 * the function is named after what it does, the path is kept as it is documented.
 */
export function loadProfile(send: Send, userId: string, signal?: AbortSignal) {
  return send({ method: "GET", path: "/api/user/logout", query: { id: userId }, resData: profile, signal });
}
