import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadProfile } from "#contracts/account/load-profile.call.ts";
import { login } from "#contracts/account/login.call.ts";
import { resetPassword } from "#contracts/account/reset-password.call.ts";
import { sendVerificationCode } from "#contracts/account/send-verification-code.call.ts";
import { updatePassword } from "#contracts/account/update-password.call.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { DONE, refusedAs } from "#sandbox/testing/expected-answer.ts";
import { type Merchant, PASSWORD, type SandboxUnderTest, startUnderTest } from "#sandbox/testing/sandbox-under-test.ts";
import { textsIn } from "#sandbox/texts.ts";
import { PASSWORD_COST } from "./passwords.ts";
import { MAX_ATTEMPTS } from "./sign-in-limits.ts";
import { OLD_PASSWORD } from "./update-password.ts";

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startUnderTest();
});
afterAll(async () => {
  await sandbox.stop();
  expect(sandbox.faults).toEqual([]);
});

const NEW = "Battery-Staple-8";
const signIn = (email: string, password: string) => login(sandbox.send, { email, password });
const isSignedIn = async ({ userId }: Merchant, token: string) =>
  (await loadProfile(sandbox.sendAs(token), { id: userId })).accepted;

async function anotherSession({ email }: Merchant): Promise<string> {
  return acceptedValue(await signIn(email, PASSWORD)).accessToken;
}

async function resetCode(email: string): Promise<string> {
  sandbox.forward(60);
  expect(await sendVerificationCode(sandbox.send, { email, purpose: "resetPassword" })).toEqual(DONE);
  return (await sandbox.newestCode(email)) ?? "";
}

describe("changing the password (2.33, 7.10)", () => {
  test("afterwards the new password signs in, and the old one is refused", async () => {
    const { email, send } = await sandbox.newMerchant();
    expect(await updatePassword(send, { oldPassword: PASSWORD, newPassword: NEW })).toEqual(DONE);
    expect(await signIn(email, PASSWORD)).toMatchObject(refusedAs("wrongCredentials"));
    expect(await signIn(email, NEW)).toMatchObject({ accepted: true });
  });

  test("ends the merchant's other sessions, and leaves other merchants' sessions alone", async () => {
    const [merchant, other] = [await sandbox.newMerchant(), await sandbox.newMerchant()];
    const elsewhere = await anotherSession(merchant);
    expect(await isSignedIn(merchant, elsewhere)).toBe(true);
    expect(await updatePassword(merchant.send, { oldPassword: PASSWORD, newPassword: NEW })).toEqual(DONE);
    expect(await isSignedIn(merchant, elsewhere)).toBe(false);
    expect(await isSignedIn(merchant, merchant.token)).toBe(true);
    expect(await isSignedIn(other, other.token)).toBe(true);
  });

  test("a wrong old password changes nothing, and is reported in the merchant's language (8.2)", async () => {
    const merchant = await sandbox.newMerchant();
    const change = (language: string) =>
      updatePassword(sandbox.sendAs(merchant.token, language), { oldPassword: "Wrong-Horse-7", newPassword: NEW });
    for (const language of ["en-US", "th-TH"] as const) {
      expect(await change(language)).toEqual({
        ...refusedAs("wrongCredentials"),
        errMsg: textsIn(language).refusal.wrongOldPassword,
      });
    }
    expect(await signIn(merchant.email, PASSWORD)).toMatchObject({ accepted: true });
  });

  test("after five wrong old passwords the right one is refused for a while", async () => {
    const { send } = await sandbox.newMerchant();
    const change = (oldPassword: string) => updatePassword(send, { oldPassword, newPassword: NEW });
    const guesses = await Promise.all(Array.from({ length: OLD_PASSWORD.most + 2 }, () => change("Wrong-Horse-7")));
    const { errCode } = refusedAs("wrongCredentials");
    expect(guesses.filter((answer) => !answer.accepted && answer.errCode === errCode)).toHaveLength(OLD_PASSWORD.most);
    expect(await change(PASSWORD)).toMatchObject(refusedAs("tooManyRequests"));
    sandbox.forward(OLD_PASSWORD.period / 1000 + 1);
    expect(await change(PASSWORD)).toEqual(DONE);
  });

  test("a new password that breaks the rules is refused with the field's name (5.3)", async () => {
    const { send } = await sandbox.newMerchant();
    const answer = await updatePassword(send, { oldPassword: PASSWORD, newPassword: "short" });
    expect(answer).toMatchObject({ ...refusedAs("invalidInput"), errMsg: expect.stringContaining("(newPassword)") });
  });

  test("requires a session (8.3)", async () => {
    const answer = await updatePassword(sandbox.send, { oldPassword: PASSWORD, newPassword: NEW });
    expect(answer).toMatchObject(refusedAs("notSignedIn"));
  });

  test("an earlier reset code is invalid afterwards", async () => {
    const { email, send } = await sandbox.newMerchant();
    const code = await resetCode(email);
    expect(await updatePassword(send, { oldPassword: PASSWORD, newPassword: NEW })).toEqual(DONE);
    expect(await resetPassword(sandbox.send, { email, code, password: PASSWORD })).toMatchObject(
      refusedAs("wrongCode"),
    );
  });
});

