import { beforeAll, expect, test } from "vitest";
import { createApplication } from "#contracts/applications/create-application.call.ts";
import { listBills } from "#contracts/bills/list-bills.call.ts";
import { listRechargeBills } from "#contracts/bills/list-recharge-bills.call.ts";
import { listTransactions } from "#contracts/bills/list-transactions.call.ts";
import { getUserWallet } from "#contracts/currencies/get-user-wallet.call.ts";
import { loadFigures } from "#contracts/dashboard/load-figures.call.ts";
import { noData } from "#contracts/envelope.ts";
import { createOrder } from "#contracts/orders/create-order.call.ts";
import { acceptUsdt } from "#sandbox/testing/accept-usdt.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { sandboxFixture } from "#sandbox/testing/fixtures.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import type { Merchant } from "#sandbox/testing/sandbox-under-test.ts";

const sandbox = sandboxFixture();
let merchant: Merchant;
let applicationCode: string;
beforeAll(async () => {
  merchant = await sandbox.newMerchant();
  applicationCode = acceptedValue(
    await createApplication(merchant.send, sampleApplication({ rechargeCallback: "" })),
  ).code;
  await acceptUsdt(merchant.send, ["TRON", "BSC"]);
});

const FIRST_PAGE = { page: 1, pageSize: 20 };

async function arrive(path: string, body: object): Promise<Record<string, string>> {
  const answer = await sandbox.post(`/sandbox/api/${path}`, JSON.stringify(body));
  expect(answer.status).toBe(200);
  return (await answer.json()) as Record<string, string>;
}

test("a customer's payment is billed at once, and is paid after its confirmations (2.28, 3.8)", async () => {
  const payment = { network: "TRON", amount: "25.5", userId: "customer-17" };
  const { code, hash } = await arrive(`applications/${applicationCode}/pay`, payment);
  const bills = async () => acceptedValue(await listBills(merchant.send, { ...FIRST_PAGE, ...(code && { code }) }));
  expect(await bills()).toMatchObject({
    total: 1,
    items: [
      {
        code,
        hash,
        applicationCode,
        applicationName: "Web shop",
        merchantId: merchant.userId,
        userId: "customer-17",
        network: "TRON",
        currency: "USDT",
        tokenProtocol: "TRC20",
        amount: "25.50",
        transferAmount: "25.50",
        noticeStatus: "notNotified",
        paidAt: null,
      },
    ],
  });
  await sandbox.produceBlocks(3);
  const { items } = await bills();
  const wallet = acceptedValue(await getUserWallet(merchant.send, { product: "Usdt", network: "TRON" }));
  expect(items).toMatchObject([
    { noticeStatus: "notNotified", paidAt: expect.any(String), deliveryAddress: wallet.address },
  ]);
  expect(items[0]?.toAddress).not.toBe(wallet.address);
});

test("a merchant's deposit is billed, and credited after its confirmations (2.29, 3.9)", async () => {
  const before = Number(acceptedValue(await loadFigures(merchant.send)).accountBalance);
  const { number } = await arrive(`merchants/${merchant.userId}/top-up`, { network: "ETH", amount: "100" });
  const bills = async () => acceptedValue(await listRechargeBills(merchant.send, { ...FIRST_PAGE, sort: "-amount" }));
  expect(await bills()).toMatchObject({ items: [], total: 0 });
  await sandbox.produceBlocks(5);
  const wallet = acceptedValue(await getUserWallet(merchant.send, { product: "Usdt", network: "ETH" }));
  expect(await bills()).toMatchObject({
    total: 1,
    items: [{ number, amount: "100.00", network: "ETH", tokenProtocol: "ERC20", deliveryAddress: wallet.address }],
  });
  expect(Number(acceptedValue(await loadFigures(merchant.send)).accountBalance)).toBe(before + 100);
});

test("every transfer has a record with its confirmations (2.31)", async () => {
  const other = await sandbox.newMerchant();
  const request = { packageId: "growth", termMonths: 1, network: "BSC", requestKey: "records-1" } as const;
  const order = acceptedValue(await createOrder(other.send, request)).code;
  await sandbox.tester(order, "pay", { kind: "exact" });
  await arrive(`merchants/${other.userId}/top-up`, { network: "BSC", amount: "7" });
  const records = async (search: object = {}) =>
    acceptedValue(await listTransactions(other.send, { ...FIRST_PAGE, ...search }));
  expect(await records({ kind: "orderPayment" })).toMatchObject({
    total: 1,
    items: [
      {
        reference: order,
        direction: "out",
        status: "confirming",
        confirmations: 0,
        requiredConfirmations: 3,
        amount: "29.90",
      },
    ],
  });
  await sandbox.produceBlocks(1);
  expect((await records()).items.map(({ confirmations }) => confirmations)).toEqual([1, 1]);
  await sandbox.produceBlocks(2);
  expect(await records({ status: "confirming" })).toMatchObject({ items: [], total: 0 });
  expect((await records({ sort: "amount" })).items).toMatchObject([
    { kind: "recharge", direction: "in" },
    { kind: "orderPayment", direction: "out" },
  ]);
});

