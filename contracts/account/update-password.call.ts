import { defineCall } from "#contracts/define-call.ts";
import { nothing } from "#contracts/envelope.ts";
import { passwordChange } from "./update-password.ts";

/** Changes the password of the signed-in user (7.10, 2.33). A wrong old password is a refusal. */
export const updatePassword = defineCall({
  summary: "Changes the password of a merchant who knows the old one.",
  method: "POST",
  path: "/api/User/UpdatePwd",
  request: passwordChange,
  answer: nothing,
  access: "merchant",
  standing: "documented",
  clauses: ["7.10"],
  // The old password is asked for again.
  refusals: ["wrongCredentials"],
  example: { oldPassword: "Correct-Horse-7", newPassword: "Battery-Staple-8" },
});
