import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSessions } from "#sandbox/account/list-sessions.ts";
import { hashPassword } from "#sandbox/account/passwords.ts";
import { addApplication } from "#sandbox/applications/create-application.ts";
import { sendTest } from "#sandbox/applications/test-callback.ts";
import { getUserWallet } from "#sandbox/currencies/get-user-wallet.ts";
import { switchOn } from "#sandbox/currencies/switch-currency.ts";
import { loadAttention } from "#sandbox/dashboard/load-attention.ts";
import { postEmail, readOutbox } from "#sandbox/mail/outbox.ts";
import { listNotices } from "#sandbox/messages/list-notices.ts";
import { addNotices } from "#sandbox/messages/notices.ts";
import { placeOrder } from "#sandbox/orders/create-order.ts";
import { signInAgain, signInNewMerchant } from "#sandbox/provider-states/stated-merchant.ts";
import type { Service } from "#sandbox/service.ts";
import { readSettings } from "#sandbox/settings.ts";
import { payApplication, readPayees } from "#sandbox/tester/incoming.ts";
import { readTesterOrders } from "#sandbox/tester/open-orders.ts";
import { readCallbacks } from "#sandbox/tester/outgoing-callbacks.ts";
import { amountInUsdt } from "#sandbox/tester/payments.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import { openUnderTest } from "#sandbox/testing/storage-under-test.ts";

const VISITOR = { language: "en-US", token: null, userAgent: null, address: "192.0.2.1" } as const;

let service: Service;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ service, close } = await openUnderTest(null, { openOrders: 1000 }));
});
afterAll(() => close());

async function newMerchant(packageId = "trial"): Promise<string> {
  const { userId: merchantId } = await signInNewMerchant(service);
  const now = service.clock().getTime();
  const times = { startsAt: new Date(now - 1), expiresAt: new Date(now + 20 * 24 * 3_600_000) };
  if (packageId !== "trial")
    await service.db
      .insertInto("subscriptions")
      .values({ id: randomUUID(), merchantId, packageId, ...times })
      .execute();
  return merchantId;
}

const order = (merchantId: string) =>
  placeOrder(service, merchantId, { packageId: "growth", termMonths: 1, network: "TRON", requestKey: randomUUID() });

/** An application whose callbacks fail at once: its address is one that they may not go to. */
const application = (merchantId: string) =>
  addApplication(service, merchantId, sampleApplication({ rechargeCallback: "https://169.254.169.254/" }));

const itemsOf = (answer: unknown): { kind: string }[] => Reflect.get(Object(answer), "items");
const attention = async (merchantId: string, kind: string) =>
  itemsOf(await loadAttention.answer(service, {}, { ...VISITOR, merchantId })).filter((item) => item.kind === kind);

/** How many of them are shown at most, however many there are. */
type Shown = { most: number; begin: () => Promise<{ add: () => Promise<unknown>; shown: () => Promise<unknown[]> }> };

const SHOWN: Record<string, Shown> = {
  "e-mails for programs": {
    most: 50,
    begin: async () => ({
      add: () =>
        postEmail(
          service.db,
          service.sealingKey,
          { to: "a@company.example", subject: "Code", text: "", html: "", code: null },
          service.clock(),
        ),
      shown: () => readOutbox(service, null),
    }),
  },
  "callbacks for programs": {
    most: 20,
    begin: async () => {
      const merchantId = await newMerchant();
      const { code } = await application(merchantId);
      return {
        add: () => sendTest(service, merchantId, { code, address: "recharge" }),
        shown: () => readCallbacks(service, null),
      };
    },
  },
  "open orders on the page /sandbox": {
    most: 30,
    begin: async () => {
      const merchantId = await newMerchant();
      return { add: () => order(merchantId), shown: async () => (await readTesterOrders(service, null)).open };
    },
  },
  "closed orders on the page /sandbox": {
    most: 10,
    begin: async () => {
      const merchantId = await newMerchant();
      const add = async () => {
        const code = await order(merchantId);
        await service.db.updateTable("orders").set({ status: "cancelled" }).where("code", "=", code).execute();
      };
      return { add, shown: async () => (await readTesterOrders(service, null)).closed };
    },
  },
  "merchants on the page /sandbox": {
    most: 10,
    begin: async () => {
      await service.db.deleteFrom("merchants").execute();
      return { add: () => newMerchant(), shown: () => readPayees(service, null) };
    },
  },
  "open sessions": {
    most: 100,
    begin: async () => {
      const { userId: merchantId, token } = await signInNewMerchant(service);
      await service.db.deleteFrom("sessions").execute();
      return {
        add: () => signInAgain(service, merchantId),
        shown: async () => (await readSessions(service, { merchantId, token, language: "en-US" })).items,
      };
    },
  },
  messages: {
    most: 100,
    begin: async () => {
      const merchantId = await newMerchant();
      const values = { package: "Growth", date: "2026-11-21" };
      return {
        add: () =>
          addNotices(service.db, [
            { merchantId, kind: "packageEnding", subject: randomUUID(), at: service.clock(), values },
          ]),
        shown: async () => itemsOf(await listNotices.answer(service, {}, { ...VISITOR, merchantId })),
      };
    },
  },
  "open orders among what needs the merchant": {
    most: 5,
    begin: async () => {
      const merchantId = await newMerchant();
      return { add: () => order(merchantId), shown: () => attention(merchantId, "orderUnpaid") };
    },
  },
  "failing receivers among what needs the merchant": {
    most: 5,
    begin: async () => {
      const merchantId = await newMerchant("enterprise");
      const add = async () => {
        const { code } = await application(merchantId);
        for (let attempt = 0; attempt < 5; attempt += 1)
          await sendTest(service, merchantId, { code, address: "recharge" });
      };
      return { add, shown: () => attention(merchantId, "receiverFailing") };
    },
  },
};

