import { defineCall } from "#contracts/define-call.ts";
import { nothing } from "#contracts/envelope.ts";
import { profileChange } from "./update-profile.ts";

/** Saves what a merchant changed of the profile (7.14, 2.32). */
export const updateProfile = defineCall({
  summary: "Changes fields of the profile; those that are left out stay.",
  method: "POST",
  path: "/api/User/update",
  request: profileChange,
  answer: nothing,
  access: "merchant",
  standing: "documented",
  clauses: ["7.14"],
  example: { nickName: "Lin Trading" },
});
