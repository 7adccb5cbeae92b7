import { defineCall } from "#contracts/define-call.ts";
import { noData } from "#contracts/envelope.ts";
import { passwordChange } from "./update-password.ts";

/** Changes the password of the signed-in user (7.10, 2.33). A wrong old password is a refusal. */
export const updatePassword = defineCall({
  summary: "Changes the merchant's password, with the old one.",
  method: "POST",
  path: "/api/User/UpdatePwd",
  request: passwordChange,
  answer: noData,
  access: "merchant",
  status: "documented",
  clauses: ["7.10"],
  // The form asks for the old password again.
  refusals: ["wrongCredentials"],
  example: { oldPassword: "Correct-Horse-7", newPassword: "Battery-Staple-8" },
});
