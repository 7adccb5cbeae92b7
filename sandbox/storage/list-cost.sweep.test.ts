import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { EventSearch } from "#contracts/account/list-events.ts";
import type { BillSearch } from "#contracts/bills/list-bills.ts";
import type { CallbackSearch } from "#contracts/bills/list-callbacks.ts";
import type { RechargeBillSearch } from "#contracts/bills/list-recharge-bills.ts";
import type { TransactionSearch } from "#contracts/bills/list-transactions.ts";
import type { OrderSearch } from "#contracts/orders/list-orders.ts";
import { listEvents } from "#sandbox/account/list-events.ts";
import { addApplication } from "#sandbox/applications/create-application.ts";
import { listBills } from "#sandbox/bills/list-bills.ts";
import { listCallbacks } from "#sandbox/bills/list-callbacks.ts";
import { listRechargeBills } from "#sandbox/bills/list-recharge-bills.ts";
import { listTransactions } from "#sandbox/bills/list-transactions.ts";
import { loadReceipts } from "#sandbox/dashboard/load-receipts.ts";
import type { Call, SignedIn } from "#sandbox/http/call.ts";
import { listOrders } from "#sandbox/orders/list-orders.ts";
import { signInNewMerchant } from "#sandbox/provider-states/stated-merchant.ts";
import type { Service } from "#sandbox/service.ts";
import { countRowsRead } from "#sandbox/testing/count-rows-read.ts";
import { newDatabase, SWEPT_ENGINES } from "#sandbox/testing/engines.ts";
import { addManyRecords } from "#sandbox/testing/many-records.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import { signedInAs } from "#sandbox/testing/signed-in-as.ts";
import { openUnderTest } from "#sandbox/testing/storage-under-test.ts";
import { COUNTED_ROWS } from "./list-page.ts";
import { refreshStatistics } from "./statistics.ts";

/** Enough above the limit of counted rows that reading all of them exceeds the allowed cost. */
const ROWS = 1.5 * COUNTED_ROWS;
const NOW = new Date("2026-11-21T09:00:00.000Z");
const PAGE = { page: 1, pageSize: 20 };
const LAST_PAGE = { ...PAGE, page: COUNTED_ROWS / PAGE.pageSize };
/** Allowed rows besides the page: the next row, the catalogue, and rows that a filter drops. */
const ASIDE = 150;

/** Half of the rows are older. */
const UNTIL = "2026-05-23T09:00:00.000Z";
const TIMES = { createdFrom: "2026-03-01T00:00:00.000Z", createdUntil: "2026-03-14T23:59:59.999Z" };

type Case = { list: Call; search: object };
const cases = <Search extends object>(list: Call, searches: readonly Search[]): Case[] =>
  searches.map((search) => ({ list, search }));

/** Every sort, every filter and the last page; none may read many more rows than it shows. */
const SEARCHES: readonly Case[] = [
  ...cases<Partial<OrderSearch>>(listOrders, [
    {},
    { sort: "createdAt" },
    { sort: "amount" },
    { sort: "-amount" },
    { sort: "paidAt" },
    { sort: "-paidAt" },
    { status: "failed" },
    { status: "waiting" },
    { status: "failed", sort: "paidAt" },
    { status: "cancelled", sort: "-paidAt" },
    { status: "failed", sort: "-amount" },
    { code: "314159" },
    { keyword: "314159" },
    { amountFrom: "100", amountUntil: "100.50" },
    TIMES,
    LAST_PAGE,
    { ...LAST_PAGE, sort: "paidAt" },
  ]),
  ...cases<Partial<BillSearch>>(listBills, [
    {},
    { sort: "createdAt" },
    { sort: "amount" },
    { sort: "-amount" },
    { noticeStatus: "failed" },
    { noticeStatus: "failed", sort: "amount" },
    { applicationCode: "none" },
    { code: "314159" },
    { hash: "77777" },
    { keyword: "314159" },
    { keyword: "a1b2c" },
    { keyword: "nowhere" },
    { network: "TRON", currency: "none" },
    { network: "ETH" },
    { amountFrom: "100", amountUntil: "100.50" },
    TIMES,
    LAST_PAGE,
  ]),
  ...cases<Partial<RechargeBillSearch>>(listRechargeBills, [
    {},
    { sort: "paidAt" },
    { sort: "amount" },
    { sort: "-amount" },
    { code: "314159" },
    { hash: "77777" },
    { keyword: "314159" },
    { keyword: "a1b2c" },
    { keyword: "nowhere" },
    { network: "TRON", currency: "none" },
    { network: "ETH" },
    { amountFrom: "100", amountUntil: "100.50" },
    TIMES,
    LAST_PAGE,
  ]),
  ...cases<Partial<TransactionSearch>>(listTransactions, [
    {},
    { sort: "createdAt" },
    { sort: "amount" },
    { sort: "-amount" },
    { kind: "recharge" },
    { status: "dropped" },
    { status: "dropped", sort: "-amount" },
    { status: "confirming" },
    { code: "314159" },
    { hash: "77777" },
    { keyword: "314159" },
    { keyword: "a1b2c" },
    { keyword: "nowhere" },
    { network: "TRON", currency: "none" },
    { network: "ETH" },
    { amountFrom: "100", amountUntil: "100.50" },
    TIMES,
    LAST_PAGE,
  ]),
  ...cases<Partial<CallbackSearch>>(listCallbacks, [
    {},
    { sort: "createdAt" },
    { status: "failed" },
    { event: "test" },
    { event: "withdrawal", sort: "createdAt" },
    { applicationCode: "none" },
    { code: "314159" },
    { keyword: "314159" },
    TIMES,
    LAST_PAGE,
  ]),
  ...cases<Partial<EventSearch>>(listEvents, [
    {},
    { sort: "at" },
    { kind: "passwordChanged" },
    { kind: "signInFailed", sort: "at" },
    { kind: "secretShown" },
    { atFrom: TIMES.createdFrom, atUntil: TIMES.createdUntil },
    LAST_PAGE,
  ]),
  ...cases<{ createdUntil: string }>(listOrders, [{ createdUntil: UNTIL }]),
  ...cases<{ createdUntil: string }>(listRechargeBills, [{ createdUntil: UNTIL }]),
  ...cases<{ atUntil: string }>(listEvents, [{ atUntil: UNTIL }]),
];

