import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { PasswordChange } from "#contracts/account/update-password.ts";
import type { Answer } from "#contracts/envelope.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { passwordChange } from "./password-change.ts";
import { passwordIssues } from "./password-rules.ts";

const GOOD = { oldPassword: "Sunset41", password: "Sunrise42", repeat: "Sunrise42" };

test.each([
  ["a missing old password (5.1)", { ...GOOD, oldPassword: "" }, { oldPassword: "required" }],
  [
    "a new password that breaks the rules (5.3)",
    { ...GOOD, password: "sunrise", repeat: "sunrise" },
    { password: ["length", "upperCase", "digit"] },
  ],
  ["a repetition that differs (5.4)", { ...GOOD, repeat: "Sunrise43" }, { repeat: "different" }],
])("password change: %s is marked and not sent", { tags: ["5.4.c"] }, (_, typed, issues) => {
  const { dialog, updatePassword } = submitted(typed);
  expect(dialog.getSnapshot().hasTag("showingIssues")).toBe(true);
  expect(passwordIssues(dialog.getSnapshot().context.fields)).toEqual(issues);
  expect(updatePassword.inputs).toEqual([]);
});

function submitted(typed: typeof GOOD) {
  const updatePassword = deferredCall<Answer<unknown>, PasswordChange>();
  const dialog = createActor(passwordChange.provide({ actors: { updatePassword: updatePassword.logic } })).start();
  for (const field of ["oldPassword", "password", "repeat"] as const) {
    dialog.send({ type: "FIELD_TYPED", field, value: typed[field] });
  }
  dialog.send({ type: "SUBMITTED" });
  return { dialog, updatePassword };
}
