import * as z from "zod/mini";
import { defineCall } from "#contracts/define-call.ts";
import { profileWithAliases } from "./load-profile.ts";

/** Loads the merchant's profile (7.8). The documented path is "logout" although the call loads. */
export const loadProfile = defineCall({
  summary: "Loads the merchant's profile.",
  method: "GET",
  path: "/api/user/logout",
  request: z.object({ id: z.string() }),
  answer: profileWithAliases,
  reads: true,
  access: "merchant",
  status: "documented",
  clauses: ["7.8"],
  example: { id: "100234" },
});
