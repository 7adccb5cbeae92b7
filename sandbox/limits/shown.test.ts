import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { recordDevice } from "#sandbox/account/known-devices.ts";
import { readSessions } from "#sandbox/account/list-sessions.ts";
import { addApplication } from "#sandbox/applications/create-application.ts";
import { sendTest } from "#sandbox/applications/test-callback.ts";
import { loadAttention } from "#sandbox/dashboard/load-attention.ts";
import { queueEmail, readOutbox } from "#sandbox/mail/outbox.ts";
import { listNotices } from "#sandbox/messages/list-notices.ts";
import { addNotices } from "#sandbox/messages/notices.ts";
import { placeOrder } from "#sandbox/orders/create-order.ts";
import { signInAgain, signInNewMerchant } from "#sandbox/provider-states/stated-merchant.ts";
import { readPayees } from "#sandbox/tester/incoming.ts";
import { readTesterOrders } from "#sandbox/tester/open-orders.ts";
import { readCallbacks } from "#sandbox/tester/outgoing-callbacks.ts";
import { addPackage } from "#sandbox/testing/add-package.ts";
import { serviceFixture } from "#sandbox/testing/fixtures.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import { signedInAs } from "#sandbox/testing/signed-in-as.ts";

const service = serviceFixture({ openOrders: 1000 });

async function newMerchant(packageId = "trial"): Promise<string> {
  const { userId: merchantId } = await signInNewMerchant(service);
  const now = service.clock().getTime();
  const times = [new Date(now - 1), new Date(now + 20 * 24 * 3_600_000)] as const;
  if (packageId !== "trial") await addPackage(service, merchantId, packageId, times);
  return merchantId;
}

const order = (merchantId: string) =>
  placeOrder(service, merchantId, { packageId: "growth", termMonths: 1, network: "TRON", requestKey: randomUUID() });

/** An application whose callbacks fail at once, since its address is forbidden. */
const application = (merchantId: string) =>
  addApplication(service, merchantId, sampleApplication({ rechargeCallback: "https://169.254.169.254/" }));

const itemsOf = (answer: unknown): { kind: string }[] => Reflect.get(Object(answer), "items");
const attention = async (merchantId: string, kind: string) =>
  itemsOf(await loadAttention.answer(service, {}, signedInAs(merchantId))).filter((item) => item.kind === kind);

/** The most entries that are shown, however many exist. */
type Shown = { most: number; begin: () => Promise<{ add: () => Promise<unknown>; shown: () => Promise<unknown[]> }> };

const SHOWN: Record<string, Shown> = {
  "emails for programs": {
    most: 50,
    begin: async () => ({
      add: () =>
        queueEmail(
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
  "devices that are signed out": {
    most: 10,
    begin: async () => {
      const { userId: merchantId, token } = await signInNewMerchant(service);
      await service.db.deleteFrom("sessions").execute();
      return {
        add: () => recordDevice(service.db, merchantId, signedInAs(merchantId), service.clock()),
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
        shown: async () => itemsOf(await listNotices.answer(service, {}, signedInAs(merchantId))),
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

test.each(Object.entries(SHOWN))("at most a fixed number is shown: %s", async (_, { most, begin }) => {
  const { add, shown } = await begin();
  const counts: number[] = [];
  for (let count = 1; count <= most + 1; count += 1) {
    await add();
    if (count >= most - 1) counts.push((await shown()).length);
  }
  expect(counts).toEqual([most - 1, most, most]);
});

test("five failed attempts in a row create a to-do for the receiver", async () => {
  const merchantId = await newMerchant();
  const { code } = await application(merchantId);
  const failing: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await sendTest(service, merchantId, { code, address: "recharge" });
    failing.push((await attention(merchantId, "receiverFailing")).length);
  }
  expect(failing).toEqual([0, 0, 0, 0, 1, 1]);
});
