import { expect, test } from "vitest";
import type { RechargeBill } from "#contracts/bills/list-recharge-bills.ts";
import type { TransactionRecord } from "#contracts/bills/list-transactions.ts";
import type { Send } from "#contracts/http.ts";
import { accepted } from "#machines/testing/answers.ts";
import { sampleBill } from "#machines/testing/sample-bill.ts";
import { sampleCallback } from "#machines/testing/sample-callback.ts";
import type { Finder } from "#src/records/provide/finder.ts";
import { createFormat } from "#src/ui/format/format.ts";
import { findBills, findCallbacks, findRechargeBills, findTransactions } from "./provide.ts";

const HASH = `0x${"5c".repeat(32)}`;
const AT = "2026-11-21T03:00:00.000Z";
const onChain = { network: "ETH", currency: "USDT", tokenProtocol: "ERC20", amount: "1250.5", hash: HASH } as const;
const BILL = { ...sampleBill("confirmed"), ...onChain, code: "BILL42" };
const RECHARGE: RechargeBill = {
  ...onChain,
  number: "RECH42",
  paymentAddress: "",
  deliveryAddress: "0x3",
  paidAt: AT,
};
const TRANSACTION: TransactionRecord = {
  ...onChain,
  code: "TX42",
  kind: "collection",
  direction: "in",
  reference: "BILL42",
  fromAddress: "",
  toAddress: "",
  blockNumber: 7,
  confirmations: null,
  requiredConfirmations: null,
  status: "confirmed",
  createdAt: AT,
};

/** Runs a finder against a service with one record, which requests that fit `isFound` return, and no callbacks. */
async function find(finder: Finder, item: unknown, query: string, isFound = (_: object) => true) {
  const asked: { path: string; body: unknown }[] = [];
  const offers = ["keyword", "amountFrom", "amountUntil"];
  const send: Send = async ({ path, body, resData }) => {
    asked.push({ path, body });
    const items = path !== "/api/Callback/List" && isFound(Object(body)) ? [item] : [];
    return accepted(resData.parse({ items, total: items.length, offers }));
  };
  const answer = await finder.find(send, query, createFormat("en-US"), new AbortController().signal);
  return { found: answer.accepted ? answer.value : [], asked };
}

test("palette: finds a bill by its number (2.28)", async () => {
  const { found, asked } = await find(findBills, BILL, "BILL4");
  const detail = "1,250.50\u00A0USDT · Web shop";
  expect(found).toMatchObject([
    { id: "bills BILL42", group: "bills", label: "BILL42", detail, leadsTo: "/bill/list?open=BILL42" },
  ]);
  // A single bill is loaded with its callback.
  expect(asked).toEqual([
    { path: "/api/Bill/List", body: { page: 1, pageSize: 5, code: "BILL4" } },
    { path: "/api/Callback/List", body: { page: 1, pageSize: 5, code: "BILL42" } },
  ]);
});

test("palette: finds a recharge bill by its number (2.29)", async () => {
  const { found, asked } = await find(findRechargeBills, RECHARGE, "RECH4");
  const detail = "1,250.50\u00A0USDT-ERC20";
  const leadsTo = "/rechargeBill/list?open=RECH42";
  expect(found).toMatchObject([
    { id: "rechargeBills RECH42", group: "rechargeBills", label: "RECH42", detail, leadsTo },
  ]);
  expect(asked).toEqual([{ path: "/api/RechargeBill/List", body: { page: 1, pageSize: 5, code: "RECH4" } }]);
});

test("palette: finds a transaction by its hash in upper or lower case (2.31)", async () => {
  const { found, asked } = await find(findTransactions, TRANSACTION, HASH.toUpperCase().replace("X", "x"));
  const detail = "1,250.50\u00A0USDT";
  expect(found).toMatchObject([
    { id: "hashes TX42", group: "hashes", label: HASH, detail, leadsTo: "/transaction/list?open=TX42" },
  ]);
  expect(asked).toEqual([{ path: "/api/Transaction/List", body: { page: 1, pageSize: 5, hash: HASH } }]);
});

test("palette: finds bills by their hash (2.28, 2.29)", async () => {
  expect((await find(findBills, BILL, HASH)).asked[0]?.body).toEqual({ page: 1, pageSize: 5, hash: HASH });
  expect((await find(findRechargeBills, RECHARGE, HASH)).asked[0]?.body).toEqual({ page: 1, pageSize: 5, hash: HASH });
});

test("palette: finds a callback by its code, and no other about the same bill (2.31)", async () => {
  const callback = sampleCallback("delivered");
  const send: Send = async ({ resData }) => accepted(resData.parse({ items: [callback], total: 1 }));
  const { signal } = new AbortController();
  const found = async (code: string) => findCallbacks.find(send, code, createFormat("en-US"), signal);
  const [id, detail] = ["callbacks CB100042", "BILL100042 · Web shop"];
  expect(await found("cb100042")).toMatchObject({ value: [{ id, group: "callbacks", label: "CB100042", detail }] });
  expect(await found("BILL100042")).toEqual(accepted([]));
});

test("palette: finds a bill by its amount, address or customer if no code matches (2.28)", async () => {
  const wanted = async (query: string) => {
    const { found, asked } = await find(findBills, BILL, query, (body) => !("code" in body) && !("hash" in body));
    expect(found).toMatchObject([{ label: "BILL42" }]);
    return asked[1]?.body;
  };
  const page = { page: 1, pageSize: 5 };
  expect(await wanted("1,250.50 USDT")).toEqual({ ...page, amountFrom: "1250.50", amountUntil: "1250.50" });
  const address = `0x${"5c".repeat(20)}`;
  expect(await wanted(address)).toEqual({ ...page, keyword: address });
  expect(await wanted("customer-17")).toEqual({ ...page, keyword: "customer-17" });
  // Digits alone may be a customer or an amount.
  expect(await wanted("1250")).toEqual({ ...page, keyword: "1250" });
});

test("palette: bills, recharges and transactions each match certain queries (2.28, 2.29, 2.31)", () => {
  const queries = ["theme", "web shop 2", "BILL42", HASH, `BILL${"1".repeat(128)}`, "29.90 USDT", "a@shop.example"];
  expect(queries.filter(findBills.matches)).toEqual(["BILL42", HASH, "29.90 USDT", "a@shop.example"]);
  expect(queries.filter(findRechargeBills.matches)).toEqual(["BILL42", HASH, "29.90 USDT"]);
  expect(queries.filter(findTransactions.matches)).toEqual(["BILL42", HASH]);
});
