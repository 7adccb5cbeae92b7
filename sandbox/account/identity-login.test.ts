import { expect, test } from "vitest";
import { identityLogin } from "#contracts/account/identity-login.call.ts";
import type { IdentityProof } from "#contracts/account/identity-login.ts";
import { loadProfile } from "#contracts/account/load-profile.call.ts";
import { login } from "#contracts/account/login.call.ts";
import { resetPassword } from "#contracts/account/reset-password.call.ts";
import { sendVerificationCode } from "#contracts/account/send-verification-code.call.ts";
import { updatePassword } from "#contracts/account/update-password.call.ts";
import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { DONE, refusedAs } from "#sandbox/testing/expected-answer.ts";
import { sandboxFixture } from "#sandbox/testing/fixtures.ts";
import { issuedProof } from "#sandbox/testing/issued-proof.ts";
import { PASSWORD } from "#sandbox/testing/sandbox-under-test.ts";

const sandbox = sandboxFixture({ identity: true });

const KINDS = ["credential", "code", "accessToken"] as const;
const signIn = (proof: IdentityProof) => identityLogin(sandbox.send, proof);

test.each(KINDS)("a %s signs the merchant in whose email it vouches for, once (2.38, 3.2, 7.19)", async (kind) => {
  const { email, userId } = await sandbox.newMerchant();
  const proof = await issuedProof(sandbox, { kind, email: email.toUpperCase() });
  const session = acceptedValue(await signIn(proof));
  expect(session).toMatchObject({ userId, email });
  expect(await loadProfile(sandbox.sendAs(session.accessToken), { id: userId })).toMatchObject({ accepted: true });
  expect(await signIn(proof)).toMatchObject(refusedAs("proofNotAccepted"));
  expect(await login(sandbox.send, { email, password: PASSWORD })).toMatchObject({ accepted: true });
});

test("a new identity is registered in the language of the visit, and stays the same merchant", async () => {
  const email = "fresh@company.example";
  const come = async () =>
    acceptedValue(
      await identityLogin(sandbox.sendAs("", "ko-KR"), await issuedProof(sandbox, { kind: "credential", email })),
    );
  const first = await come();
  expect(first).toMatchObject({ email, language: "ko-KR", nickName: "fresh" });
  expect((await come()).userId).toBe(first.userId);
});

test("a merchant without a password cannot sign in with one, and sets one by a password reset (7.3, 7.10, 7.11)", async () => {
  const email = "without@company.example";
  const { accessToken } = acceptedValue(await signIn(await issuedProof(sandbox, { kind: "credential", email })));
  for (const password of ["", "null", "scrypt"]) {
    expect(await login(sandbox.send, { email, password })).toMatchObject({ accepted: false });
  }
  expect(
    await updatePassword(sandbox.sendAs(accessToken), { oldPassword: "null", newPassword: PASSWORD }),
  ).toMatchObject(refusedAs("wrongCredentials"));
  await sendVerificationCode(sandbox.send, { email, purpose: "resetPassword" });
  const code = (await sandbox.newestCode(email)) ?? "";
  expect(await resetPassword(sandbox.send, { email, code, password: PASSWORD })).toEqual(DONE);
  expect(await login(sandbox.send, { email, password: PASSWORD })).toMatchObject({ accepted: true });
});

test("a proof is refused as one of another kind", async () => {
  const { value } = await issuedProof(sandbox, { kind: "code", email: "kind@company.example" });
  expect(await signIn({ kind: "accessToken", value })).toMatchObject(refusedAs("proofNotAccepted"));
  expect(await signIn({ kind: "code", value })).toMatchObject({ accepted: true });
});

test("a credential with modified claims is refused", async () => {
  const { value } = await issuedProof(sandbox, { kind: "credential", email: "forger@company.example" });
  const [header = "", claims = "", signature = ""] = value.split(".");
  const said = JSON.parse(Buffer.from(claims, "base64url").toString());
  expect(said).toMatchObject({ aud: "sandbox-console", email: "forger@company.example", email_verified: true });
  const changed = Buffer.from(JSON.stringify({ ...said, email: "demo@merchant.example" })).toString("base64url");
  const forged = [header, changed, signature].join(".");
  expect(await signIn({ kind: "credential", value: forged })).toMatchObject(refusedAs("proofNotAccepted"));
});

test("a refusal says in each language what to do instead (8.2)", async () => {
  const answers = await Promise.all(
    ALL_LANGUAGES.map((language) =>
      identityLogin(sandbox.sendAs("", language), { kind: "code", value: "never-given" }),
    ),
  );
  expect(new Set(answers.map((answer) => (answer.accepted ? "" : answer.errMsg))).size).toBe(ALL_LANGUAGES.length);
});
