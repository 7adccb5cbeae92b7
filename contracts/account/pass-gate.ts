import * as z from "zod/mini";
import { orNull } from "#contracts/reader/reader.ts";
import { id } from "#contracts/reader/text.ts";
import { codeData } from "./check-captcha-code.ts";
import { gatePurpose } from "./send-verification-code.ts";

/** The proof is valid only for this application and purpose. */
export const gateCode = z.extend(codeData, {
  purpose: gatePurpose,
  applicationCode: z.string().check(z.minLength(1), z.maxLength(64)),
});
export type GateCode = z.output<typeof gateCode>;

/** The proof that a gated call must carry; short-lived and for one use (4.5, 6.5). */
export const gateProof = z.string().check(z.minLength(1), z.maxLength(512));

/** The proof is "" if the service answers none; the gated call is then sent without it. */
export const gatePass = z.pipe(
  orNull(z.object({ proof: id })),
  z.transform((answer) => ({ proof: answer?.proof ?? "" })),
);
export type GatePass = z.output<typeof gatePass>;