test("no transfer is from an address to itself, and each customer pays from their own address (2.31)", async () => {
  const other = await sandbox.newMerchant();
  const request = { packageId: "growth", termMonths: 1, network: "BSC", requestKey: "records-3" } as const;
  await sandbox.tester(acceptedValue(await createOrder(other.send, request)).code, "pay", { kind: "exact" });
  await arrive(`merchants/${other.userId}/top-up`, { network: "BSC", amount: "70" });
  await sandbox.produceBlocks(3);
  const { code } = acceptedValue(await createApplication(other.send, sampleApplication({ rechargeCallback: "" })));
  await acceptUsdt(other.send, ["BSC"]);
  for (const userId of ["one", "two"]) {
    await arrive(`applications/${code}/pay`, { network: "BSC", amount: "25", userId });
    await arrive(`applications/${code}/withdraw`, { network: "BSC", amount: "5", userId });
  }
  const { items } = acceptedValue(await listTransactions(other.send, FIRST_PAGE));
  const wallet = acceptedValue(await getUserWallet(other.send, { product: "Usdt", network: "BSC" })).address;
  const ways = items.map(({ kind, fromAddress, toAddress }) => ({
    kind,
    isMoved: fromAddress !== toAddress,
    ofWallet: [fromAddress === wallet && "from", toAddress === wallet && "to"].filter(Boolean).join(),
  }));
  expect(Map.groupBy(ways, ({ kind }) => kind)).toEqual(
    new Map([
      ["withdrawal", Array(2).fill({ kind: "withdrawal", isMoved: true, ofWallet: "from" })],
      ["collection", Array(2).fill({ kind: "collection", isMoved: true, ofWallet: "" })],
      ["recharge", [{ kind: "recharge", isMoved: true, ofWallet: "to" }]],
      ["orderPayment", [{ kind: "orderPayment", isMoved: true, ofWallet: "to" }]],
    ]),
  );
  const others = items.filter(({ kind }) => kind === "collection" || kind === "withdrawal");
  expect(
    new Set(others.map(({ kind, fromAddress, toAddress }) => (kind === "collection" ? fromAddress : toAddress))).size,
  ).toBe(2);
});

test("a transfer that the chain rejected is recorded as dropped (2.31, 4.4)", async () => {
  const other = await sandbox.newMerchant();
  const request = { packageId: "growth", termMonths: 1, network: "BSC", requestKey: "records-2" } as const;
  const order = acceptedValue(await createOrder(other.send, request)).code;
  await sandbox.tester(order, "pay", { kind: "exact" });
  await other.send({ method: "POST", path: "/api/Order/FinishPayment", body: { code: order }, resData: noData });
  await sandbox.tester(order, "refuse");
  await sandbox.produceBlocks(3);
  expect(acceptedValue(await listTransactions(other.send, { ...FIRST_PAGE, code: order }))).toMatchObject({
    items: [{ status: "dropped", confirmations: 0 }],
  });
});

test("a record is found by the start of its hash and by a part of its code, taken literally (2.28, 2.31)", async () => {
  const { code = "", hash = "" } = await arrive(`applications/${applicationCode}/pay`, { network: "BSC", amount: "1" });
  const found = async (search: object) =>
    acceptedValue(await listBills(merchant.send, { ...FIRST_PAGE, ...search })).total;
  expect(await found({ hash: ` ${hash.slice(0, 20)} ` })).toBe(1);
  expect(await found({ hash: hash.slice(1) })).toBe(0);
  expect(await found({ code: code.slice(-10) })).toBe(1);
  expect(await found({ code: "%" })).toBe(0);
  expect(await found({ applicationCode, noticeStatus: "success" })).toBe(0);
  expect(acceptedValue(await listTransactions(merchant.send, { ...FIRST_PAGE, code, hash }))).toMatchObject({
    items: [{ reference: code, hash }],
  });
});

