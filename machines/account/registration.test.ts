import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { RegistrationData } from "#contracts/account/register.ts";
import type { CodeRequest } from "#contracts/account/send-verification-code.ts";
import type { Answer } from "#contracts/envelope.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { codeDelivery, RESEND_DELAY } from "./code-delivery.ts";
import { registration } from "./registration.ts";
import { type RegistrationFields, registrationIssues } from "./registration-rules.ts";

const COMPLETE: RegistrationFields = {
  email: "new@example.com",
  code: "123456",
  password: "Secret-pass-1",
  repeat: "Secret-pass-1",
};

test("each rule of registration names the field it is about (5.1 to 5.4, 5.6)", {
  tags: ["5.1.a", "5.6.a", "5.4.a"],
}, () => {
  expect(registrationIssues(COMPLETE)).toEqual({});
  expect(registrationIssues({ email: "", code: " ", password: "", repeat: "" })).toEqual({
    email: "required",
    code: "required",
    password: ["length", "upperCase", "lowerCase", "digit"],
    repeat: "required",
  });
  expect(registrationIssues({ ...COMPLETE, email: "  " })).toEqual({ email: "required" });
  expect(registrationIssues({ ...COMPLETE, email: "new.example.com" })).toEqual({ email: "format" });
  expect(registrationIssues({ ...COMPLETE, code: "no code" })).toEqual({ code: "format" });
  expect(registrationIssues({ ...COMPLETE, repeat: "Secret-pass-2" })).toEqual({ repeat: "different" });
});

test.each([
  ["Sho-rt1", "length"],
  ["secret-pass-1", "upperCase"],
  ["SECRET-PASS-1", "lowerCase"],
  ["Secret-pass", "digit"],
] as const)(
  "the password %s breaks exactly the rule of %s (5.3, 9.3)",
  { tags: ["5.3.a", "5.3.b", "5.3.c", "5.3.d", "9.3.a"] },
  (password, rule) => {
    expect(registrationIssues({ ...COMPLETE, password, repeat: password })).toEqual({ password: [rule] });
  },
);

test("trying too early explains what is missing, and keeps explaining until it is mended (5.1)", () => {
  const { actor, register, state } = start();
  type(actor, { email: "new@example.com" });

  actor.send({ type: "SUBMITTED" });
  expect(state()).toEqual({ open: "showingIssues" });
  type(actor, { code: "123456" });
  expect(state()).toEqual({ open: "showingIssues" });
  expect(actor.getSnapshot().context.fields).toMatchObject({ email: "new@example.com", code: "123456" });
  expect(register.asked).toEqual([]);
});

test("complete fields register, and end with the e-mail for the sign-in (7.5, 8.10)", async () => {
  const { actor, register, state } = start();
  type(actor, { ...COMPLETE, email: " new@example.com ", code: " 123456 " });

  actor.send({ type: "SUBMITTED" });
  expect(state()).toEqual({ open: "registering" });
  expect(register.asked).toEqual([{ email: "new@example.com", code: "123456", password: "Secret-pass-1" }]);
  await register.answers(accepted(null));

  expect(state()).toBe("registered");
  expect(actor.getSnapshot().output).toEqual({ email: "new@example.com" });
});

test("submitting twice registers once (7.5)", async () => {
  const { actor, register, state } = await registering();
  actor.send({ type: "SUBMITTED" });
  expect(state()).toEqual({ open: "registering" });
  expect(register.asked).toHaveLength(1);
  await register.answers(accepted(null));
  expect(state()).toBe("registered");
});

test("an e-mail already registered is explained, and nothing typed is lost (5.5, 8.7)", async () => {
  const { actor, register, state } = await registering();

  await register.answers(refusal("2002"));

  expect(state()).toEqual({ open: "showingIssues" });
  expect(actor.getSnapshot().context).toEqual({
    fields: COMPLETE,
    problem: { kind: "refused", errCode: "2002", errMsg: "refused with 2002" },
  });
});

test("a registration that failed on its way keeps what was typed and can be sent again (8.4)", async () => {
  const { actor, register } = await registering();

  await register.fails();
  expect(actor.getSnapshot().context).toEqual({ fields: COMPLETE, problem: { kind: "failed" } });
  actor.send({ type: "SUBMITTED" });

  expect(register.asked).toHaveLength(2);
  expect(actor.getSnapshot().context.problem).toBeNull();
});

test("once registered, neither password nor code is left (5.3)", async () => {
  const { actor, register } = await registering();

  await register.answers(accepted(null));

  expect(actor.getSnapshot().context.fields).toEqual({ email: "new@example.com", code: "", password: "", repeat: "" });
  const everything = JSON.stringify(actor.getPersistedSnapshot());
  expect(everything).not.toContain(COMPLETE.password);
  expect(everything).not.toContain(COMPLETE.code);
});

test("sending the code again neither loses what was typed nor breaks off a registration (2.22, 7.4)", async () => {
  const { actor, clock, sendCode, register, state, askForCode } = await registering();

  askForCode();
  expect(sendCode.asked).toEqual([{ email: "new@example.com", purpose: "register" }]);
  await sendCode.answers(accepted(null));
  clock.increment(RESEND_DELAY);
  expect(state()).toEqual({ open: "registering" });
  expect(actor.getSnapshot().context.fields).toEqual(COMPLETE);
  await register.answers(accepted(null));

  expect(state()).toBe("registered");
});

function start() {
  const clock = new SimulatedClock();
  const sendCode = deferredCall<Answer<unknown>, CodeRequest>();
  const register = deferredCall<Answer<unknown>, RegistrationData>();
  const provided = registration.provide({
    actors: {
      codeDelivery: codeDelivery.provide({ actors: { sendCode: sendCode.logic } }),
      register: register.logic,
    },
  });
  const actor = createActor(provided, { clock }).start();
  return {
    actor,
    clock,
    sendCode,
    register,
    state: () => actor.getSnapshot().value,
    askForCode: () =>
      actor.getSnapshot().children.codeDelivery?.send({ type: "SEND_REQUESTED", email: COMPLETE.email }),
  };
}

async function registering() {
  const started = start();
  type(started.actor, COMPLETE);
  started.actor.send({ type: "SUBMITTED" });
  return started;
}

function type(actor: ReturnType<typeof start>["actor"], fields: Partial<RegistrationFields>) {
  for (const [field, value] of Object.entries(fields)) {
    actor.send({ type: "FIELD_TYPED", field: field as keyof RegistrationFields, value });
  }
}
