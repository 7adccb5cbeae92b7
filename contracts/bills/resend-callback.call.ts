import * as z from "zod/mini";
import { code } from "#contracts/code.ts";
import { defineCall } from "#contracts/define-call.ts";
import { callback } from "./callback.ts";

/**
 * Sends a callback once more, now, and answers it as it stands after that (2.31; proposed, 7.16). That the receiver did
 * not accept it is no refusal: the answer's last attempt says so (8.9).
 */
export const resendCallback = defineCall({
  summary: "Sends a callback again.",
  method: "POST",
  path: "/api/Callback/Resend",
  request: z.object({ code }),
  answer: callback,
  access: "merchant",
  standing: "proposed",
  clauses: ["2.31", "7.16"],
  // The record is gone.
  refusals: ["notFound"],
  example: { code: "CB100042" },
});