test.each(Object.entries(SHOWN))("of %s, no more than so many are shown", async (_, { most, begin }) => {
  const { add, shown } = await begin();
  const counts: number[] = [];
  for (let count = 1; count <= most + 1; count += 1) {
    await add();
    if (count >= most - 1) counts.push((await shown()).length);
  }
  expect(counts).toEqual([most - 1, most, most]);
});

test("a receiver needs the merchant once five attempts in a row have failed", async () => {
  const merchantId = await newMerchant();
  const { code } = await application(merchantId);
  const failing: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await sendTest(service, merchantId, { code, address: "recharge" });
    failing.push((await attention(merchantId, "receiverFailing")).length);
  }
  expect(failing).toEqual([0, 0, 0, 0, 1, 1]);
});

const NETWORKS = ["TRON", "ETH", "BSC"] as const;
const CURRENCIES = ["trx", "usdt-trc20", "eth", "usdt-erc20", "usdc-erc20", "dai-erc20", "bnb", "usdt-bep20"];
const WAYS: Record<string, (merchantId: string, at: number) => Promise<unknown>> = {
  applications: application,
  currencies: (merchantId, at) => switchOn(service, service.db, merchantId, CURRENCIES[at] ?? ""),
  wallets: (merchantId, at) => getUserWallet.answer(service, { network: NETWORKS[at] }, { ...VISITOR, merchantId }),
};

test.each([
  ["trial", "applications", 1],
  ["starter", "applications", 1],
  ["growth", "applications", 3],
  ["business", "applications", 10],
  ["trial", "currencies", 2],
  ["starter", "currencies", 3],
  ["growth", "currencies", 6],
  ["trial", "wallets", 2],
])("on %s, as many %s as %i, and no more (3.6)", async (packageId, what, most) => {
  const merchantId = await newMerchant(packageId);
  for (let at = 0; at < most; at += 1) await WAYS[what]?.(merchantId, at);
  await expect(WAYS[what]?.(merchantId, most)).rejects.toThrow(/LimitReached$/);
});

test("two passwords are hashed at once and 64 wait; the next is refused", async () => {
  const asked = Array.from({ length: 67 }, () => hashPassword("Correct-Horse-7", 64));
  const taken = (await Promise.allSettled(asked)).map(({ status }) => status);
  expect(taken).toEqual([...Array(66).fill("fulfilled"), "rejected"]);
});

test.each([
  ["999999999.999999", true],
  ["1000000000", false],
  ["0.000001", true],
  ["0.0000001", false],
  ["0", false],
])("a tester pays %s USDT: %s", (amount, isTaken) => {
  expect(amountInUsdt.safeParse(amount).success).toBe(isTaken);
});

test("a tester's customer has a name of 64 characters at most", () => {
  const payment = (length: number) => ({ network: "TRON", amount: "1", userId: "x".repeat(length) });
  expect([63, 64, 65].map((length) => payApplication.safeParse(payment(length)).success)).toEqual([true, true, false]);
});

test("the key of /sandbox has 16 characters or more", () => {
  const read = (length: number) => () => readSettings({ SANDBOX_KEY: "k".repeat(length) });
  expect(read(15)).toThrow("must have 16 characters or more");
  expect(read(16)().testerKey).toHaveLength(16);
});