describe("resetting a forgotten password (2.23, 7.11)", () => {
  test("sets the new password and ends every session", async () => {
    const merchant = await sandbox.newMerchant();
    const elsewhere = await anotherSession(merchant);
    const code = await resetCode(merchant.email);
    const email = merchant.email.toUpperCase();
    expect(await resetPassword(sandbox.send, { email, code, password: NEW })).toEqual(DONE);
    expect(await isSignedIn(merchant, elsewhere)).toBe(false);
    expect(await isSignedIn(merchant, merchant.token)).toBe(false);
    expect(await signIn(merchant.email, PASSWORD)).toMatchObject(refusedAs("wrongCredentials"));
    expect(await signIn(merchant.email, NEW)).toMatchObject({ accepted: true });
  });

  test("unblocks a merchant whose sign-in was blocked by another person's guesses", async () => {
    const { email } = await sandbox.newMerchant();
    await Promise.all(Array.from({ length: MAX_ATTEMPTS }, () => signIn(email, "Wrong-Horse-7")));
    expect(await signIn(email, PASSWORD)).toMatchObject(refusedAs("tooManyRequests"));
    const code = await resetCode(email);
    expect(await resetPassword(sandbox.send, { email, code, password: NEW })).toEqual(DONE);
    expect(await signIn(email, NEW)).toMatchObject({ accepted: true });
  });

  test("a password that breaks the rules does not use up the code or a guess (5.3)", async () => {
    const { email } = await sandbox.newMerchant();
    const code = await resetCode(email);
    const reset = (password: string) => resetPassword(sandbox.send, { email, code, password });
    expect(await reset("short")).toMatchObject(refusedAs("invalidInput"));
    expect(await reset(NEW)).toEqual(DONE);
  });
});

describe("response times do not disclose who is a customer (2.23, 7.3)", () => {
  let costly: SandboxUnderTest;
  beforeAll(async () => {
    costly = await startUnderTest({ passwordCost: PASSWORD_COST, codeResendSeconds: 0 });
  });
  afterAll(async () => {
    await costly.stop();
    expect(costly.faults).toEqual([]);
  });

  /** The shortest CPU time of a few runs of each, in milliseconds: unaffected by other processes. */
  async function leastWork(one: () => Promise<unknown>, other: () => Promise<unknown>) {
    const took = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as [number, number];
    for (let turn = 0; turn < 9; turn += 1) {
      for (const [at, attempt] of [one, other].entries()) {
        const before = process.cpuUsage();
        await attempt();
        const { user, system } = process.cpuUsage(before);
        took[at] = Math.min(took[at] ?? 0, (user + system) / 1000);
      }
    }
    return took;
  }

  const code = "000000";
  const password = "Wrong-Horse-7";
  test.each([
    ["/Login/Login", { password }],
    ["/User/SentVerificationCode", { purpose: "register" }],
    ["/User/SentVerificationCode", { purpose: "resetPassword" }],
    ["/Register/CheckCaptchaCode", { purpose: "register", code }],
    ["/Register/CheckCaptchaCode", { purpose: "resetPassword", code }],
    ["/Register/Register", { password, code }],
    ["/User/ResetPassword", { password, code }],
  ])("%s with %o takes as long for an unknown email as for a known one", async (path, given) => {
    const { email: known } = await costly.newMerchant();
    const ask = (email: string) => costly.post(`/api${path}`, JSON.stringify({ email, ...given }));
    const [forKnown, forUnknown] = await leastWork(
      () => ask(known),
      () => ask(`un${known}`),
    );
    // If only one of them hashed a password, the ratio would be about 10 or 0.1.
    expect(forUnknown / forKnown).toBeGreaterThan(0.6);
    expect(forUnknown / forKnown).toBeLessThan(1.7);
  });
});
