import * as z from "zod/mini";
import { newPassword, password } from "./credentials.ts";

export const passwordChange = z.object({ oldPassword: password, newPassword });
export type PasswordChange = z.output<typeof passwordChange>;
