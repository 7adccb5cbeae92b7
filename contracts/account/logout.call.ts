import * as z from "zod/mini";
import { defineCall } from "#contracts/define-call.ts";
import { noData } from "#contracts/envelope.ts";

/** Ends the session at the service (7.7, a GET as documented). */
export const logout = defineCall({
  summary: "Signs the merchant out and ends the token.",
  method: "GET",
  path: "/api/Login/Logout",
  request: z.object({ uid: z.string() }),
  answer: noData,
  access: "merchant",
  status: "documented",
  clauses: ["7.7"],
  example: { uid: "100234" },
});
