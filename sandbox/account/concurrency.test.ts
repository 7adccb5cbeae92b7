import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkCaptchaCode } from "#contracts/account/check-captcha-code.call.ts";
import { identityLogin } from "#contracts/account/identity-login.call.ts";
import { loadProfile } from "#contracts/account/load-profile.call.ts";
import { login } from "#contracts/account/login.call.ts";
import { passGate } from "#contracts/account/pass-gate.call.ts";
import { resetPassword } from "#contracts/account/reset-password.call.ts";
import { sendVerificationCode } from "#contracts/account/send-verification-code.call.ts";
import type { CodePurpose } from "#contracts/account/send-verification-code.ts";
import { updatePassword } from "#contracts/account/update-password.call.ts";
import { createApplication } from "#contracts/applications/create-application.call.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { ENGINES, startOn } from "#sandbox/testing/engines.ts";
import { DONE } from "#sandbox/testing/expected-answer.ts";
import { issuedProof } from "#sandbox/testing/issued-proof.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import { type Merchant, PASSWORD, type SandboxUnderTest } from "#sandbox/testing/sandbox-under-test.ts";
import { PASSWORD_COST } from "./passwords.ts";
import { MAX_GUESSES } from "./verification-codes.ts";

const TIMES = 10;
const NEW = "Battery-Staple-8";

describe.each(ENGINES)("on %s", (engine) => {
  let sandbox: SandboxUnderTest;
  beforeAll(async () => {
    // Hashing at full cost leaves time for concurrent requests to interleave.
    sandbox = await startOn(engine, { identity: true, passwordCost: PASSWORD_COST });
  });
  afterAll(async () => {
    await sandbox.stop();
    expect(sandbox.faults).toEqual([]);
  });

  const atOnce = <Value>(call: (index: number) => Promise<Value>, times = TIMES) =>
    Promise.all(Array.from({ length: times }, (_, index) => call(index)));
  const accepted = (answers: readonly { accepted: boolean }[]) => answers.filter((answer) => answer.accepted).length;

  async function codeFor({ email, send }: Merchant, purpose: CodePurpose): Promise<string> {
    expect(await sendVerificationCode(send, { email, purpose })).toEqual(DONE);
    return (await sandbox.newestCode(email)) ?? "";
  }

  test("ten checks at once of a code for an application accept it once (4.5, 7.6)", async () => {
    const merchant = await sandbox.newMerchant();
    const application = acceptedValue(await createApplication(merchant.send, sampleApplication()));
    const body = {
      email: merchant.email,
      applicationCode: application.code,
      code: await codeFor(merchant, "viewCredentials"),
      purpose: "viewCredentials",
    } as const;
    expect(accepted(await atOnce(() => passGate(merchant.send, body)))).toBe(1);
  });

  test.each([
    [MAX_GUESSES - 1, true],
    [MAX_GUESSES, false],
  ])("after %i concurrent wrong guesses, the right code is accepted: %s (7.6, 7.11)", async (guesses, isTaken) => {
    const merchant = await sandbox.newMerchant();
    const { email } = merchant;
    const code = await codeFor(merchant, "resetPassword");
    const check = (typed: string) => checkCaptchaCode(sandbox.send, { email, code: typed, purpose: "resetPassword" });
    await atOnce(() => check("no-code"), guesses);
    expect((await check(code)).accepted).toBe(isTaken);
  });

  test("of ten concurrent resets with one code, one succeeds (7.11)", async () => {
    const { email, ...merchant } = await sandbox.newMerchant();
    const code = await codeFor({ email, ...merchant }, "resetPassword");
    const passwords = Array.from({ length: TIMES }, (_, index) => `${NEW}${index}`);
    const answers = await atOnce((index) =>
      resetPassword(sandbox.send, { email, code, password: passwords[index] ?? "" }),
    );
    expect(accepted(answers)).toBe(1);
    const set = passwords[answers.findIndex((answer) => answer.accepted)] ?? "";
    expect(await login(sandbox.send, { email, password: set })).toMatchObject({ accepted: true });
  });

  test("of two concurrent password changes, one succeeds (7.10)", async () => {
    const { email, send } = await sandbox.newMerchant();
    const wanted = [NEW, "Clip-Paper-9"];
    const answers = await Promise.all(
      wanted.map((newPassword) => updatePassword(send, { oldPassword: PASSWORD, newPassword })),
    );
    expect(accepted(answers)).toBe(1);
    const signIns = await Promise.all(wanted.map((password) => login(sandbox.send, { email, password })));
    expect(signIns.map((answer) => answer.accepted)).toEqual(answers.map((answer) => answer.accepted));
  });

  test("sign-ins with the old password that are in progress during a reset open no session (4.1, 7.11)", async () => {
    const merchant = await sandbox.newMerchant();
    const { email, userId } = merchant;
    const code = await codeFor(merchant, "resetPassword");
    const signIns = () => atOnce(() => login(sandbox.send, { email, password: PASSWORD }), 4);
    const before = signIns();
    const reset = resetPassword(sandbox.send, { email, code, password: NEW });
    const after = signIns();
    expect(await reset).toEqual(DONE);
    for (const answer of [...(await before), ...(await after)]) {
      if (!answer.accepted) continue;
      expect(await loadProfile(sandbox.sendAs(answer.value.accessToken), { id: userId })).toMatchObject({
        accepted: false,
      });
    }
  });

  test("of ten concurrent sign-ins with one identity proof, one succeeds, and one merchant is created (2.38)", async () => {
    const email = "newcomer@company.example";
    const [proof, ...others] = await atOnce(() => issuedProof(sandbox, { kind: "code", email }), 3);
    if (!proof) throw new Error("no proof was given");
    const same = await atOnce(() => identityLogin(sandbox.send, proof));
    expect(accepted(same)).toBe(1);
    const each = await Promise.all(others.map((other) => identityLogin(sandbox.send, other)));
    const merchants = [...same, ...each].flatMap((answer) => (answer.accepted ? [answer.value.userId] : []));
    expect(merchants).toHaveLength(3);
    expect(new Set(merchants).size).toBe(1);
  });
});
