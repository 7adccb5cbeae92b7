import * as z from "zod/mini";
import { defineCall } from "#contracts/define-call.ts";
import { lastLogin } from "./check-last-login.ts";

/** Loads when and how the merchant signed in the previous time (7.15). */
export const checkLastLogin = defineCall({
  summary: "Loads when, how and from where the merchant signed in the previous time.",
  method: "GET",
  path: "/api/Login/CheckLastLogin",
  request: z.object({ uid: z.string() }),
  answer: lastLogin,
  reads: true,
  access: "merchant",
  status: "proposed",
  clauses: ["7.15"],
  example: { uid: "100234" },
});
