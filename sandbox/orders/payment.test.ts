import { beforeAll, expect, test } from "vitest";
import { loadFigures } from "#contracts/dashboard/load-figures.call.ts";
import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";
import { cancelOrder } from "#contracts/orders/cancel-order.call.ts";
import { createOrder } from "#contracts/orders/create-order.call.ts";
import { finishPayment } from "#contracts/orders/finish-payment.call.ts";
import { listOrders } from "#contracts/orders/list-orders.call.ts";
import type { OrderSearch } from "#contracts/orders/list-orders.ts";
import { listPackages } from "#contracts/orders/list-packages.call.ts";
import { loadOrder } from "#contracts/orders/load-order.call.ts";
import type { Order } from "#contracts/orders/order.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { sandboxFixture } from "#sandbox/testing/fixtures.ts";
import type { Merchant } from "#sandbox/testing/sandbox-under-test.ts";

const WINDOW = 1800;

const sandbox = sandboxFixture({ paymentWindowSeconds: WINDOW });
let merchant: Merchant;
beforeAll(async () => {
  merchant = await sandbox.newMerchant();
});

const refusedAs = (name: keyof typeof PROPOSED_CODES) => ({ accepted: false, errCode: PROPOSED_CODES[name] });

let requests = 0;
/** Orders a month of Starter for 9.90 USDT on TRON. */
async function order(by: Merchant = merchant): Promise<string> {
  requests += 1;
  const request = { packageId: "starter", termMonths: 1, network: "TRON", requestKey: `request-${requests}` } as const;
  return acceptedValue(await createOrder(by.send, request)).code;
}

async function finish(code: string): Promise<Order> {
  return acceptedValue(await finishPayment(merchant.send, { code }));
}

async function load(code: string): Promise<Order> {
  return acceptedValue(await loadOrder(merchant.send, { code }));
}

async function balance(of: Merchant = merchant): Promise<string | null> {
  return acceptedValue(await loadFigures(of.send)).accountBalance;
}

test("an exactly paid order waits for its confirmations, then is paid and starts its package (4.4, 3.6)", async () => {
  const buyer = await sandbox.newMerchant();
  const code = await order(buyer);
  await sandbox.tester(code, "pay", { kind: "exact" });
  const seen = acceptedValue(await loadOrder(buyer.send, { code }));
  expect(seen).toMatchObject({ payStatus: "waiting", payment: { received: "9.90", remaining: "0", excess: "0" } });
  expect(acceptedValue(await finishPayment(buyer.send, { code })).payStatus).toBe("waiting");
  for (const confirmations of [1, 2]) {
    await sandbox.produceBlocks();
    const waiting = acceptedValue(await loadOrder(buyer.send, { code }));
    expect(waiting).toMatchObject({ payStatus: "waiting", payment: { transfers: [{ confirmations }] } });
  }
  expect(acceptedValue(await loadFigures(buyer.send)).package).toBeNull();
  await sandbox.produceBlocks();
  const paid = acceptedValue(await loadOrder(buyer.send, { code }));
  expect(paid).toMatchObject({
    payStatus: "paid",
    payReason: null,
    paidAt: expect.any(String),
    payment: { secondsLeft: 0, transfers: [{ kind: "onTime", confirmations: 3, requiredConfirmations: 3 }] },
  });
  expect(acceptedValue(await loadFigures(buyer.send)).package).toMatchObject({ name: "Starter" });
});

test("buying the same package extends it; a bigger one starts at once (3.5)", async () => {
  const buyer = await sandbox.newMerchant();
  const buy = async (packageId: string) => {
    requests += 1;
    const request = { packageId, termMonths: 1, network: "BSC", requestKey: `request-${requests}` } as const;
    const placed = acceptedValue(await createOrder(buyer.send, request));
    await sandbox.tester(placed.code, "pay", { kind: "exact" });
    await finishPayment(buyer.send, { code: placed.code });
    await sandbox.produceBlocks(3);
    const { package: inForce } = acceptedValue(await loadFigures(buyer.send));
    return { type: placed.type, upgradeItem: placed.upgradeItem, name: inForce?.name, expiresAt: inForce?.expiresAt };
  };
  const first = await buy("starter");
  expect(first).toMatchObject({ type: "new", upgradeItem: "", name: "Starter" });
  const second = await buy("starter");
  expect(second).toMatchObject({ type: "renewal", name: "Starter" });
  const days = (Date.parse(second.expiresAt ?? "") - Date.parse(first.expiresAt ?? "")) / 86_400_000;
  expect(days).toBeGreaterThanOrEqual(28);
  expect(await buy("growth")).toMatchObject({ type: "upgrade", upgradeItem: "Starter → Growth", name: "Growth" });
  expect(await buy("starter")).toMatchObject({ type: "new", name: "Growth" });
  // All paid time is kept: three months of Starter follow Growth, and the new month follows them.
  const { items } = acceptedValue(await listPackages(buyer.send));
  const months = (packageId: string) => {
    const term = items.find(({ id }) => id === packageId)?.terms.find((offered) => offered.months === 1);
    const wait = (Date.parse(term?.runsFrom ?? "") - Date.now()) / (30.4 * 86_400_000);
    return wait.toFixed(0).replace("-0", "0");
  };
  expect({ growth: months("growth"), starter: months("starter"), business: months("business") }).toEqual({
    ...{ growth: "1", starter: "4", business: "0" },
  });
});

