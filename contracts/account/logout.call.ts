import * as z from "zod/mini";
import { defineCall } from "#contracts/define-call.ts";
import { nothing } from "#contracts/envelope.ts";

/** Ends the session at the service (7.7, a GET as documented). */
export const logout = defineCall({
  summary: "Signs the merchant out: the token serves no more.",
  method: "GET",
  path: "/api/Login/Logout",
  request: z.object({ uid: z.string() }),
  answer: nothing,
  access: "merchant",
  standing: "documented",
  clauses: ["7.7"],
  example: { uid: "100234" },
});
