import { createHmac } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { listEvents } from "#contracts/account/list-events.call.ts";
import { createApplication } from "#contracts/applications/create-application.call.ts";
import { endOldSecret } from "#contracts/applications/end-old-secret.call.ts";
import { loadApplication } from "#contracts/applications/load-application.call.ts";
import { rotateSecret } from "#contracts/applications/rotate-secret.call.ts";
import { sendTestCallback } from "#contracts/applications/test-callback.call.ts";
import { listNotices } from "#contracts/messages/list-notices.call.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { refusedAs } from "#sandbox/testing/expected-answer.ts";
import { receiverFixture, sandboxFixture } from "#sandbox/testing/fixtures.ts";
import { credentialsBehindGate, gateProof } from "#sandbox/testing/gate-proof.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import type { Merchant } from "#sandbox/testing/sandbox-under-test.ts";

const HOUR = 3_600;

const receiver = receiverFixture();
const sandbox = sandboxFixture();
let merchant: Merchant;
let code: string;
beforeEach(async () => {
  receiver.answer(200);
  merchant = await sandbox.newMerchant();
  const application = sampleApplication({ rechargeCallback: `${receiver.url}/recharge` });
  ({ code } = acceptedValue(await createApplication(merchant.send, application)));
});

/** Passes the gate and makes the change. */
async function change(how: typeof rotateSecret) {
  const proof = await gateProof(sandbox, merchant, "rotateSecret", code);
  return acceptedValue(await how(merchant.send, { code, proof }));
}

/** Which of these secrets signed the headers of a new callback. */
async function signedBy(secrets: Record<string, string>) {
  receiver.received.length = 0;
  await sendTestCallback(merchant.send, { code, address: "recharge" });
  const { headers, body } = receiver.received[0] ?? { headers: {} as Record<string, string>, body: "" };
  const nameOf = (signature: unknown) =>
    Object.entries(secrets).find(
      ([, secret]) =>
        createHmac("sha256", secret).update(`${headers["x-timestamp"]}.${body}`).digest("hex") === signature,
    )?.[0] ?? null;
  return [nameOf(headers["x-signature"]), nameOf(headers["x-signature-next"])];
}

test("for 24 hours after a rotation both AppSecrets sign, then the new one alone (3.7, 4.5)", async () => {
  const { appKey, appSecret: old } = await credentialsBehindGate(sandbox, merchant, code);
  expect(await signedBy({ old })).toEqual(["old", null]);
  const rotated = await change(rotateSecret);
  const next = rotated.appSecret;
  expect(rotated.appKey).toBe(appKey);
  expect(next).not.toBe(old);
  expect(await signedBy({ old, next })).toEqual(["old", "next"]);
  const record = acceptedValue(await loadApplication(merchant.send, { code }));
  expect(record.oldSecretUntil).toBe(rotated.oldSecretUntil);
  expect(record.lastAttempt).toMatchObject({ failure: null, nextSignature: expect.stringMatching(/^[0-9a-f]{64}$/) });

  sandbox.forward(24 * HOUR - 60);
  expect(await signedBy({ old, next })).toEqual(["old", "next"]);
  sandbox.forward(61);
  expect(await signedBy({ old, next })).toEqual(["next", null]);
  expect(acceptedValue(await loadApplication(merchant.send, { code })).oldSecretUntil).toBeNull();
});

test("a merchant can end the old AppSecret early, and only then rotate again (4.5)", async () => {
  const { appSecret: old } = await credentialsBehindGate(sandbox, merchant, code);
  const rotated = await change(rotateSecret);
  // A client that lost the answer repeats the request: this must not end the old secret.
  expect(await change(rotateSecret)).toEqual(rotated);
  expect(await change(endOldSecret)).toEqual({ ...rotated, oldSecretUntil: null });
  expect(await signedBy({ old, next: rotated.appSecret })).toEqual(["next", null]);
  expect((await change(rotateSecret)).appSecret).not.toBe(rotated.appSecret);
});

test("a rotation notifies the merchant once in the message box and by email, without the secret (3.7)", async () => {
  const { appSecret } = await change(rotateSecret);
  await change(rotateSecret);
  const { items } = acceptedValue(await listNotices(merchant.send));
  expect(items).toMatchObject([{ title: "AppSecret rotated", about: "application", reference: code, isRead: false }]);
  const answer = await fetch(`${sandbox.url}/sandbox/api/emails?to=${merchant.email}`);
  const emails = (await answer.json()) as { subject: string; text: string }[];
  const told = emails.filter(({ subject }) => subject === "AppSecret rotated");
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain(code);
  expect(JSON.stringify([items, emails])).not.toContain(appSecret);
});

test("the security history has each rotation once, and the end of the old AppSecret when the merchant ended it (3.7, 4.5)", async () => {
  await change(endOldSecret);
  await change(rotateSecret);
  await change(rotateSecret);
  await change(endOldSecret);
  await change(endOldSecret);
  const events = acceptedValue(await listEvents(merchant.send, { page: 1, pageSize: 20 }));
  const changes = events.items.filter(({ reference }) => reference === code);
  expect(changes.map(({ kind }) => kind)).toEqual(["oldSecretEnded", "secretRotated"]);
  expect(changes.every(({ address }) => address !== "")).toBe(true);
});

test("both need a proof of their own gate, by the owner (4.5, 6.5)", async () => {
  const forCredentials = await gateProof(sandbox, merchant, "viewCredentials", code);
  const ofRotation = await gateProof(sandbox, merchant, "rotateSecret", code);
  const stranger = await sandbox.newMerchant();
  for (const act of [rotateSecret, endOldSecret]) {
    for (const proof of [undefined, forCredentials]) {
      expect(await act(merchant.send, { code, proof })).toMatchObject(refusedAs("verificationNeeded"));
    }
    expect(await act(stranger.send, { code, proof: ofRotation })).toMatchObject(refusedAs("notFound"));
  }
  acceptedValue(await rotateSecret(merchant.send, { code, proof: ofRotation }));
  expect(await rotateSecret(merchant.send, { code, proof: ofRotation })).toMatchObject(refusedAs("verificationNeeded"));
});

test("an application shows the result of its last callback and the number of consecutive failures (2.31, 4.6)", async () => {
  const health = async () => {
    const { lastAttempt, failuresInARow } = acceptedValue(await loadApplication(merchant.send, { code }));
    return [lastAttempt?.answerStatus ?? lastAttempt, failuresInARow];
  };
  const send = async (status: number) => {
    receiver.answer(status);
    await sendTestCallback(merchant.send, { code, address: "recharge" });
  };
  expect(await health()).toEqual([null, 0]);
  await send(503);
  await send(500);
  expect(await health()).toEqual([500, 2]);
  await send(204);
  expect(await health()).toEqual([204, 0]);
});
