import { expect, test } from "vitest";
import { checkCaptchaCode } from "#contracts/account/check-captcha-code.call.ts";
import { loadProfile } from "#contracts/account/load-profile.call.ts";
import { login } from "#contracts/account/login.call.ts";
import { logout } from "#contracts/account/logout.call.ts";
import { passGate } from "#contracts/account/pass-gate.call.ts";
import { register } from "#contracts/account/register.call.ts";
import { sendVerificationCode } from "#contracts/account/send-verification-code.call.ts";
import { createApplication } from "#contracts/applications/create-application.call.ts";
import { listOrders } from "#contracts/orders/list-orders.call.ts";
import { DEMO_MERCHANT } from "#sandbox/seed/demo-merchant.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { DONE, refusedAs } from "#sandbox/testing/expected-answer.ts";
import { sandboxFixture } from "#sandbox/testing/fixtures.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import { PASSWORD } from "#sandbox/testing/sandbox-under-test.ts";
import { MAX_GUESSES } from "./verification-codes.ts";

const sandbox = sandboxFixture({ demo: true });

async function codeFor(email: string): Promise<string> {
  expect(await sendVerificationCode(sandbox.send, { email, purpose: "register" })).toEqual(DONE);
  return (await sandbox.newestCode(email)) ?? "";
}

function otherThan(code: string): string {
  return code === "111111" ? "222222" : "111111";
}

test("a new merchant registers with the code from the email and signs in (7.3, 7.4, 7.5)", {
  tags: ["1.1.a"],
}, async () => {
  const email = "Newcomer@Company.example";
  const code = await codeFor(email);
  expect(code).toMatch(/^\d{6}$/);
  expect(await register(sandbox.send, { email, code, password: PASSWORD })).toEqual(DONE);
  const {
    accessToken,
    userId,
    deviceToken: _,
    ...user
  } = acceptedValue(await login(sandbox.send, { email, password: PASSWORD }));
  expect(user).toEqual({ email: email.toLowerCase(), language: "en-US", nickName: "newcomer", avatar: "" });
  const profile = acceptedValue(await loadProfile(sandbox.sendAs(accessToken), { id: userId }));
  expect(profile).toMatchObject({ accountId: userId, email: email.toLowerCase(), role: "" });
});

test("of ten registrations at once with one code, one succeeds", async () => {
  const email = "hasty@company.example";
  const code = await codeFor(email);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => register(sandbox.send, { email, code, password: PASSWORD })),
  );
  expect(answers.filter(({ accepted }) => accepted)).toHaveLength(1);
});

test("a code is invalid after five wrong guesses, even concurrent ones", async () => {
  const email = "guessed@company.example";
  const code = await codeFor(email);
  const guess = () => checkCaptchaCode(sandbox.send, { email, code: otherThan(code), purpose: "register" });
  const check = () => checkCaptchaCode(sandbox.send, { email, code, purpose: "register" });
  await Promise.all(Array.from({ length: MAX_GUESSES - 1 }, guess));
  expect(await check()).toEqual(DONE);
  await Promise.all(Array.from({ length: 3 }, guess));
  expect(await check()).toMatchObject(refusedAs("wrongCode"));
  expect(await register(sandbox.send, { email, code, password: PASSWORD })).toMatchObject(refusedAs("wrongCode"));
});

test("a new code is sent only after the wait, and replaces the old one", async () => {
  const email = "again@company.example";
  const first = await codeFor(email);
  const again = () => sendVerificationCode(sandbox.send, { email, purpose: "register" });
  sandbox.forward(59);
  expect(await again()).toMatchObject(refusedAs("tooManyRequests"));
  sandbox.forward(1);
  expect(await again()).toEqual(DONE);
  const second = (await sandbox.newestCode(email)) ?? "";
  expect(await register(sandbox.send, { email, code: first, password: PASSWORD })).toMatchObject(
    refusedAs("wrongCode"),
  );
  expect(await register(sandbox.send, { email, code: second, password: PASSWORD })).toEqual(DONE);
});

