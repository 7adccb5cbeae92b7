import { defineCall } from "#contracts/define-call.ts";
import { noData } from "#contracts/envelope.ts";
import { profileChange } from "./update-profile.ts";

/** Saves changed fields of the profile (7.14, 2.32). */
export const updateProfile = defineCall({
  summary: "Changes fields of the profile; omitted ones stay.",
  method: "POST",
  path: "/api/User/update",
  request: profileChange,
  answer: noData,
  access: "merchant",
  status: "documented",
  clauses: ["7.14"],
  example: { nickName: "Lin Trading" },
});
