import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadFigures } from "#contracts/dashboard/load-figures.call.ts";
import { cancelOrder } from "#contracts/orders/cancel-order.call.ts";
import { createOrder } from "#contracts/orders/create-order.call.ts";
import type { OrderRequest } from "#contracts/orders/create-order.ts";
import { finishPayment } from "#contracts/orders/finish-payment.call.ts";
import { listOrders } from "#contracts/orders/list-orders.call.ts";
import { loadOrder } from "#contracts/orders/load-order.call.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { ENGINES, startOn } from "#sandbox/testing/engines.ts";
import type { Merchant, SandboxUnderTest } from "#sandbox/testing/sandbox-under-test.ts";

const TIMES = 20;

describe.each(ENGINES)("on %s", (engine) => {
  let sandbox: SandboxUnderTest;
  let merchant: Merchant;
  beforeAll(async () => {
    sandbox = await startOn(engine);
    merchant = await sandbox.newMerchant();
  });
  afterAll(async () => {
    await sandbox.stop();
    expect(sandbox.faults).toEqual([]);
  });

  const request = (): OrderRequest => ({
    packageId: "starter",
    termMonths: 1,
    network: "ETH",
    requestKey: randomUUID(),
  });
  const atOnce = <Value>(call: (index: number) => Promise<Value>) =>
    Promise.all(Array.from({ length: TIMES }, (_, index) => call(index)));

  test("twenty concurrent orders with one request key create one order (2.25)", async () => {
    const body = request();
    const answers = await atOnce(() => createOrder(merchant.send, body));
    const codes = new Set(answers.map((answer) => acceptedValue(answer).code));
    expect(codes.size).toBe(1);
    const [code] = codes;
    const found = acceptedValue(await listOrders(merchant.send, { page: 1, pageSize: 100 }));
    expect(found.items.map((order) => order.code)).toEqual([code]);
  });

  test("the same request key used by two merchants creates two orders", async () => {
    const body = request();
    const other = await sandbox.newMerchant();
    const mine = acceptedValue(await createOrder(merchant.send, body));
    expect(acceptedValue(await createOrder(other.send, body)).code).not.toBe(mine.code);
  });

  test("finishing and cancelling an order twenty times concurrently has one effect (4.4)", async () => {
    const { code } = acceptedValue(await createOrder(merchant.send, request()));
    const answers = await atOnce((index) => (index % 2 ? cancelOrder : finishPayment)(merchant.send, { code }));
    const statuses = new Set(
      answers.filter(({ accepted }) => accepted).map((answer) => acceptedValue(answer).payStatus),
    );
    expect(statuses.size).toBe(1);
    const final = acceptedValue(await loadOrder(merchant.send, { code })).payStatus;
    expect([...statuses]).toEqual([final]);
    expect(answers.filter(({ accepted }) => accepted)).toHaveLength(TIMES / 2);
  });

  test("concurrent loads, blocks and Finish Pay pay an order once, and credit its excess once (4.4)", async () => {
    const buyer = await sandbox.newMerchant();
    const { code } = acceptedValue(await createOrder(buyer.send, request()));
    await sandbox.tester(code, "pay", { kind: "over" });
    await sandbox.produceBlocks(3);
    await atOnce((index) => (index % 2 ? loadOrder : finishPayment)(buyer.send, { code }));
    const figures = acceptedValue(await loadFigures(buyer.send));
    expect(figures).toMatchObject({ accountBalance: "5.00", package: { name: "Starter" } });
    const days = (Date.parse(figures.package?.expiresAt ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeLessThan(32);
  });

  test("twenty concurrent transfers are all counted", async () => {
    const { code } = acceptedValue(await createOrder(merchant.send, request()));
    await atOnce(() => sandbox.tester(code, "pay", { kind: "short", amount: "0.1" }));
    expect(acceptedValue(await loadOrder(merchant.send, { code })).payment.received).toBe("2.00");
  });

  test("a merchant can neither see nor change another's orders (2.26)", async () => {
    const { code } = acceptedValue(await createOrder(merchant.send, request()));
    const stranger = await sandbox.newMerchant();
    for (const call of [loadOrder, finishPayment, cancelOrder]) {
      expect(await call(stranger.send, { code })).toMatchObject({ accepted: false, errCode: "2404" });
    }
    expect(acceptedValue(await listOrders(stranger.send, { page: 1, pageSize: 10 }))).toMatchObject({
      items: [],
      total: 0,
    });
    expect(acceptedValue(await loadOrder(merchant.send, { code })).payStatus).toBe("pending");
  });
});
