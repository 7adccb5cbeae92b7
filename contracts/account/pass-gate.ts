import * as z from "zod/mini";
import { orNull } from "#contracts/reader/reader.ts";
import { id } from "#contracts/reader/text.ts";
import { codeData } from "./check-captcha-code.ts";
import { gatePurpose } from "./send-verification-code.ts";

/** A gate's code names the application: the proof opens that one alone, for that purpose alone. */
export const gateCode = z.extend(codeData, {
  purpose: gatePurpose,
  applicationCode: z.string().check(z.minLength(1), z.maxLength(64)),
});
export type GateCode = z.output<typeof gateCode>;

/** What the code was exchanged for: the one call that it opens has to carry it, soon and once (4.5, 6.5). */
export const gateProof = z.string().check(z.minLength(1), z.maxLength(512));

/** "" where the service answers no proof: then the call behind the gate goes without one, and the service decides. */
export const gatePass = z.pipe(
  orNull(z.object({ proof: id })),
  z.transform((answer) => ({ proof: answer?.proof ?? "" })),
);
export type GatePass = z.output<typeof gatePass>;