test("the remaining payment of a failed order reopens it as soon as it is seen (4.4)", async () => {
  const code = await order();
  await sandbox.tester(code, "pay", { kind: "short" });
  expect((await finish(code)).payStatus).toBe("waiting");
  await sandbox.tester(code, "end-window");
  expect(await load(code)).toMatchObject({ payStatus: "failed", payReason: "amountShort" });
  await sandbox.tester(code, "pay", { kind: "exact" });
  expect(await load(code)).toMatchObject({ payStatus: "waiting", payReason: null, payment: { remaining: "0" } });
  await sandbox.produceBlocks(3);
  expect((await load(code)).payStatus).toBe("paid");
});

test("an order reported as paid before any transfer waits for it, and is paid when it arrives (4.4)", async () => {
  const code = await order();
  expect((await finish(code)).payStatus).toBe("waiting");
  await sandbox.produceBlocks(3);
  expect((await load(code)).payStatus).toBe("waiting");
  await sandbox.tester(code, "pay", { kind: "exact" });
  await sandbox.produceBlocks(3);
  expect((await load(code)).payStatus).toBe("paid");
});

test("an underpaid order fails when the window ends, shows the missing amount, and can still be paid (4.4)", async () => {
  const code = await order();
  await sandbox.tester(code, "pay", { kind: "short", amount: "4.40" });
  await finish(code);
  await sandbox.produceBlocks(3);
  expect((await load(code)).payStatus).toBe("waiting");
  sandbox.forward(WINDOW);
  expect(await load(code)).toMatchObject({
    payStatus: "failed",
    payReason: "amountShort",
    payment: { expected: "9.90", received: "4.40", remaining: "5.50", secondsLeft: WINDOW },
  });
  await sandbox.tester(code, "pay", { kind: "exact" });
  expect(await finish(code)).toMatchObject({ payStatus: "waiting", payReason: null, payment: { remaining: "0" } });
  await sandbox.produceBlocks(3);
  expect((await load(code)).payStatus).toBe("paid");
});

test("a failed order whose new window is over reopens with Finish Pay (4.4)", async () => {
  const code = await order();
  await finish(code);
  sandbox.forward(WINDOW);
  expect((await load(code)).payStatus).toBe("failed");
  sandbox.forward(WINDOW);
  expect((await load(code)).payment.secondsLeft).toBe(0);
  expect(await finish(code)).toMatchObject({ payStatus: "waiting", payment: { secondsLeft: WINDOW } });
});

test("an overpaid order is paid, and the excess is credited to the balance once (4.4)", async () => {
  const before = Number(await balance());
  const code = await order();
  await sandbox.tester(code, "pay", { kind: "over", amount: "12.40" });
  await finish(code);
  await sandbox.produceBlocks(5);
  expect(await load(code)).toMatchObject({
    payStatus: "paid",
    payment: { received: "12.40", excess: "2.50", excessHandling: "creditedToBalance" },
  });
  await load(code);
  expect(Number(await balance())).toBeCloseTo(before + 2.5, 6);
});

test("a late payment does not reopen a cancelled order; it is credited to the balance (4.4)", async () => {
  const before = Number(await balance());
  const code = await order();
  await sandbox.tester(code, "pay", { kind: "late" });
  expect(await load(code)).toMatchObject({
    payStatus: "cancelled",
    payReason: "windowEnded",
    payment: {
      received: "0",
      excess: "9.90",
      excessHandling: "creditedToBalance",
      secondsLeft: 0,
      transfers: [{ kind: "late" }],
    },
  });
  expect(Number(await balance())).toBeCloseTo(before + 9.9, 6);
});

test("a payment on the wrong network does not count; it is shown with a hint to contact support (4.4)", async () => {
  const before = await balance();
  const code = await order();
  await sandbox.tester(code, "pay", { kind: "wrongNetwork" });
  expect(await load(code)).toMatchObject({
    payStatus: "pending",
    payment: {
      received: "0",
      remaining: "9.90",
      excess: "9.90",
      excessHandling: "contactSupport",
      transfers: [{ kind: "wrongNetwork", network: "ETH" }],
    },
  });
  expect(await balance()).toBe(before);
});

