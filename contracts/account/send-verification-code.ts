import * as z from "zod/mini";
import { deviceToken, email } from "./credentials.ts";

/** What a code for an application is for (4.5): each act has a gate of its own. */
export const gatePurpose = z.enum(["editApplication", "viewCredentials", "rotateSecret"]);
export type GatePurpose = z.output<typeof gatePurpose>;

/** What the code is for; a code sent for one purpose does not open another (proposed). */
export const codePurpose = z.enum(["register", "resetPassword", ...gatePurpose.options]);
export type CodePurpose = z.output<typeof codePurpose>;

export const codeRequest = z.object({ email, purpose: codePurpose, deviceToken });
export type CodeRequest = z.output<typeof codeRequest>;