const answered = z.object({
  items: z.array(z.unknown()),
  total: z.number(),
  totalIsExact: z.boolean(),
  next: z.nullable(z.string()),
});

describe.each(SWEPT_ENGINES)("on %s", (engine) => {
  let service: Service;
  let close: () => Promise<void>;
  let who: SignedIn;

  beforeAll(async () => {
    ({ service, close } = await openUnderTest(engine === "PostgreSQL" ? await newDatabase() : null));
    // A second merchant, so that no merchant's records are the whole table.
    await addMerchantWith(service, 100);
    who = signedInAs(await addMerchantWith(service, ROWS));
    await refreshStatistics(service.db);
  }, 120_000);
  afterAll(async () => {
    await close();
  });

  const ask = async ({ db, ...rest }: Service, { list, search }: Case) =>
    answered.parse(await list.answer({ ...rest, db }, list.input.parse({ ...PAGE, ...search }), who));

  test.each(SEARCHES)("$list.path with $search reads only what it shows", async ({ list, search }) => {
    const { total } = await ask(service, { list, search });
    const { page } = { ...PAGE, ...search };
    const rows = await countRowsRead(service.db, (db) => ask({ ...service, db }, { list, search }));
    expect(rows).toBeLessThan(total + page * PAGE.pageSize + ASIDE);
  });

  test.each([
    { list: listOrders, search: { status: "paid", sort: "-amount" } },
    { list: listTransactions, search: { kind: "recharge", sort: "amount" } },
    { list: listTransactions, search: { ...TIMES, sort: "-amount" } },
    { list: listOrders, search: { status: "paid" } },
    { list: listBills, search: { noticeStatus: "success" } },
    { list: listTransactions, search: { kind: "collection" } },
  ])(
    "a filter of $list.path with another sort, or that most rows pass ($search), reads little more than it finds",
    async (one) => {
      const { total } = await ask(service, one);
      const rows = await countRowsRead(service.db, (db) => ask({ ...service, db }, one));
      expect(rows).toBeLessThan(5 * total + ASIDE);
    },
  );

  test("receipts of a week read that week's payments only (2.24)", async () => {
    const asOf = { ...service, clock: () => NOW };
    const read = (db: Service["db"]) => loadReceipts.answer({ ...asOf, db }, { timeZone: "UTC", days: 7 }, who);
    expect(await countRowsRead(service.db, read)).toBeLessThan((3 * 8 * ROWS) / 365 + ASIDE);
  });

  test("a list is counted to 10,000 and says that there are more", async () => {
    const page = (number: number) => ask(service, { list: listOrders, search: { ...PAGE, page: number } });
    expect(await page(1)).toMatchObject({ total: COUNTED_ROWS, totalIsExact: false });
    expect((await page(LAST_PAGE.page)).items).toHaveLength(PAGE.pageSize);
    expect((await page(LAST_PAGE.page + 1)).items).toEqual([]);
    const few = await ask(service, { list: listOrders, search: { status: "failed" } });
    expect(few).toMatchObject({ total: ROWS / 50, totalIsExact: true });
  });

  test.each(["", "!", "e30", Buffer.from("[1]").toString("base64url")])("a page after %j is refused", async (after) => {
    await expect(ask(service, { list: listOrders, search: { after } })).rejects.toMatchObject({ fields: ["after"] });
  });

  test("each page leads to the next at the same cost, down to the last row", async () => {
    // A column with nulls, in both directions.
    for (const sort of ["-paidAt", "paidAt"]) {
      const codes = new Set<string>();
      let after: string | null = null;
      do {
        const search: object = { sort, pageSize: 100, ...(after && { after }) };
        const { items, next } = await ask(service, { list: listOrders, search });
        for (const { code } of z.array(z.object({ code: z.string() })).parse(items)) codes.add(code);
        after = next;
      } while (after);
      expect(codes.size).toBe(ROWS);
    }
  });
});

async function addMerchantWith(service: Service, count: number): Promise<string> {
  const { userId: merchantId } = await signInNewMerchant(service);
  const { code: applicationCode } = await addApplication(service, merchantId, sampleApplication());
  await addManyRecords(service.db, { merchantId, applicationCode, count, now: NOW });
  return merchantId;
}