test("an unpaid order is cancelled when its window ends, with the reason (4.4)", async () => {
  const code = await order();
  sandbox.forward(WINDOW - 60);
  expect((await load(code)).payStatus).toBe("pending");
  await sandbox.tester(code, "end-window");
  expect(await load(code)).toMatchObject({ payStatus: "cancelled", payReason: "windowEnded" });
  expect(await finishPayment(merchant.send, { code })).toMatchObject(refusedAs("orderCannotChange"));
});

test("orders are listed newest first, and found by status, code and days, both days included (2.26)", async () => {
  const buyer = await sandbox.newMerchant();
  const codes: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    codes.unshift(await order(buyer));
    sandbox.forward(60);
  }
  const found = async (search: Partial<OrderSearch>) =>
    acceptedValue(await listOrders(buyer.send, { page: 1, pageSize: 5, ...search })).items;
  const [newest = "", middle = "", oldest = ""] = codes;
  const [, one] = await found({});
  const at = one?.createdAt ?? undefined;
  const codesOf = async (search: Partial<OrderSearch>) => (await found(search)).map(({ code }) => code);
  expect(at).toEqual(expect.any(String));
  expect(await codesOf({})).toEqual([newest, middle, oldest]);
  expect(await codesOf({ createdFrom: at })).toEqual([newest, middle]);
  expect(await codesOf({ createdUntil: at })).toEqual([middle, oldest]);
  expect(await codesOf({ code: oldest })).toEqual([oldest]);
  acceptedValue(await cancelOrder(buyer.send, { code: middle }));
  expect(await codesOf({ status: "cancelled" })).toEqual([middle]);
});

test("the list shows that a window has ended from the next block on, without opening the order (2.26)", async () => {
  const code = await order();
  sandbox.forward(WINDOW);
  await sandbox.produceBlocks();
  const found = acceptedValue(await listOrders(merchant.send, { page: 1, pageSize: 5, code }));
  expect(found.items).toMatchObject([{ code, payStatus: "cancelled", payReason: "windowEnded" }]);
});

test("a fully paid order is completed even without Finish Pay (4.4)", async () => {
  const code = await order();
  await sandbox.tester(code, "pay", { kind: "exact" });
  sandbox.forward(WINDOW);
  expect((await load(code)).payStatus).toBe("waiting");
  await sandbox.produceBlocks(3);
  expect((await load(code)).payStatus).toBe("paid");
});

test("a refused confirmation fails the order, and the dropped amount has to be paid again (4.4)", async () => {
  const code = await order();
  await sandbox.tester(code, "pay", { kind: "exact" });
  await finish(code);
  await sandbox.tester(code, "refuse");
  expect(await load(code)).toMatchObject({
    payStatus: "failed",
    payReason: "confirmationRefused",
    payment: { received: "0", remaining: "9.90", transfers: [{ confirmations: 0 }] },
  });
  await sandbox.produceBlocks(3);
  expect((await load(code)).payment.received).toBe("0");
  await sandbox.tester(code, "pay", { kind: "exact" });
  await finish(code);
  await sandbox.produceBlocks(3);
  expect((await load(code)).payStatus).toBe("paid");
});

test("a confirmation can be refused only while an order waits for it", async () => {
  const code = await order();
  await expect(sandbox.tester(code, "refuse")).rejects.toThrow("409");
});

test("cancelling credits what was paid, and cancelling again changes nothing (4.4)", async () => {
  const before = Number(await balance());
  const code = await order();
  await sandbox.tester(code, "pay", { kind: "short", amount: "3" });
  const first = acceptedValue(await cancelOrder(merchant.send, { code }));
  expect(first).toMatchObject({
    payStatus: "cancelled",
    payReason: "cancelledByMerchant",
    payment: { excess: "3.00" },
  });
  expect(acceptedValue(await cancelOrder(merchant.send, { code }))).toEqual(first);
  expect(Number(await balance())).toBeCloseTo(before + 3, 6);
});

test("a waiting or paid order cannot be cancelled (4.4)", async () => {
  const code = await order();
  await sandbox.tester(code, "pay", { kind: "exact" });
  await finish(code);
  expect(await cancelOrder(merchant.send, { code })).toMatchObject(refusedAs("orderCannotChange"));
  await sandbox.produceBlocks(3);
  expect(await cancelOrder(merchant.send, { code })).toMatchObject(refusedAs("orderCannotChange"));
  expect((await finish(code)).payStatus).toBe("paid");
});
