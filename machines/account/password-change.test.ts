import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { PasswordChange } from "#contracts/account/update-password.ts";
import type { Answer } from "#contracts/envelope.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { passwordChange } from "./password-change.ts";
import { passwordIssues } from "./password-rules.ts";

const GOOD = { oldPassword: "Sunset41", password: "Sunrise42", repeat: "Sunrise42" };

test("the old password and a new one, twice, change it and leave nothing behind (2.33, 7.10)", async () => {
  const { dialog, updatePassword } = submitted(GOOD);
  await updatePassword.answers(accepted(null));

  expect(updatePassword.asked).toEqual([{ oldPassword: "Sunset41", newPassword: "Sunrise42" }]);
  expect(dialog.getSnapshot().value).toBe("changed");
  expect(JSON.stringify(dialog.getPersistedSnapshot())).not.toMatch(/Sunset41|Sunrise42/);
});

test.each([
  ["no old password (5.1)", { ...GOOD, oldPassword: "" }, { oldPassword: "required" }],
  [
    "a new one that breaks the rules (5.3)",
    { ...GOOD, password: "sunrise", repeat: "sunrise" },
    { password: ["length", "upperCase", "digit"] },
  ],
  ["a repetition that differs (5.4)", { ...GOOD, repeat: "Sunrise43" }, { repeat: "different" }],
])("%s is explained and not sent", { tags: ["5.4.c"] }, (_, typed, issues) => {
  const { dialog, updatePassword } = submitted(typed);
  expect(dialog.getSnapshot().hasTag("showingIssues")).toBe(true);
  expect(passwordIssues(dialog.getSnapshot().context.fields)).toEqual(issues);
  expect(updatePassword.asked).toEqual([]);
});

test("a wrong old password is explained, and what was typed stays (7.10)", async () => {
  const { dialog, updatePassword } = submitted(GOOD);
  await updatePassword.answers(refusal("2001"));
  expect(dialog.getSnapshot().context).toMatchObject({ fields: GOOD, problem: { kind: "refused", errCode: "2001" } });
});

test("trying again forgets why it failed before, so that the same reason is announced again (8.4)", async () => {
  const { dialog, updatePassword } = submitted(GOOD);
  await updatePassword.fails();
  dialog.send({ type: "SUBMITTED" });
  expect(dialog.getSnapshot().context.problem).toBeNull();
  await updatePassword.fails();
  expect(dialog.getSnapshot().context.problem).toEqual({ kind: "failed" });
});

test("closing the dialog forgets what was typed, but not while the service is being asked (2.33)", async () => {
  const { dialog, updatePassword } = submitted(GOOD);
  dialog.send({ type: "DISMISSED" });
  expect(dialog.getSnapshot().hasTag("busy")).toBe(true);

  await updatePassword.fails();
  dialog.send({ type: "DISMISSED" });
  expect(dialog.getSnapshot().value).toBe("dismissed");
  expect(JSON.stringify(dialog.getPersistedSnapshot())).not.toMatch(/Sunset41|Sunrise42/);
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

test("each field of a password change is named by what is wrong with it (5.1, 5.3, 5.4)", () => {
  const right = { oldPassword: "Old-pass-1", password: "New-pass-1", repeat: "New-pass-1" };
  expect(passwordIssues(right)).toEqual({});
  expect(passwordIssues({ ...right, oldPassword: "" })).toEqual({ oldPassword: "required" });
  expect(passwordIssues({ ...right, repeat: "" })).toEqual({ repeat: "required" });
  expect(passwordIssues({ ...right, repeat: "New-pass-2" })).toEqual({ repeat: "different" });
  expect(passwordIssues({ ...right, password: "New-pass-", repeat: "New-pass-" })).toEqual({ password: ["digit"] });
});
