import * as z from "zod/mini";
import { deviceToken, email } from "./credentials.ts";

/** Purposes of codes for applications (4.5), one per gate. */
export const gatePurpose = z.enum(["editApplication", "viewCredentials", "rotateSecret"]);
export type GatePurpose = z.output<typeof gatePurpose>;

/** Purposes of codes; a code is valid only for its purpose (proposed). */
export const codePurpose = z.enum(["register", "resetPassword", ...gatePurpose.options]);
export type CodePurpose = z.output<typeof codePurpose>;

export const codeRequest = z.object({ email, purpose: codePurpose, deviceToken });
export type CodeRequest = z.output<typeof codeRequest>;
