import * as z from "zod/mini";
import { deviceToken, email, newPassword, verificationCode } from "./credentials.ts";

export const passwordReset = z.object({ email, code: verificationCode, password: newPassword, deviceToken });
export type PasswordReset = z.output<typeof passwordReset>;
