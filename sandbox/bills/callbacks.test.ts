import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { passGate } from "#contracts/account/pass-gate.call.ts";
import { sendVerificationCode } from "#contracts/account/send-verification-code.call.ts";
import { createApplication } from "#contracts/applications/create-application.call.ts";
import { loadCredentials } from "#contracts/applications/load-credentials.call.ts";
import { sendTestCallback } from "#contracts/applications/test-callback.call.ts";
import type { Callback } from "#contracts/bills/callback.ts";
import { listBills } from "#contracts/bills/list-bills.call.ts";
import { listCallbacks } from "#contracts/bills/list-callbacks.call.ts";
import { resendCallback } from "#contracts/bills/resend-callback.call.ts";
import { listNotices } from "#contracts/messages/list-notices.call.ts";
import { acceptUsdt } from "#sandbox/testing/accept-usdt.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { type CallbackReceiver, startCallbackReceiver } from "#sandbox/testing/callback-receiver.ts";
import { refusedAs } from "#sandbox/testing/expected-answer.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import { type Merchant, type SandboxUnderTest, startUnderTest } from "#sandbox/testing/sandbox-under-test.ts";

let sandbox: SandboxUnderTest;
let receiver: CallbackReceiver;
let merchant: Merchant;
let applicationCode: string;
beforeAll(async () => {
  receiver = await startCallbackReceiver();
  sandbox = await startUnderTest({ callbackRetrySeconds: 60 });
  ({ merchant, applicationCode } = await merchantCalledBackAt(`${receiver.url}/recharge?shop=1`));
});
afterAll(async () => {
  await sandbox.stop();
  await receiver.stop();
  expect(sandbox.faults).toEqual([]);
});
beforeEach(() => {
  receiver.answer(200);
  receiver.received.length = 0;
});

async function merchantCalledBackAt(rechargeCallback: string) {
  const called = await sandbox.newMerchant();
  await acceptUsdt(called.send, ["ETH"]);
  const application = await createApplication(called.send, sampleApplication({ rechargeCallback }));
  return { merchant: called, applicationCode: acceptedValue(application).code };
}

/** A payment that the chain has confirmed; gives its bill's code. */
async function collected(code = applicationCode): Promise<string> {
  const payment = '{"network":"ETH","amount":"12.3","userId":"customer-7"}';
  const answer = await sandbox.post(`/sandbox/api/applications/${code}/pay`, payment);
  await sandbox.produceBlocks(3);
  return ((await answer.json()) as { code: string }).code;
}

async function callbackOf(billCode: string, { send } = merchant): Promise<Callback | undefined> {
  return acceptedValue(await listCallbacks(send, { page: 1, pageSize: 5, code: billCode })).items[0];
}

/** The application's credentials, through the gate (4.5). */
async function credentials() {
  const { email, send } = merchant;
  const purpose = "viewCredentials";
  await sendVerificationCode(send, { email, purpose });
  const code = (await sandbox.newestCode(email)) ?? "";
  const { proof } = acceptedValue(await passGate(send, { email, code, purpose, applicationCode }));
  return acceptedValue(await loadCredentials(send, { code: applicationCode, proof }));
}

async function noticeOf(billCode: string) {
  const bills = acceptedValue(await listBills(merchant.send, { page: 1, pageSize: 5, code: billCode }));
  return bills.items[0]?.noticeStatus;
}

test("a confirmed bill is reported to its application, signed with its AppSecret (2.31, 3.7, 4.6)", async () => {
  const bill = await collected();
  const { appKey, appSecret } = await credentials();
  expect(receiver.received).toHaveLength(1);
  const [{ path, headers, body } = { path: "", headers: {}, body: "" }] = receiver.received;
  expect(path).toBe("/recharge?shop=1");
  expect(headers).toMatchObject({ "content-type": "application/json", "x-app-key": appKey });
  expect(JSON.parse(body)).toMatchObject({
    event: "payment.collected",
    billCode: bill,
    applicationCode,
    userId: "customer-7",
    network: "ETH",
    currency: "USDT",
    amount: "12.30",
  });
  const signed = createHmac("sha256", appSecret).update(`${headers["x-timestamp"]}.${body}`).digest("hex");
  expect(headers["x-signature"]).toBe(signed);
  expect(await callbackOf(bill)).toMatchObject({
    code: headers["x-callback-code"],
    payload: body,
    status: "success",
    attempts: [
      {
        ...{ sentAt: headers["x-timestamp"], signature: signed, answerStatus: 200, failure: null, appKey },
        ...{ url: `${receiver.url}/recharge?shop=1`, durationMs: expect.any(Number) },
      },
    ],
    deliveredAt: expect.any(String),
    nextAttemptAt: null,
  });
  expect(await noticeOf(bill)).toBe("success");
  await sandbox.produceBlocks(2);
  expect(receiver.received).toHaveLength(1);
});

test("a rejected callback is retried with growing delays, and then given up (4.6, 8.9)", async () => {
  receiver.answer(500);
  const bill = await collected();
  const waits: number[] = [];
  for (let attempt = 1; ; attempt += 1) {
    const { status, attempts, nextAttemptAt } = (await callbackOf(bill)) ?? {};
    expect({ status, attempts }).toMatchObject({ status: "failed", attempts: { length: attempt } });
    if (!nextAttemptAt) break;
    const wait = (Date.parse(nextAttemptAt) - Date.parse(attempts?.at(-1)?.sentAt ?? "")) / 1000;
    waits.push(Math.round(wait / 60));
    sandbox.forward(wait);
    await sandbox.produceBlocks(1);
  }
  expect(waits.slice(0, 2)).toEqual([1, 3]);
  expect(waits.slice(-3)).toEqual([720, 720, 720]);
  const hours = waits.reduce((sum, wait) => sum + wait) / 60;
  expect(hours).toBeGreaterThan(60);
  expect(hours).toBeLessThanOrEqual(72);
  expect(await noticeOf(bill)).toBe("failed");
  sandbox.forward(24 * 60 * 60);
  await sandbox.produceBlocks(1);
  expect(receiver.received).toHaveLength(waits.length + 1);
  const given = (await callbackOf(bill))?.code;
  const told = acceptedValue(await listNotices(merchant.send)).items;
  expect(told).toMatchObject([{ type: "todo", title: "Callback given up", about: "callback", reference: given }]);
  expect(told[0]?.content).toContain(`did not accept callback ${given} after ${waits.length + 1} attempts`);
});

