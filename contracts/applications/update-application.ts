import * as z from "zod/mini";
import { gateProof } from "#contracts/account/pass-gate.ts";
import { applicationDetails, applicationStatus } from "./application.ts";
import { applicationCode } from "./load-application.ts";

export const applicationChange = z.extend(applicationDetails, {
  ...applicationCode.shape,
  /** Absent to keep it. */
  status: z.optional(applicationStatus),
  /** From `passGate`, for "editApplication"; absent if it answered none. */
  proof: z.optional(gateProof),
});
export type ApplicationChange = z.output<typeof applicationChange>;
