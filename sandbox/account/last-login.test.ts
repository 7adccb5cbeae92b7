import { expect, test } from "vitest";
import * as z from "zod/mini";
import { checkLastLogin } from "#contracts/account/check-last-login.call.ts";
import { loginData } from "#contracts/account/login.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { refusedAs } from "#sandbox/testing/expected-answer.ts";
import { sandboxFixture } from "#sandbox/testing/fixtures.ts";
import { issuedProof } from "#sandbox/testing/issued-proof.ts";
import { PASSWORD } from "#sandbox/testing/sandbox-under-test.ts";

const sandbox = sandboxFixture({ identity: true });

const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";
const LINUX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const envelope = z.object({ resData: loginData });

async function signInFrom(userAgent: string, path: string, body: object): Promise<string> {
  const answer = await sandbox.post(path, JSON.stringify(body), { "User-Agent": userAgent });
  return envelope.parse(await answer.json()).resData.accessToken;
}

test("each session answers the sign-in before its own, with its device (7.15)", async () => {
  const { email, userId } = await sandbox.newMerchant();
  const credentials = { email, password: PASSWORD };
  const began = Date.now();
  const windows = await signInFrom(WINDOWS, "/api/Login/Login", credentials);
  const ended = Date.now();
  const linux = await signInFrom(LINUX, "/api/Login/Login", credentials);

  const last = acceptedValue(await checkLastLogin(sandbox.sendAs(linux), { uid: userId }));
  expect(last).toMatchObject({ method: "password", device: "Chrome on Windows" });
  expect(new Date(last?.at ?? 0).getTime()).toBeGreaterThanOrEqual(began);
  expect(new Date(last?.at ?? 0).getTime()).toBeLessThanOrEqual(ended);

  // The previous session's answer does not change with later events.
  const before = acceptedValue(await checkLastLogin(sandbox.sendAs(windows), { uid: userId }));
  expect(before).toMatchObject({ method: "password", device: "" });
});

test("the first sign-in has no previous one (7.15)", async () => {
  const { send, userId } = await sandbox.newMerchant();
  expect(acceptedValue(await checkLastLogin(send, { uid: userId }))).toEqual({ at: null, method: null, device: "" });
});

test("a failed sign-in does not count as the last one", async () => {
  const { email, send, userId } = await sandbox.newMerchant();
  await sandbox.post("/api/Login/Login", JSON.stringify({ email, password: "Wrong-Horse-7" }));
  expect(acceptedValue(await checkLastLogin(send, { uid: userId }))).toMatchObject({ at: null });
});

test("a sign-in with the identity provider is named as such, in the merchant's language (2.38, 7.15)", async () => {
  const { email, userId } = await sandbox.newMerchant();
  const proof = await issuedProof(sandbox, { kind: "code", email });
  await signInFrom(WINDOWS, "/api/Login/IdentityLogin", proof);
  const token = await signInFrom(LINUX, "/api/Login/Login", { email, password: PASSWORD });
  expect(acceptedValue(await checkLastLogin(sandbox.sendAs(token, "th-TH"), { uid: userId }))).toMatchObject({
    method: "identityProvider",
    device: "Chrome บน Windows",
  });
});

test("the last sign-in is answered only for the merchant's own email, in a session (7.15, 8.3)", async () => {
  const [one, other] = [await sandbox.newMerchant(), await sandbox.newMerchant()];
  expect(await checkLastLogin(one.send, { uid: other.userId })).toMatchObject(refusedAs("notFound"));
  expect(await checkLastLogin(sandbox.send, { uid: one.userId })).toMatchObject(refusedAs("notSignedIn"));
});