test("whether an email is registered is disclosed only in a message to its mailbox (5.5, 8.7)", {
  tags: ["5.5.a"],
}, async () => {
  const { email } = await sandbox.newMerchant();
  sandbox.forward(60);
  const code = await codeFor(email);
  const attempt = (typed: string) => register(sandbox.send, { email, code: typed, password: PASSWORD });
  expect(await attempt(otherThan(code))).toMatchObject(refusedAs("wrongCode"));
  expect(await attempt(code)).toMatchObject(refusedAs("emailAlreadyRegistered"));
});

test("a password reset for an unknown email is answered like any other, and sends no code (2.23)", async () => {
  const body = { email: "unknown@company.example", purpose: "resetPassword" } as const;
  expect(await sendVerificationCode(sandbox.send, body)).toEqual(DONE);
  expect(await sandbox.newestCode(body.email)).toBeNull();
  expect(await sendVerificationCode(sandbox.send, body)).toMatchObject(refusedAs("tooManyRequests"));
});

test.each(["editApplication", "viewCredentials"] as const)(
  "a code for %s goes to the signed-in merchant's own email alone (4.5)",
  async (purpose) => {
    const { email, send } = await sandbox.newMerchant();
    const { code: applicationCode } = acceptedValue(await createApplication(send, sampleApplication()));
    const ask = { purpose };
    expect(await sendVerificationCode(sandbox.send, { email, ...ask })).toMatchObject(refusedAs("notSignedIn"));
    expect(await sendVerificationCode(send, { email: DEMO_MERCHANT.email, ...ask })).toMatchObject(
      refusedAs("invalidInput"),
    );
    expect(await sendVerificationCode(send, { email, ...ask })).toEqual(DONE);
    const code = (await sandbox.newestCode(email)) ?? "";
    expect(await passGate(send, { email, code, applicationCode, ...ask })).toMatchObject({ accepted: true });
  },
);

test("emails are written in the new merchant's language", async () => {
  const email = "sawatdee@company.example";
  await sendVerificationCode(sandbox.sendAs("", "th-TH"), { email, purpose: "register" });
  const emails = await fetch(`${sandbox.url}/sandbox/api/emails?to=${email}`);
  expect(await emails.json()).toMatchObject([{ to: email, subject: "รหัสลงทะเบียนของคุณ" }]);
});

test("a wrong password and an unknown email are refused in the same words (7.3)", async () => {
  const { email } = await sandbox.newMerchant();
  const wrong = await login(sandbox.send, { email, password: "Wrong-Horse-7" });
  expect(wrong).toMatchObject(refusedAs("wrongCredentials"));
  expect(await login(sandbox.send, { email: "unknown@company.example", password: PASSWORD })).toEqual(wrong);
});

test("a sign-out ends its own session and no other (7.7)", async () => {
  const { email, userId, send } = await sandbox.newMerchant();
  const other = acceptedValue(await login(sandbox.send, { email, password: PASSWORD })).accessToken;
  expect(await logout(send, { uid: userId })).toEqual(DONE);
  expect(await loadProfile(send, { id: userId })).toMatchObject(refusedAs("notSignedIn"));
  expect(await loadProfile(sandbox.sendAs(other), { id: userId })).toMatchObject({ accepted: true });
});

test("a merchant can't load or sign out another", async () => {
  const [one, other] = [await sandbox.newMerchant(), await sandbox.newMerchant()];
  expect(await loadProfile(one.send, { id: other.userId })).toMatchObject(refusedAs("notFound"));
  expect(await logout(one.send, { uid: other.userId })).toMatchObject(refusedAs("notFound"));
  expect(await loadProfile(other.send, { id: other.userId })).toMatchObject({ accepted: true });
});

test("the demo merchant signs in and has pages of orders in every status (3.5, 4.4)", async () => {
  const { accessToken } = acceptedValue(await login(sandbox.send, DEMO_MERCHANT));
  const send = sandbox.sendAs(accessToken);
  const { total } = acceptedValue(await listOrders(send, { page: 1, pageSize: 20 }));
  expect(total).toBeGreaterThan(60);
  for (const status of ["paid", "cancelled", "failed"] as const) {
    expect(acceptedValue(await listOrders(send, { page: 1, pageSize: 1, status })).total).toBeGreaterThan(0);
  }
});
