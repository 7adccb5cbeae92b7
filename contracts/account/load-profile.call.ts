import * as z from "zod/mini";
import { defineCall } from "#contracts/define-call.ts";
import { knownProfile } from "./load-profile.ts";

/**
 * Loads the signed-in user's profile (7.8). The documented path says "logout", yet the call loads:
 * the function is named after what it does, the path is kept as it is documented.
 */
export const loadProfile = defineCall({
  summary: "Loads the merchant's profile.",
  method: "GET",
  path: "/api/user/logout",
  request: z.object({ id: z.string() }),
  answer: knownProfile,
  reads: true,
  access: "merchant",
  standing: "documented",
  clauses: ["7.8"],
  example: { id: "100234" },
});
