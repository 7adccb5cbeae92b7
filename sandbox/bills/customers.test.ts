import { createHmac } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { createApplication } from "#contracts/applications/create-application.call.ts";
import { listBills } from "#contracts/bills/list-bills.call.ts";
import { listCallbacks } from "#contracts/bills/list-callbacks.call.ts";
import { listTransactions } from "#contracts/bills/list-transactions.call.ts";
import { loadWalletBalance } from "#contracts/currencies/load-wallet-balance.call.ts";
import { acceptUsdt } from "#sandbox/testing/accept-usdt.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { receiverFixture, sandboxFixture } from "#sandbox/testing/fixtures.ts";
import { applicationStatus, credentialsBehindGate } from "#sandbox/testing/gate-proof.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import type { Merchant } from "#sandbox/testing/sandbox-under-test.ts";

const receiver = receiverFixture();
const sandbox = sandboxFixture();
let merchant: Merchant;
let applicationCode: string;
beforeEach(async () => {
  receiver.received.length = 0;
  merchant = await sandbox.newMerchant();
  await acceptUsdt(merchant.send, ["TRON"]);
  const callbacks = { rechargeCallback: `${receiver.url}/recharge`, withdrawCallback: `${receiver.url}/withdraw` };
  applicationCode = acceptedValue(await createApplication(merchant.send, sampleApplication(callbacks))).code;
});

const PAYMENT = { network: "TRON", amount: "25.5", userId: "customer-17" };

const ask = (act: "pay" | "withdraw", given = PAYMENT) =>
  sandbox.post(`/sandbox/api/applications/${applicationCode}/${act}`, JSON.stringify(given));
const moved = async () => acceptedValue(await listTransactions(merchant.send, { page: 1, pageSize: 20 })).items;
const balance = async () => acceptedValue(await loadWalletBalance(merchant.send, { network: "TRON" })).balance;
const payersPage = async () => (await fetch(`${sandbox.url}/sandbox/pay/${applicationCode}`)).text();

async function expectRefused(answer: Response, reason: string): Promise<void> {
  expect(answer.status).toBe(409);
  expect(await answer.json()).toEqual({ error: expect.stringContaining(reason) });
}

test("a stopped application refuses payments with the reason until it is enabled (4.5)", async () => {
  await applicationStatus(sandbox, merchant, applicationCode, "disabled");
  await expectRefused(await ask("pay"), "This application is stopped");
  await expectRefused(await ask("withdraw"), "This application is stopped");
  expect(await payersPage()).toContain("This application is stopped");
  expect(await moved()).toEqual([]);
  await applicationStatus(sandbox, merchant, applicationCode, "enabled");
  expect((await ask("pay")).status).toBe(200);
});

test("payments before an application was stopped are confirmed and reported (4.5, 4.6)", async () => {
  await ask("pay");
  await applicationStatus(sandbox, merchant, applicationCode, "disabled");
  await sandbox.produceBlocks(3);
  expect(await balance()).toBe("25.50");
  expect(receiver.received.filter(({ body }) => body.includes(applicationCode))).toMatchObject([{ path: "/recharge" }]);
});

test("customers pay only in enabled currencies, which their page lists; balances are kept (2.31)", async () => {
  await ask("pay");
  await sandbox.produceBlocks(3);
  expect(await payersPage()).toContain("Takes USDT-TRC20.");
  await expectRefused(await ask("pay", { ...PAYMENT, network: "ETH" }), "not switched on in My currencies");
  await acceptUsdt(merchant.send, ["TRON"], false);
  await expectRefused(await ask("pay"), "not switched on in My currencies");
  expect(await payersPage()).toContain("not switched on in My currencies");
  expect(acceptedValue(await listBills(merchant.send, { page: 1, pageSize: 20 })).total).toBe(1);
  expect(await balance()).toBe("25.50");
  expect((await ask("withdraw", { ...PAYMENT, amount: "5.5" })).status).toBe(200);
  expect(await balance()).toBe("20.00");
});

test("a customer's withdrawal leaves the wallet, is recorded, and is reported with a signature to the withdrawal address (3.7)", async () => {
  await ask("pay");
  await sandbox.produceBlocks(3);
  receiver.received.length = 0;
  const { code } = (await (await ask("withdraw", { ...PAYMENT, amount: "10" })).json()) as { code: string };
  expect(await balance()).toBe("15.50");
  await sandbox.produceBlocks(3);
  expect((await moved()).find(({ kind }) => kind === "withdrawal")).toMatchObject({
    ...{ reference: code, amount: "10.00", direction: "out", status: "confirmed" },
  });
  const [{ path, headers, body } = { path: "", headers: {}, body: "" }] = receiver.received;
  expect(path).toBe("/withdraw");
  expect(JSON.parse(body)).toMatchObject({
    ...{ event: "payment.withdrawn", withdrawalCode: code, applicationCode, userId: "customer-17", amount: "10.00" },
  });
  const { appSecret } = await credentialsBehindGate(sandbox, merchant, applicationCode);
  const signed = createHmac("sha256", appSecret).update(`${headers["x-timestamp"]}.${body}`).digest("hex");
  expect(headers["x-signature"]).toBe(signed);
  const found = await listCallbacks(merchant.send, { page: 1, pageSize: 20, event: "withdrawal" });
  expect(acceptedValue(found).items).toMatchObject([{ reference: code, status: "success" }]);
});
