import { beforeEach, expect, test } from "vitest";
import { createActor } from "xstate";
import type { CodeData } from "#contracts/account/check-captcha-code.ts";
import type { PasswordReset } from "#contracts/account/reset-password.ts";
import type { Answer } from "#contracts/envelope.ts";
import { accepted } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { forgotPassword } from "./forgot-password.ts";
import type { RegistrationFields } from "./registration-rules.ts";

let checkCode = deferredCall<Answer<unknown>, CodeData>();
let resetPassword = deferredCall<Answer<unknown>, PasswordReset>();
let announced: string[] = [];
beforeEach(() => {
  announced = [];
  checkCode = deferredCall();
  resetPassword = deferredCall();
});

test("forgot password: two different passwords are marked and not sent (5.4, 8.8)", { tags: ["5.4.b"] }, async () => {
  const wizard = await inTheSecondStep();
  type(wizard, { password: "Sunrise42", repeat: "Sunrise43" });
  wizard.send({ type: "SUBMITTED" });

  expect(wizard.getSnapshot().matches({ open: { choosing: "showingIssues" } })).toBe(true);
  expect(resetPassword.inputs).toEqual([]);
});

type Wizard = ReturnType<typeof started>;

function started() {
  return createActor(
    forgotPassword.provide({
      actors: { checkCode: checkCode.logic, resetPassword: resetPassword.logic },
      actions: { announceReset: (_, email) => announced.push(email) },
    }),
  ).start();
}

function type(wizard: Wizard, typed: Partial<RegistrationFields>) {
  for (const field of ["email", "code", "password", "repeat"] as const) {
    const value = typed[field];
    if (value !== undefined) wizard.send({ type: "FIELD_TYPED", field, value });
  }
}

async function inTheSecondStep() {
  const wizard = started();
  type(wizard, { email: " li@example.com ", code: " 123456 " });
  wizard.send({ type: "SUBMITTED" });
  await checkCode.answers(accepted(null));
  return wizard;
}