test("“send again” sends the callback, and answers the result (2.31, 8.9)", async () => {
  receiver.answer(302);
  const bill = await collected();
  const { code = "", nextAttemptAt } = (await callbackOf(bill)) ?? {};
  expect(acceptedValue(await resendCallback(merchant.send, { code }))).toMatchObject({
    status: "failed",
    attempts: [{ answerStatus: 302, failure: "redirected" }, { answerStatus: 302 }],
    nextAttemptAt,
  });
  receiver.answer(204);
  expect(acceptedValue(await resendCallback(merchant.send, { code }))).toMatchObject({
    status: "success",
    attempts: [{}, {}, { answerStatus: 204, failure: null }],
    nextAttemptAt: null,
  });
  expect(await noticeOf(bill)).toBe("success");
  receiver.answer(500);
  expect(acceptedValue(await resendCallback(merchant.send, { code }))).toMatchObject({ status: "success" });
  expect(receiver.received.map(({ path }) => path)).not.toContain("/elsewhere");
  expect(new Set(receiver.received.map(({ headers }) => headers["x-signature"])).size).toBe(4);
});

test("another merchant's callback cannot be sent, and sending again is limited (6.1)", async () => {
  const { code = "" } = (await callbackOf(await collected())) ?? {};
  const stranger = await sandbox.newMerchant();
  expect(await resendCallback(stranger.send, { code })).toMatchObject(refusedAs("notFound"));
  const asked = await Promise.all(Array.from({ length: 35 }, () => resendCallback(merchant.send, { code })));
  expect(asked).toContainEqual(expect.objectContaining(refusedAs("tooManyRequests")));
  sandbox.forward(61);
  expect(await resendCallback(merchant.send, { code })).toMatchObject({ accepted: true });
});

test("no receiver, or no answer in time, is recorded with the attempt (2.31)", async () => {
  const gone = await startCallbackReceiver();
  await gone.stop();
  const nowhere = await merchantCalledBackAt(gone.url);
  const unheard = await collected(nowhere.applicationCode);
  expect(await callbackOf(unheard, nowhere.merchant)).toMatchObject({
    attempts: [{ answerStatus: null, failure: "connectionRefused" }],
  });
  receiver.answer(null);
  expect(await callbackOf(await collected())).toMatchObject({ attempts: [{ answerStatus: null, failure: "timeout" }] });
}, 15_000);

test.each([
  [404, "status4xx"],
  [503, "status5xx"],
  [302, "redirected"],
] as const)("callbacks are found by the result of their last attempt: %d is %s (2.31)", async (status, failure) => {
  receiver.answer(status);
  const { code = "" } = (await callbackOf(await collected())) ?? {};
  const found = async () => {
    const answer = await listCallbacks(merchant.send, { page: 1, pageSize: 100, failure });
    return acceptedValue(answer).items.map((one) => one.code);
  };
  expect(await found()).toContain(code);
  receiver.answer(200);
  await resendCallback(merchant.send, { code });
  expect(await found()).not.toContain(code);
});

test("an application without a callback address gets no callbacks (4.6)", async () => {
  const silent = await merchantCalledBackAt("");
  expect(await callbackOf(await collected(silent.applicationCode), silent.merchant)).toBeUndefined();
});

test("callbacks are not sent to the sandbox's own pages", async () => {
  const own = await merchantCalledBackAt(`${sandbox.url}/sandbox/api/merchants/${merchant.userId}/top-up`);
  const bill = await collected(own.applicationCode);
  expect(await callbackOf(bill, own.merchant)).toMatchObject({ attempts: [{ answerStatus: 403 }] });
});

test("a test callback is signed, tried once, and answers its result (3.7)", async () => {
  const ask = () => sendTestCallback(merchant.send, { code: applicationCode, address: "recharge" });
  receiver.answer(503);
  const failed = acceptedValue(await ask());
  expect(failed).toMatchObject({
    ...{ event: "test", reference: "", status: "failed", nextAttemptAt: null },
    attempts: [{ answerStatus: 503, failure: "rejected" }],
  });
  receiver.answer(200);
  expect(acceptedValue(await ask())).toMatchObject({
    status: "success",
    attempts: [{ answerStatus: 200, failure: null }],
  });
  const { appSecret } = await credentials();
  const { headers, body } = receiver.received[1] ?? { headers: {} as Record<string, string>, body: "" };
  expect(JSON.parse(body)).toMatchObject({ event: "test", tests: "payment.collected", applicationCode });
  const signed = createHmac("sha256", appSecret).update(`${headers["x-timestamp"]}.${body}`).digest("hex");
  expect(headers["x-signature"]).toBe(signed);
  const none = sendTestCallback(merchant.send, { code: applicationCode, address: "withdraw" });
  expect(await none).toMatchObject(refusedAs("invalidInput"));
  const stranger = await sandbox.newMerchant();
  const foreign = sendTestCallback(stranger.send, { code: applicationCode, address: "recharge" });
  expect(await foreign).toMatchObject(refusedAs("notFound"));
});
