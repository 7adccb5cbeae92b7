import { describe, expect, test } from "vitest";
import { checkCaptchaCode } from "#contracts/account/check-captcha-code.call.ts";
import { passGate } from "#contracts/account/pass-gate.call.ts";
import { register } from "#contracts/account/register.call.ts";
import { resetPassword } from "#contracts/account/reset-password.call.ts";
import { sendVerificationCode } from "#contracts/account/send-verification-code.call.ts";
import type { CodePurpose, GatePurpose } from "#contracts/account/send-verification-code.ts";
import { createApplication } from "#contracts/applications/create-application.call.ts";
import type { Send } from "#contracts/http.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { DONE, refusedAs } from "#sandbox/testing/expected-answer.ts";
import { sandboxFixture } from "#sandbox/testing/fixtures.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import { PASSWORD } from "#sandbox/testing/sandbox-under-test.ts";
import { MAX_GUESSES } from "./verification-codes.ts";

const sandbox = sandboxFixture();

const A_DAY = 24 * 60 * 60;

async function codeFor(email: string, purpose: CodePurpose, send: Send = sandbox.send): Promise<string> {
  sandbox.forward(60);
  expect(await sendVerificationCode(send, { email, purpose })).toEqual(DONE);
  return (await sandbox.newestCode(email)) ?? "";
}

const otherThan = (code: string) => (code === "111111" ? "222222" : "111111");

describe("a code serves one purpose (7.6)", () => {
  test("checking a code leaves it valid for the registration (7.5)", async () => {
    const email = "checks-first@company.example";
    const code = await codeFor(email, "register");
    const check = () => checkCaptchaCode(sandbox.send, { email, code, purpose: "register" });
    expect(await check()).toEqual(DONE);
    expect(await check()).toEqual(DONE);
    expect(await register(sandbox.send, { email, code, password: PASSWORD })).toEqual(DONE);
    expect(await check()).toMatchObject(refusedAs("wrongCode"));
  });

  test("checking a code leaves it valid for one password reset (2.23, 7.11)", async () => {
    const { email } = await sandbox.newMerchant();
    const code = await codeFor(email, "resetPassword");
    const reset = () => resetPassword(sandbox.send, { email, code, password: "Battery-Staple-8" });
    expect(await checkCaptchaCode(sandbox.send, { email, code, purpose: "resetPassword" })).toEqual(DONE);
    expect(await reset()).toEqual(DONE);
    expect(await reset()).toMatchObject(refusedAs("wrongCode"));
  });

  test("passing an application's gate uses up the code, and a code for one gate is refused at another (4.5, 6.5)", async () => {
    const { email, send } = await sandbox.newMerchant();
    const { code: applicationCode } = acceptedValue(await createApplication(send, sampleApplication()));
    const code = await codeFor(email, "editApplication", send);
    const pass = (purpose: GatePurpose) => passGate(send, { email, code, purpose, applicationCode });
    expect(await pass("viewCredentials")).toMatchObject(refusedAs("wrongCode"));
    expect(await pass("editApplication")).toEqual({
      accepted: true,
      value: { proof: expect.stringMatching(/^\S{40,}$/) },
    });
    expect(await pass("editApplication")).toMatchObject(refusedAs("wrongCode"));
  });
});

describe("codes cannot be found by brute force (7.6, 7.11)", () => {
  test("wrong guesses count across all calls, and a correct check does not reset the count", async () => {
    const { email } = await sandbox.newMerchant();
    const code = await codeFor(email, "resetPassword");
    const wrong = otherThan(code);
    const check = (typed: string) => checkCaptchaCode(sandbox.send, { email, code: typed, purpose: "resetPassword" });
    const reset = (typed: string) => resetPassword(sandbox.send, { email, code: typed, password: "Battery-Staple-8" });
    for (let guess = 1; guess < MAX_GUESSES; guess += 1) {
      expect(await (guess % 2 ? check(wrong) : reset(wrong))).toMatchObject(refusedAs("wrongCode"));
    }
    expect(await check(code)).toEqual(DONE);
    expect(await reset(wrong)).toMatchObject(refusedAs("wrongCode"));
    expect(await check(code)).toMatchObject(refusedAs("wrongCode"));
    expect(await reset(code)).toMatchObject(refusedAs("wrongCode"));
  });

  test("after ten codes a day for one purpose, an address gets one long code, valid once", async () => {
    const email = "besieged@company.example";
    const ask = async (purpose: CodePurpose) => {
      sandbox.forward(60);
      expect(await sendVerificationCode(sandbox.send, { email, purpose })).toEqual(DONE);
      return sandbox.newestCode(email);
    };
    for (let sent = 0; sent < 10; sent += 1) expect(await ask("register")).toMatch(/^\d{6}$/);
    const long = await ask("register");
    expect(long).toMatch(/^\d{12}$/);
    expect(await ask("register")).toBe(long);
    expect(await ask("resetPassword")).toBeNull();
    const registration = { email, code: long ?? "", password: "Battery-Staple-8" };
    expect(await register(sandbox.send, registration)).toEqual(DONE);
    expect(await register(sandbox.send, registration)).toMatchObject(refusedAs("wrongCode"));
    sandbox.forward(A_DAY);
    expect(await ask("register")).toMatch(/^\d{6}$/);
  });
});

describe("codes do not disclose who is a customer (2.23)", () => {
  test("an email that is not registered gets a message without a code, in the visitor's language", async () => {
    const email = "stranger@company.example";
    const send = sandbox.sendAs("", "ja-JP");
    expect(await sendVerificationCode(send, { email, purpose: "resetPassword" })).toEqual(DONE);
    const emails = await (await fetch(`${sandbox.url}/sandbox/api/emails?to=${email}`)).json();
    expect(emails).toMatchObject([{ subject: "このメールアドレスのアカウントはありません", code: null }]);
    expect(JSON.stringify(emails)).not.toMatch(/\d{6}/);
  });

  test("guesses for an unknown email get the same answers as for a registered one", async () => {
    const { email: known } = await sandbox.newMerchant();
    const unknown = "no-customer@company.example";
    const answersFor = async (email: string) => {
      sandbox.forward(60);
      await sendVerificationCode(sandbox.send, { email, purpose: "resetPassword" });
      const wrong = otherThan((await sandbox.newestCode(email)) ?? "");
      const answers: unknown[] = [];
      for (let guess = 0; guess <= MAX_GUESSES; guess += 1) {
        answers.push(await checkCaptchaCode(sandbox.send, { email, code: wrong, purpose: "resetPassword" }));
        answers.push(await resetPassword(sandbox.send, { email, code: wrong, password: "Battery-Staple-8" }));
      }
      return answers;
    };
    expect(await answersFor(unknown)).toEqual(await answersFor(known));
  });
});
