import * as z from "zod/mini";
import { profile } from "#contracts/account/load-profile.ts";
import { defineCall } from "#contracts/define-call.ts";

/** Loads the signed-in user with every field of 3.3 and the role that the device stores, "admin" without one (6.4, 7.17). */
export const loadMockUser = defineCall({
  method: "POST",
  path: "/api/user/info",
  /** The role that the device stores under `userRole`; null if none (6.4). */
  request: z.object({ userRole: z.nullable(z.string().check(z.maxLength(64))) }),
  answer: profile,
  access: "merchant",
  status: "documented",
  clauses: ["7.17"],
  example: { userRole: null },
});