test("a record is found by each of its keywords in upper or lower case, and the list offers the keyword filter (2.28, 2.31)", async () => {
  const payment = { network: "TRON", amount: "7.25", userId: "Chen Mei-hua" };
  const { code = "", hash = "" } = await arrive(`applications/${applicationCode}/pay`, payment);
  const page = async (search: object) => acceptedValue(await listBills(merchant.send, { ...FIRST_PAGE, ...search }));
  const codes = async (keyword: string) => (await page({ keyword })).items.map((bill) => bill.code);
  const [bill] = (await page({ code })).items;
  if (!bill) throw new Error("The bill is not there");
  expect((await page({})).offers).toEqual(["summary", "keyword", "network", "currency", "amountFrom", "amountUntil"]);
  const { fromAddress, toAddress, deliveryAddress } = bill;
  for (const known of [code.slice(-8), hash, hash.slice(0, 12), fromAddress, "chen mei", "web SHOP"]) {
    for (const typed of [known, known.toUpperCase(), ` ${known.toLowerCase()} `])
      expect(await codes(typed)).toContain(code);
  }
  for (const address of [toAddress, deliveryAddress]) expect(await codes(address.slice(0, 9))).toContain(code);
  for (const unknown of ["%", "_____", "hua", hash.slice(3), "no-such-shop"]) expect(await codes(unknown)).toEqual([]);
  const transactions = acceptedValue(await listTransactions(merchant.send, { ...FIRST_PAGE, keyword: fromAddress }));
  expect(transactions.items.map(({ reference }) => reference)).toEqual([code]);
});

test("records are filtered by network, currency and an inclusive range of amounts (2.28, 2.29, 2.31)", async () => {
  for (const [network, amount] of [
    ["TRON", "700"],
    ["BSC", "700.000001"],
    ["BSC", "800"],
  ])
    await arrive(`applications/${applicationCode}/pay`, { network, amount });
  const amounts = async (search: object) =>
    acceptedValue(
      await listTransactions(merchant.send, { ...FIRST_PAGE, amountFrom: "700", sort: "amount", ...search }),
    ).items.map(({ amount }) => amount);
  expect(await amounts({})).toEqual(["700.00", "700.000001", "800.00"]);
  expect(await amounts({ amountUntil: "700" })).toEqual(["700.00"]);
  expect(await amounts({ network: "BSC", amountUntil: "799.999999" })).toEqual(["700.000001"]);
  expect(await amounts({ currency: "usdt", network: "TRON" })).toEqual(["700.00"]);
  expect(await amounts({ currency: "TRX" })).toEqual([]);
});

test("a merchant sees only its own bills (6.1)", async () => {
  const stranger = await sandbox.newMerchant();
  const nothingAtAll = { accepted: true, value: { items: [], total: 0 } };
  for (const list of [listBills, listRechargeBills, listTransactions]) {
    expect(await list(stranger.send, FIRST_PAGE)).toMatchObject(nothingAtAll);
  }
});

test.each(["applications/APP-none/pay", "merchants/none/top-up"])(
  "money for an unknown receiver (%s) is refused",
  async (path) => {
    const answer = await sandbox.post(`/sandbox/api/${path}`, '{"network":"TRON","amount":"1"}');
    expect(answer.status).toBe(404);
  },
);

test("a list has totals of all rows by currency and direction, and the counts of each filter (2.28, 2.31)", async () => {
  const another = await sandbox.newMerchant();
  const { code } = acceptedValue(await createApplication(another.send, sampleApplication({ rechargeCallback: "" })));
  await acceptUsdt(another.send, ["TRON", "BSC"]);
  await arrive(`applications/${code}/pay`, { network: "TRON", amount: "25.5" });
  await arrive(`applications/${code}/pay`, { network: "BSC", amount: "100.000001" });
  await sandbox.produceBlocks(3);
  await arrive(`applications/${code}/withdraw`, { network: "TRON", amount: "5" });
  const asked = { page: 1, pageSize: 1, summary: true } as const;
  const bills = acceptedValue(await listBills(another.send, asked));
  expect(bills.summary?.totals).toEqual([{ currency: "USDT", amount: "125.500001", direction: null }]);
  const moved = acceptedValue(await listTransactions(another.send, { ...asked, network: "TRON" }));
  expect(moved.summary?.totals).toEqual([
    { currency: "USDT", amount: "25.50", direction: "in" },
    { currency: "USDT", amount: "5.00", direction: "out" },
  ]);
  const found = (filter: string, word: string) =>
    moved.summary?.counts?.find((one) => one.filter === filter && one.word === word);
  expect(found("kind", "collection")).toMatchObject({ rows: 1, isExact: true });
  expect(found("kind", "recharge")).toMatchObject({ rows: 0 });
  // With a filter set, the counts of its other options are given, too.
  const outgoing = acceptedValue(await listTransactions(another.send, { ...asked, kind: "withdrawal" }));
  expect(outgoing).toMatchObject({ total: 1, summary: { totals: [{ amount: "5.00", direction: "out" }] } });
  expect(outgoing.summary?.counts).toContainEqual({ filter: "kind", word: "collection", rows: 2, isExact: true });
  expect(acceptedValue(await listBills(another.send, FIRST_PAGE)).summary).toBeUndefined();
});
