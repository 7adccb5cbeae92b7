import { expect, test } from "vitest";
import type { AgreedAttentionList } from "#contracts/dashboard/load-attention.ts";
import { countAttempt } from "#sandbox/applications/application-health.ts";
import { addApplication } from "#sandbox/applications/create-application.ts";
import { sendCallback } from "#sandbox/bills/callback-delivery.ts";
import { enableCurrency } from "#sandbox/currencies/switch-currency.ts";
import type { Call } from "#sandbox/http/call.ts";
import { placeOrder } from "#sandbox/orders/create-order.ts";
import { signInNewMerchant } from "#sandbox/provider-states/stated-merchant.ts";
import { STATES } from "#sandbox/provider-states/states.ts";
import { pay } from "#sandbox/tester/payments.ts";
import { addPackage } from "#sandbox/testing/add-package.ts";
import { serviceFixture } from "#sandbox/testing/fixtures.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import { signedInAs } from "#sandbox/testing/signed-in-as.ts";
import { loadAttention } from "./load-attention.ts";
import { loadFigures } from "./load-figures.ts";
import { loadProgress } from "./load-progress.ts";

const service = serviceFixture();

const ORDER = { packageId: "growth", termMonths: 1, network: "TRON", requestKey: "one" } as const;

async function ask(call: Call, merchantId: string, daysOn = 0): Promise<unknown> {
  const now = new Date(service.clock().getTime() + daysOn * 86_400_000);
  return call.answer({ ...service, clock: () => now }, {}, signedInAs(merchantId));
}

async function needs(merchantId: string, daysOn = 0) {
  return ((await ask(loadAttention, merchantId, daysOn)) as AgreedAttentionList).items;
}

test("a merchant without open tasks has an empty list (2.24)", async () => {
  const { userId } = await signInNewMerchant(service);
  expect(await needs(userId)).toEqual([]);
});

test("an unpaid order is a task, an underpaid one for the rest, and a paid one is none (2.24, 4.4)", async () => {
  const { userId } = await signInNewMerchant(service);
  const code = await placeOrder(service, userId, ORDER);
  const open = { subject: code, name: null, count: null, until: expect.any(String) };
  expect(await needs(userId)).toEqual([{ ...open, kind: "orderUnpaid", amount: "29.90" }]);
  await pay(service, code, { kind: "short", amount: "20" });
  expect(await needs(userId)).toEqual([{ ...open, kind: "orderUnderpaid", amount: "9.90" }]);
  await pay(service, code, { kind: "exact" });
  expect(await needs(userId)).toEqual([]);
});

test("an order that is being confirmed is not underpaid; one whose confirmation failed needs attention (2.24, 4.4)", async () => {
  const { userId } = await signInNewMerchant(service);
  const code = await placeOrder(service, userId, ORDER);
  await pay(service, code, { kind: "short", amount: "20" });
  const becomes = (state: { status: "waiting" | "failed"; reason: "confirmationRefused" | null }) =>
    service.db.updateTable("orders").set(state).where("code", "=", code).execute();
  await becomes({ status: "waiting", reason: null });
  expect(await needs(userId)).toEqual([]);
  await becomes({ status: "failed", reason: "confirmationRefused" });
  expect(await needs(userId)).toMatchObject([{ kind: "orderNotConfirmed", subject: code, amount: "9.90" }]);
});

test("callbacks that failed in the last week are a task (2.24, 4.6)", async () => {
  const { token } = await STATES["a collected payment"](service);
  const { merchantId } = await service.db
    .selectFrom("callbacks")
    .select("merchantId")
    .orderBy("createdAt", "desc")
    .executeTakeFirstOrThrow();
  expect(token).not.toBe("");
  expect(await needs(merchantId, 6)).toMatchObject([{ kind: "callbacksFailed", count: 1 }]);
  expect(await needs(merchantId, 8)).toEqual([]);
});

