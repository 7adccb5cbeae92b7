import * as z from "zod/mini";
import { nothing } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { readable } from "#contracts/readable-text.ts";

/** The most characters in a nickname. */
export const NICKNAME_MAX_LENGTH = 40;

export const profileChange = z.object({
  nickName: z.string().check(z.trim(), z.minLength(1), z.maxLength(NICKNAME_MAX_LENGTH), readable),
});
export type ProfileChange = z.output<typeof profileChange>;

/** Saves what a merchant may change of the profile (7.14, 2.32): the nickname. */
export function updateProfile(send: Send, body: ProfileChange, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/User/update", body, resData: nothing, signal });
}
