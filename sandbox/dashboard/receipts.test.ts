import { expect, test } from "vitest";
import type { AgreedReceipts } from "#contracts/dashboard/load-receipts.ts";
import { addApplication } from "#sandbox/applications/create-application.ts";
import { collectPayment, markBillsPaid } from "#sandbox/bills/collection.ts";
import { enableCurrency } from "#sandbox/currencies/switch-currency.ts";
import { signInNewMerchant } from "#sandbox/provider-states/stated-merchant.ts";
import { addPackage } from "#sandbox/testing/add-package.ts";
import { serviceFixture } from "#sandbox/testing/fixtures.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import { signedInAs } from "#sandbox/testing/signed-in-as.ts";
import { loadReceipts } from "./load-receipts.ts";

const service = serviceFixture();

/** A merchant with two applications and payments at these times. */
async function paidAt(payments: readonly { at: string; amount: string; network?: "TRON" | "ETH"; second?: true }[]) {
  const { userId: merchantId } = await signInNewMerchant(service);
  const values = sampleApplication({ rechargeCallback: "" });
  await addPackage(service, merchantId, "business", [new Date("2020-01-01"), new Date("2099-01-01")]);
  for (const id of ["usdt-trc20", "usdt-erc20"]) await enableCurrency(service, service.db, merchantId, id);
  const first = await addApplication(service, merchantId, values);
  const second = await addApplication(service, merchantId, { ...values, name: "Mobile shop", requestKey: "second" });
  for (const { at, amount, network = "TRON", second: other } of payments) {
    const then = { ...service, clock: () => new Date(at) };
    const application = other ? second : first;
    const bill = await collectPayment(then, application.code, { network, amount, userId: null });
    await markBillsPaid(service.db, [bill.code], new Date(at));
  }
  const ask = async (now: string, timeZone: string, days = 7) => {
    const then = { ...service, clock: () => new Date(now) };
    return (await loadReceipts.answer(then, { timeZone, days }, signedInAs(merchantId))) as AgreedReceipts;
  };
  return { ask, first: first.code };
}

test("a day begins at midnight in the merchant's time zone (2.24, 9.5)", async () => {
  const { ask } = await paidAt([
    { at: "2026-11-20T15:59:59Z", amount: "1" },
    { at: "2026-11-20T16:00:00Z", amount: "2" },
    { at: "2026-11-21T02:00:00Z", amount: "4" },
  ]);
  const sums = async (timeZone: string) => {
    const { items, today } = await ask("2026-11-21T03:00:00Z", timeZone);
    return [today, ...items.map(({ day, amount, payments }) => [day, amount, payments])];
  };
  expect(await sums("Asia/Taipei")).toEqual(["2026-11-21", ["2026-11-20", "1.00", 1], ["2026-11-21", "6.00", 2]]);
  expect(await sums("UTC")).toEqual(["2026-11-21", ["2026-11-20", "3.00", 2], ["2026-11-21", "4.00", 1]]);
  expect(await sums("America/Los_Angeles")).toEqual(["2026-11-20", ["2026-11-20", "7.00", 3]]);
});

test("a day of 25 hours at the end of summer time is one day (9.5)", async () => {
  const { ask } = await paidAt([
    { at: "2026-11-01T03:30:00Z", amount: "1" },
    { at: "2026-11-01T04:30:00Z", amount: "2" },
    { at: "2026-11-02T04:30:00Z", amount: "4" },
    { at: "2026-11-02T05:30:00Z", amount: "8" },
  ]);
  const { items } = await ask("2026-11-02T12:00:00Z", "America/New_York");
  expect(items.map(({ day, amount }) => [day, amount])).toEqual([
    ["2026-10-31", "1.00"],
    ["2026-11-01", "6.00"],
    ["2026-11-02", "8.00"],
  ]);
});

test.each([
  // Local midnight: Kathmandu is 5:45 ahead of UTC, St. John's 3:30 behind.
  ["Asia/Kathmandu", "2026-11-20T18:14:59Z", "2026-11-20T18:15:00Z", "2026-11-20", "2026-11-21"],
  ["America/St_Johns", "2026-11-21T03:29:59Z", "2026-11-21T03:30:00Z", "2026-11-20", "2026-11-21"],
  // The day before has 23 hours: summer time began at two.
  ["America/St_Johns", "2026-03-09T02:29:59Z", "2026-03-09T02:30:00Z", "2026-03-08", "2026-03-09"],
  // Summer time skips midnight, so the day begins at one.
  ["America/Santiago", "2026-09-06T03:59:59Z", "2026-09-06T04:00:00Z", "2026-09-05", "2026-09-06"],
] as const)("in %s, payments at %s and %s are on two days (9.5)", async (zone, last, first, before, day) => {
  const { ask } = await paidAt([
    { at: last, amount: "1" },
    { at: first, amount: "2" },
  ]);
  const { items, today, yesterdayByNow } = await ask(first, zone);
  expect([today, ...items.map((item) => [item.day, item.amount])]).toEqual([day, [before, "1.00"], [day, "2.00"]]);
  // Just after midnight, yesterday's receipts up to the same time are empty.
  expect(yesterdayByNow).toEqual([]);
});

test("the requested number of days includes the current one, by currency and application (2.24)", async () => {
  const { ask, first } = await paidAt([
    { at: "2026-11-14T23:00:00Z", amount: "100" },
    { at: "2026-11-15T00:00:00Z", amount: "1.5" },
    { at: "2026-11-15T09:00:00Z", amount: "2", network: "ETH" },
    { at: "2026-11-15T10:00:00Z", amount: "3", second: true },
  ]);
  const { items } = await ask("2026-11-21T09:00:00Z", "UTC");
  const day = "2026-11-15";
  expect(items).toHaveLength(3);
  expect(items.sort((one, other) => Number(one.amount) - Number(other.amount))).toMatchObject([
    {
      day,
      currency: "USDT",
      tokenProtocol: "TRC20",
      applicationCode: first,
      applicationName: "Web shop",
      amount: "1.50",
    },
    { day, network: "ETH", tokenProtocol: "ERC20", amount: "2.00" },
    { day, network: "TRON", applicationName: "Mobile shop", amount: "3.00" },
  ]);
});

test("today is compared with yesterday until the same time (2.24)", async () => {
  const { ask } = await paidAt([
    { at: "2026-11-20T08:59:00Z", amount: "1" },
    { at: "2026-11-20T09:01:00Z", amount: "2" },
    { at: "2026-11-21T08:00:00Z", amount: "4" },
  ]);
  const { yesterdayByNow } = await ask("2026-11-21T09:00:00Z", "UTC");
  expect(yesterdayByNow).toEqual([{ currency: "USDT", amount: "1.00" }]);
});

test("unconfirmed payments and those of other merchants do not count (3.8)", async () => {
  const { ask, first } = await paidAt([]);
  await collectPayment(service, first, { network: "TRON", amount: "7", userId: null });
  await paidAt([{ at: service.clock().toISOString(), amount: "9" }]);
  expect(await ask(service.clock().toISOString(), "UTC")).toMatchObject({ items: [], total: 0, yesterdayByNow: [] });
});

test("an invalid time zone is refused (8.2)", async () => {
  const { ask } = await paidAt([]);
  await expect(ask("2026-11-21T09:00:00Z", "Mars/Olympus")).rejects.toMatchObject({ code: "22023" });
});
