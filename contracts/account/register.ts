import * as z from "zod/mini";
import { nothing } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { email, newPassword, verificationCode } from "./credentials.ts";

export const registrationData = z.object({ email, code: verificationCode, password: newPassword });
export type RegistrationData = z.output<typeof registrationData>;

/** Registers a merchant (7.5). An e-mail already registered (5.5, 8.7) or a wrong code is a refusal. */
export function register(send: Send, body: RegistrationData, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/Register/Register", body, resData: nothing, signal });
}
