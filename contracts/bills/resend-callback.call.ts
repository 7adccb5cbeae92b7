import * as z from "zod/mini";
import { code } from "#contracts/code.ts";
import { defineCall } from "#contracts/define-call.ts";
import { callback } from "./callback.ts";

/**
 * Sends a callback again, and answers it with the new attempt (2.31; proposed, 7.16). If the receiver does not accept
 * it, the call is not refused: the last attempt has the failure (8.9).
 */
export const resendCallback = defineCall({
  summary: "Sends a callback again.",
  method: "POST",
  path: "/api/Callback/Resend",
  request: z.object({ code }),
  answer: callback,
  access: "merchant",
  status: "proposed",
  clauses: ["2.31", "7.16"],
  // The record is gone.
  refusals: ["notFound"],
  example: { code: "CB100042" },
});
