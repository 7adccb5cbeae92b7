import { beforeAll, expect, test } from "vitest";
import { createApplication } from "#contracts/applications/create-application.call.ts";
import { createOrder } from "#contracts/orders/create-order.call.ts";
import { loadOrder } from "#contracts/orders/load-order.call.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { sandboxFixture } from "#sandbox/testing/fixtures.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import type { Merchant } from "#sandbox/testing/sandbox-under-test.ts";

const sandbox = sandboxFixture();
let merchant: Merchant;
beforeAll(async () => {
  merchant = await sandbox.newMerchant();
});

let requests = 0;
async function order(): Promise<string> {
  requests += 1;
  const request = { packageId: "growth", termMonths: 3, network: "BSC", requestKey: `request-${requests}` } as const;
  return acceptedValue(await createOrder(merchant.send, request)).code;
}

/** Submits a form as a browser does. @returns the redirect's location. */
async function submit(path: string, fields: Record<string, string>): Promise<string | null> {
  const body = new URLSearchParams({ to: merchant.email, ...fields });
  const headers = { Origin: sandbox.url, "Sec-Fetch-Site": "same-origin" };
  const answer = await fetch(`${sandbox.url}/sandbox${path}`, { method: "POST", body, headers, redirect: "manual" });
  expect(answer.status).toBe(303);
  return answer.headers.get("Location");
}

async function page(path = `/sandbox?to=${merchant.email}`): Promise<string> {
  return (await fetch(sandbox.url + path)).text();
}

test("the page can be filtered by merchant", async () => {
  const other = await sandbox.newMerchant();
  for (const [{ send }, name] of [
    [merchant, "Book shop"],
    [other, "Tea shop"],
  ] as const)
    acceptedValue(await createApplication(send, sampleApplication({ name })));
  expect(await page()).not.toContain(other.email);
  expect(await page(`/sandbox?to=${other.email}`)).not.toContain(merchant.email);
  const all = await page("/sandbox");
  expect(all).toContain(other.email);
  expect(all.match(/(?:Book|Tea) shop/g)).toEqual(["Tea shop", "Tea shop", "Book shop", "Book shop"]);
});

test("a form pays an order and returns to it with a message (4.4)", async () => {
  const code = await order();
  const back = await submit(`/orders/${code}/pay`, { kind: "short", amount: "" });
  expect(back).toBe(`/sandbox?notice=paid&to=${encodeURIComponent(merchant.email)}#order-${code}`);
  expect(await page(back ?? "")).toContain("Transfer sent");
  expect(acceptedValue(await loadOrder(merchant.send, { code })).payment.received).toBe("40.35");
  await submit(`/orders/${code}/pay`, { kind: "over", amount: "100.5" });
  expect(acceptedValue(await loadOrder(merchant.send, { code })).payment.received).toBe("140.85");
});

test("a form ends the payment window, and explains what is not possible (4.4)", async () => {
  const code = await order();
  await submit(`/orders/${code}/end-window`, {});
  expect(acceptedValue(await loadOrder(merchant.send, { code })).payStatus).toBe("cancelled");
  expect(await submit(`/orders/${code}/refuse`, {})).toContain("notice=orderCannotChange");
  expect(await submit(`/orders/${code}/pay`, { kind: "short", amount: "a lot" })).toContain("notice=wrongAmount");
  expect(await submit("/orders/none/pay", { kind: "exact", amount: "" })).toContain("notice=notFound");
});

test("the filter's text is escaped in HTML", async () => {
  expect(await page(`/sandbox?to=${encodeURIComponent('"><script>')}`)).not.toContain("<script>");
});

test.each([
  ["Sec-Fetch-Site", "cross-site"],
  ["Sec-Fetch-Site", "same-site"],
  ["Origin", "https://elsewhere.example"],
  ["Origin", "null"],
])("a request of another site's page (%s: %s) changes nothing", async (header, value) => {
  const code = await order();
  for (const path of [`/sandbox/orders/${code}/end-window`, `/sandbox/api/orders/${code}/end-window`]) {
    const answer = await fetch(sandbox.url + path, { method: "POST", headers: { [header]: value } });
    expect(answer.status).toBe(403);
  }
  expect(acceptedValue(await loadOrder(merchant.send, { code })).payStatus).toBe("pending");
});

test.each([
  ["pay", '{"kind":"generously"}', 400],
  ["pay", "{", 400],
  ["pay", '{"kind":"short","amount":"-1"}', 400],
  ["pay", '{"kind":"short","amount":"0"}', 400],
  ["pay", '{"kind":"short","amount":"0.0000001"}', 400],
  ["pay", '{"kind":"exact"}', 404],
  ["refuse", "", 404],
  ["dance", "", 404],
])("%s with %s for an order that is not there answers %i with the reason", async (action, body, status) => {
  const answer = await sandbox.post(`/sandbox/api/orders/none/${action}`, body);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ error: expect.stringMatching(/\S/) });
});

test("provider states are off by default", async () => {
  const answer = await sandbox.post("/sandbox/provider-states", '{"state":"a signed-in merchant","action":"setup"}');
  expect(answer.status).toBe(404);
});
