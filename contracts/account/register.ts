import * as z from "zod/mini";
import { email, newPassword, verificationCode } from "./credentials.ts";

export const registrationData = z.object({ email, code: verificationCode, password: newPassword });
export type RegistrationData = z.output<typeof registrationData>;
