import * as z from "zod/mini";
import { gateProof } from "#contracts/account/pass-gate.ts";
import type { Send } from "#contracts/http.ts";
import { application, applicationDetails, applicationStatus } from "./application.ts";
import { applicationCode } from "./load-application.ts";

export const applicationChange = z.extend(applicationDetails, {
  ...applicationCode.shape,
  /** Absent where it is to stay what it is. */
  status: z.optional(applicationStatus),
  /** From `passGate`, for "editApplication"; absent where it answered none. */
  proof: z.optional(gateProof),
});
export type ApplicationChange = z.output<typeof applicationChange>;

/** Changes an application, enables or stops it; only with a fresh proof (4.5, 6.5; proposed, 7.16). Refused, the proof stays good. */
export function updateApplication(send: Send, body: ApplicationChange, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/App/Update", body, resData: application, signal });
}
