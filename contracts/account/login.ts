import * as z from "zod/mini";
import { id, text } from "#contracts/reader/text.ts";
import { deviceToken, email, password } from "./credentials.ts";

export const credentials = z.object({ email, password, deviceToken });
export type Credentials = z.output<typeof credentials>;

/** The answer to a sign-in (3.2). Only the token and the id are required. */
export const loginData = z.object({
  accessToken: id,
  userId: id,
  email: text,
  language: text,
  nickName: text,
  avatar: text,
  deviceToken: z.optional(text),
});
export type LoginData = z.output<typeof loginData>;
export type AgreedLoginData = z.input<typeof loginData>;
