import * as z from "zod/mini";
import { deviceToken, email, verificationCode } from "./credentials.ts";
import { codePurpose } from "./send-verification-code.ts";

export const codeData = z.object({ email, code: verificationCode, purpose: codePurpose, deviceToken });
export type CodeData = z.output<typeof codeData>;
