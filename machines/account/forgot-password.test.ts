import { beforeEach, expect, test } from "vitest";
import { createActor } from "xstate";
import type { CodeData } from "#contracts/account/check-captcha-code.ts";
import type { PasswordReset } from "#contracts/account/reset-password.ts";
import type { Answer } from "#contracts/envelope.ts";
import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
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

test("an e-mail and its code lead to the second step, a new password to the end (2.23)", async () => {
  const wizard = await inTheSecondStep();

  type(wizard, { password: "Sunrise42", repeat: "Sunrise42" });
  wizard.send({ type: "SUBMITTED" });
  await resetPassword.answers(accepted(null));

  expect(checkCode.asked).toEqual([{ email: "li@example.com", code: "123456", purpose: "resetPassword" }]);
  expect(resetPassword.asked).toEqual([{ email: "li@example.com", code: "123456", password: "Sunrise42" }]);
  expect(wizard.getSnapshot().output).toEqual({ email: "li@example.com" });
});

test("what is missing is explained and nothing is asked of the service (5.1, 5.2, 5.6)", () => {
  const wizard = started();
  type(wizard, { email: "li" });
  wizard.send({ type: "SUBMITTED" });

  expect(wizard.getSnapshot().matches({ open: { identifying: "showingIssues" } })).toBe(true);
  expect(checkCode.asked).toEqual([]);
});

test("passwords that differ go nowhere (5.4, 8.8)", { tags: ["5.4.b"] }, async () => {
  const wizard = await inTheSecondStep();
  type(wizard, { password: "Sunrise42", repeat: "Sunrise43" });
  wizard.send({ type: "SUBMITTED" });

  expect(wizard.getSnapshot().matches({ open: { choosing: "showingIssues" } })).toBe(true);
  expect(resetPassword.asked).toEqual([]);
});

test("going back loses nothing that was typed (2.23)", async () => {
  const wizard = await inTheSecondStep();
  type(wizard, { password: "Sunrise42", repeat: "Sun" });
  wizard.send({ type: "WENT_BACK" });

  expect(wizard.getSnapshot().matches({ open: { identifying: "typing" } })).toBe(true);
  expect(wizard.getSnapshot().context.fields).toEqual({
    email: " li@example.com ",
    code: " 123456 ",
    password: "Sunrise42",
    repeat: "Sun",
  });
});

test.each([PROPOSED_CODES.codeExpired, PROPOSED_CODES.wrongCode])(
  "a code that no longer serves (%s) leads back to the first step with the reason (2.23)",
  async (errCode) => {
    const wizard = await inTheSecondStep();
    type(wizard, { password: "Sunrise42", repeat: "Sunrise42" });
    wizard.send({ type: "SUBMITTED" });
    await resetPassword.answers(refusal(errCode));

    expect(wizard.getSnapshot().matches({ open: { identifying: "typing" } })).toBe(true);
    expect(wizard.getSnapshot().context.problem).toMatchObject({ kind: "refused", errCode });
    expect(wizard.getSnapshot().context.fields).toMatchObject({ code: "", password: "Sunrise42" });
  },
);

test("a refusal for any other reason keeps the step, and is explained there (2.23, 8.2)", async () => {
  const wizard = await inTheSecondStep();
  type(wizard, { password: "Sunrise42", repeat: "Sunrise42" });
  wizard.send({ type: "SUBMITTED" });
  await resetPassword.answers(refusal("1001"));

  expect(wizard.getSnapshot().matches({ open: { choosing: "showingIssues" } })).toBe(true);
  expect(wizard.getSnapshot().context).toMatchObject({ problem: { errCode: "1001" }, fields: { code: " 123456 " } });
});

test("a request that fails keeps the step and everything typed (8.4)", async () => {
  const wizard = await inTheSecondStep();
  type(wizard, { password: "Sunrise42", repeat: "Sunrise42" });
  wizard.send({ type: "SUBMITTED" });
  await resetPassword.fails();

  expect(wizard.getSnapshot().matches({ open: { choosing: "showingIssues" } })).toBe(true);
  expect(wizard.getSnapshot().context).toMatchObject({
    problem: { kind: "failed" },
    fields: { password: "Sunrise42" },
  });
});

test("trying again forgets why it failed before, so that the same reason is announced again (8.4)", async () => {
  const wizard = started();
  type(wizard, { email: "li@example.com", code: "123456" });
  wizard.send({ type: "SUBMITTED" });
  await checkCode.fails();
  wizard.send({ type: "SUBMITTED" });
  expect(wizard.getSnapshot().context.problem).toBeNull();
  await checkCode.answers(accepted(null));

  type(wizard, { password: "Sunrise42", repeat: "Sunrise42" });
  wizard.send({ type: "SUBMITTED" });
  await resetPassword.fails();
  wizard.send({ type: "SUBMITTED" });
  expect(wizard.getSnapshot().context.problem).toBeNull();
  await resetPassword.fails();
  expect(wizard.getSnapshot().context.problem).toEqual({ kind: "failed" });
});

test("while the service is asked, another press changes nothing, and the end keeps no secret (7.11)", async () => {
  const wizard = await inTheSecondStep();
  type(wizard, { password: "Sunrise42", repeat: "Sunrise42" });
  wizard.send({ type: "SUBMITTED" });
  wizard.send({ type: "SUBMITTED" });
  wizard.send({ type: "WENT_BACK" });
  await resetPassword.answers(accepted(null));

  expect(resetPassword.asked).toHaveLength(1);
  expect(announced).toEqual(["li@example.com"]);
  expect(JSON.stringify(wizard.getPersistedSnapshot())).not.toMatch(/Sunrise42|123456/);
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