test("a package that ends within two weeks is a task, unless another follows (2.24, 3.6)", async () => {
  const { userId: merchantId } = await signInNewMerchant(service);
  const now = service.clock().getTime();
  const day = (count: number) => new Date(now + count * 86_400_000);
  await addPackage(service, merchantId, "growth", [day(-10), day(20)]);
  expect(await needs(merchantId, 5)).toEqual([]);
  expect(await needs(merchantId, 7)).toMatchObject([{ kind: "packageEnding", subject: "Growth" }]);
  await addPackage(service, merchantId, "growth", [day(20), day(50)]);
  expect(await needs(merchantId, 7)).toEqual([]);
});

test("an application whose last attempts all failed is a task until one is delivered, for a week at most (2.24, 4.6)", async () => {
  await STATES["a collected payment"](service);
  const callback = await service.db
    .selectFrom("callbacks")
    .selectAll()
    .orderBy("createdAt", "desc")
    .executeTakeFirstOrThrow();
  const failing = async (daysOn = 0) =>
    (await needs(callback.merchantId, daysOn)).filter(({ kind }) => kind === "receiverFailing");
  const again = { isScheduled: false, stopping: new AbortController().signal };
  for (let attempt = 2; attempt <= 4; attempt += 1) await sendCallback(service, callback, again);
  expect(await failing()).toEqual([]);
  await sendCallback(service, callback, again);
  expect(await failing()).toMatchObject([{ subject: callback.applicationCode, name: "Web shop", count: 5 }]);
  expect(await failing(8)).toEqual([]);
  await countAttempt(service.db, callback.applicationCode, { id: 0, isDelivered: true });
  expect(await failing()).toEqual([]);
});

test("the trial version shows the limits that are applied (2.24, 3.6)", async () => {
  const { userId } = await signInNewMerchant(service);
  expect(await ask(loadFigures, userId)).toMatchObject({
    package: null,
    trialLimits: { applications: 1, currencies: 2 },
  });
});

test("an enabled currency that was suspended is a task (2.24, 3.10)", async () => {
  const { userId } = await signInNewMerchant(service);
  await enableCurrency(service, service.db, userId, "usdt-trc20");
  await service.db.updateTable("currencies").set({ status: "suspended" }).where("id", "=", "usdt-trc20").execute();
  expect(await needs(userId)).toMatchObject([{ kind: "currencySuspended", subject: "USDT-TRC20" }]);
  await service.db.updateTable("currencies").set({ status: "available" }).where("id", "=", "usdt-trc20").execute();
});

test("each step of the access process is marked done automatically (2.24)", async () => {
  const { userId } = await signInNewMerchant(service);
  const done = async () =>
    Object.entries(Object(await ask(loadProgress, userId))).flatMap(([step, isDone]) => (isDone ? [step] : []));
  expect(await done()).toEqual(["emailVerified"]);
  await enableCurrency(service, service.db, userId, "usdt-trc20");
  expect(await done()).toEqual(["emailVerified", "currencyOn"]);
  const { code } = await addApplication(service, userId, sampleApplication({ rechargeCallback: "" }));
  expect(await done()).toEqual(["emailVerified", "currencyOn", "applicationAdded"]);
  const address = { rechargeCallback: "https://shop.example/callbacks" };
  await service.db.updateTable("applications").set(address).where("code", "=", code).execute();
  expect(await done()).toContain("callbackAddressSet");
});

test("a payment and a delivered callback complete the last steps, a failed callback does not (2.24)", async () => {
  await STATES["a collected payment"](service);
  const callback = await service.db
    .selectFrom("callbacks")
    .select(["code", "merchantId"])
    .orderBy("createdAt", "desc")
    .executeTakeFirstOrThrow();
  expect(await ask(loadProgress, callback.merchantId)).toMatchObject({
    paymentReceived: true,
    callbackReceived: false,
  });
  await service.db.updateTable("callbacks").set({ status: "success" }).where("code", "=", callback.code).execute();
  expect(await ask(loadProgress, callback.merchantId)).toMatchObject({ callbackReceived: true });
});
