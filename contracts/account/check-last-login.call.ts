import * as z from "zod/mini";
import { defineCall } from "#contracts/define-call.ts";
import { lastLogin } from "./check-last-login.ts";

/** Asks when and how the account was last used (7.15). */
export const checkLastLogin = defineCall({
  summary: "Says when, how and from where the merchant signed in the time before.",
  method: "GET",
  path: "/api/Login/CheckLastLogin",
  request: z.object({ uid: z.string() }),
  answer: lastLogin,
  reads: true,
  access: "merchant",
  standing: "proposed",
  clauses: ["7.15"],
  example: { uid: "100234" },
});
