import { beforeEach, expect, test } from "vitest";
import { createApplication } from "#contracts/applications/create-application.call.ts";
import { rehearsePayment } from "#contracts/applications/rehearse-payment.call.ts";
import type { PaymentRehearsal } from "#contracts/applications/rehearse-payment.ts";
import { listBills } from "#contracts/bills/list-bills.call.ts";
import { listCallbacks } from "#contracts/bills/list-callbacks.call.ts";
import { acceptUsdt } from "#sandbox/testing/accept-usdt.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { receiverFixture, sandboxFixture } from "#sandbox/testing/fixtures.ts";
import { applicationStatus } from "#sandbox/testing/gate-proof.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import type { Merchant } from "#sandbox/testing/sandbox-under-test.ts";

const receiver = receiverFixture();
const sandbox = sandboxFixture();
let merchant: Merchant;
let code: string;
beforeEach(async () => {
  receiver.received.length = 0;
  merchant = await sandbox.newMerchant();
  await acceptUsdt(merchant.send, ["TRON"]);
  const rechargeCallback = `${receiver.url}/recharge`;
  code = acceptedValue(await createApplication(merchant.send, sampleApplication({ rechargeCallback }))).code;
});

const rehearse = (changes: Partial<PaymentRehearsal>) =>
  rehearsePayment(merchant.send, {
    ...{ code, way: "exact", network: "TRON", amount: "25.50", userId: "customer-17", ...changes },
  });
const bills = async () => acceptedValue(await listBills(merchant.send, { page: 1, pageSize: 20 })).items;
const callbacks = async () => acceptedValue(await listCallbacks(merchant.send, { page: 1, pageSize: 20 })).items;

test.each([
  ["exact", "25.50"],
  ["short", "12.75"],
] as const)("a test payment of %s gets a bill and a callback (2.28, 4.6)", async (way, amount) => {
  const paid = acceptedValue(await rehearse({ way }));
  expect(paid).toMatchObject({ network: "TRON", amount, callbackUrl: `${receiver.url}/recharge` });
  expect(await bills()).toMatchObject([{ code: paid.billCode, amount, userId: "customer-17", paidAt: null }]);
  await sandbox.produceBlocks(4);
  expect(await callbacks()).toMatchObject([{ reference: paid.billCode, event: "collection" }]);
});

test("a late payment is billed at once, and confirmed ten blocks later than another (2.28)", async () => {
  acceptedValue(await rehearse({ way: "late" }));
  await sandbox.produceBlocks(8);
  expect(await bills()).toMatchObject([{ paidAt: null }]);
  await sandbox.produceBlocks(6);
  expect(await bills()).toMatchObject([{ paidAt: expect.any(String) }]);
});

test("a payment on a network that the merchant does not accept is not billed (2.28, 2.31)", async () => {
  expect(acceptedValue(await rehearse({ way: "wrongNetwork" }))).toMatchObject({ network: "ETH", billCode: "" });
  expect(await bills()).toEqual([]);
  await acceptUsdt(merchant.send, ["ETH"]);
  const paid = acceptedValue(await rehearse({ way: "wrongNetwork" }));
  expect(await bills()).toMatchObject([{ code: paid.billCode, network: "ETH" }]);
});

test("a payment to a stopped application, or in a disabled currency, is refused with the reason (4.5, 8.2)", async () => {
  expect(await rehearse({ network: "BSC" })).toMatchObject({ accepted: false, errCode: "1001" });
  await applicationStatus(sandbox, merchant, code, "disabled");
  expect(await rehearse({})).toMatchObject({ accepted: false, errMsg: expect.stringContaining("paused") });
  expect(await bills()).toEqual([]);
});
