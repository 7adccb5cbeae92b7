import { afterAll, beforeAll, expect, test } from "vitest";
import { createApplication } from "#contracts/applications/create-application.call.ts";
import { updateApplication } from "#contracts/applications/update-application.call.ts";
import { noData } from "#contracts/envelope.ts";
import { createOrder } from "#contracts/orders/create-order.call.ts";
import { acceptUsdt } from "#sandbox/testing/accept-usdt.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { type CallbackReceiver, startCallbackReceiver } from "#sandbox/testing/callback-receiver.ts";
import { gateProof } from "#sandbox/testing/gate-proof.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import { type Merchant, type SandboxUnderTest, startUnderTest } from "#sandbox/testing/sandbox-under-test.ts";

/* The tester's pages are approved whole, in `printed/`: `npm test -- --update pages-printed`. */

const NOTICES = [
  ...["paid", "windowEnded", "refused", "wrongAmount", "orderCannotChange", "notFound", "arriving", "noPayee"],
  ...["leaving", "noApplication", "stopped", "currencyOff", "balanceTooLow", "nothing like it"],
];
const MOMENT = Date.parse("2026-11-21T09:30:00Z");

let sandbox: SandboxUnderTest;
let receiver: CallbackReceiver;
let merchant: Merchant;
/** Values that differ in each run, with their placeholders. */
const named = new Map<string, string>();

beforeAll(async () => {
  receiver = await startCallbackReceiver();
  sandbox = await startUnderTest({ openOrders: 20 }, () => MOMENT);
  merchant = await sandbox.newMerchant();
});
afterAll(async () => {
  await sandbox.stop();
  await receiver.stop();
  expect(sandbox.faults).toEqual([]);
});

async function page(path = `/sandbox?to=${merchant.email}`): Promise<string> {
  const written = await (await fetch(sandbox.url + path)).text();
  const known = [...named].reduce((text, [value, name]) => text.replaceAll(value, name), written);
  return known
    .replaceAll(receiver.url, "RECEIVER")
    .replaceAll(/\b0x[0-9a-f]+|\bT[1-9A-HJ-NP-Za-km-z]{33}\b/g, "ADDRESS")
    .replaceAll(/\b[0-9a-f]{12}…/g, "HASH…")
    .replaceAll(/\b[0-9a-f]{64}\b/g, "HASH")
    .replaceAll(/"(code|reference|userId)": ?"[^"]+"/g, '"$1": "…"')
    .replaceAll(/\bCB\d+/g, "CALLBACK")
    .replaceAll(/\b\d{6}\b/g, "DIGITS");
}

let requests = 0;
async function order(name: string): Promise<string> {
  requests += 1;
  // The order of simultaneous ones is not defined.
  sandbox.forward(1);
  const request = { packageId: "growth", termMonths: 3, network: "BSC", requestKey: `request-${requests}` } as const;
  const { code } = acceptedValue(await createOrder(merchant.send, request));
  named.set(code, name);
  return code;
}

test("a merchant without data, and an unknown email", async () => {
  named.set(merchant.userId, "MERCHANT");
  await expect(await page()).toMatchFileSnapshot("printed/newcomer.txt");
  await expect(await page("/sandbox?to=unknown@company.example")).toMatchFileSnapshot("printed/unknown.txt");
});

test("orders in each state, paid in each way", async () => {
  await order("PENDING");
  await sandbox.tester(await order("SHORT"), "pay", { kind: "short" });
  await sandbox.tester(await order("ON-ANOTHER-NETWORK"), "pay", { kind: "wrongNetwork" });
  const waiting = await order("WAITING");
  await sandbox.tester(waiting, "pay", { kind: "exact" });
  await merchant.send({ method: "POST", path: "/api/Order/FinishPayment", body: { code: waiting }, resData: noData });
  const cancelled = await order("CANCELLED");
  await sandbox.tester(cancelled, "end-window");
  await sandbox.tester(cancelled, "pay", { kind: "late" });
  await expect(await page()).toMatchFileSnapshot("printed/orders.txt");
});

test("applications without currencies, active and stopped; callbacks; the payer's page", async () => {
  // A merchant without orders, whose pages are printed above.
  merchant = await sandbox.newMerchant();
  named.set(merchant.userId, "MERCHANT");
  const details = sampleApplication({ name: "Shop", rechargeCallback: `${receiver.url}/recharge` });
  const { code } = acceptedValue(await createApplication(merchant.send, details));
  named.set(code, "APPLICATION");
  await expect(await page()).toMatchFileSnapshot("printed/no-currency.txt");
  await expect(await page(`/sandbox/pay/${code}`)).toMatchFileSnapshot("printed/payer-without-currency.txt");

  await acceptUsdt(merchant.send, ["TRON", "BSC"]);
  const payment = JSON.stringify({ network: "BSC", amount: "25", userId: "customer-17" });
  const paid = await sandbox.post(`/sandbox/api/applications/${code}/pay`, payment);
  named.set(((await paid.json()) as { code: string }).code, "BILL");
  await sandbox.produceBlocks(3);
  await expect.poll(() => page()).toContain("Delivered");
  await expect(await page()).toMatchFileSnapshot("printed/paid.txt");
  await expect(await page(`/sandbox/pay/${code}`)).toMatchFileSnapshot("printed/payer.txt");

  const proof = await gateProof(sandbox, merchant, "editApplication", code);
  const { requestKey: _, ...edited } = details;
  acceptedValue(await updateApplication(merchant.send, { code, ...edited, status: "disabled", proof }));
  await expect(await page()).toMatchFileSnapshot("printed/stopped.txt");
  await expect(await page(`/sandbox/pay/${code}`)).toMatchFileSnapshot("printed/payer-of-a-stopped-one.txt");
});

test("messages of success and refusal", async () => {
  const words: string[] = [];
  for (const notice of NOTICES) {
    const [, text] =
      /<div class="notice" role="status">(.*?)<\/div>/s.exec(await page(`/sandbox?notice=${notice}`)) ?? [];
    words.push(`${notice}: ${text}\n`);
  }
  await expect(words.join("")).toMatchFileSnapshot("printed/notices.txt");
});
