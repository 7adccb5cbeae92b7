import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { issueGateProof, useGateProof } from "#sandbox/account/gate-proofs.ts";
import { signedInMerchant } from "#sandbox/account/sessions.ts";
import { clearFailedAttempts, limitSignIns } from "#sandbox/account/sign-in-limits.ts";
import { checkCode, createCode } from "#sandbox/account/verification-codes.ts";
import { addApplication } from "#sandbox/applications/create-application.ts";
import { rotateStoredSecret, signingKeysOf } from "#sandbox/applications/credentials.ts";
import { sendTransfer } from "#sandbox/chain/transfers.ts";
import { loadAttention } from "#sandbox/dashboard/load-attention.ts";
import { issueProof, useProof } from "#sandbox/identity/proofs.ts";
import { listNotices } from "#sandbox/messages/list-notices.ts";
import { placeOrder } from "#sandbox/orders/create-order.ts";
import { signInNewMerchant } from "#sandbox/provider-states/stated-merchant.ts";
import type { Service } from "#sandbox/service.ts";
import { readTesterOrders } from "#sandbox/tester/open-orders.ts";
import { addPackage } from "#sandbox/testing/add-package.ts";
import { serviceFixture } from "#sandbox/testing/fixtures.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const EMAIL = "limits@company.example";
const ASKER = { subject: "address 192.0.2.1", isKnown: false, address: "192.0.2.1" };
const VISITOR = { language: "en-US", token: null, userAgent: null, address: "192.0.2.1" } as const;

// The payment window is longer than every limit tested here, so orders do not end first.
const service = serviceFixture({ paymentWindowSeconds: (30 * DAY) / 1000 });

const at = (moment: Date): Service => ({ ...service, clock: () => moment });
const isTaken = (call: Promise<unknown>) =>
  call.then(
    () => true,
    () => false,
  );

async function newApplication() {
  const { userId: merchantId, token } = await signInNewMerchant(service);
  const { code: applicationCode } = await addApplication(service, merchantId, sampleApplication());
  return { merchantId, token, applicationCode };
}

async function packageUntil(expiresAt: Date): Promise<string> {
  const { userId: merchantId } = await signInNewMerchant(service);
  await addPackage(service, merchantId, "growth", [new Date(0), expiresAt]);
  return merchantId;
}

async function newOrder() {
  const { userId: merchantId } = await signInNewMerchant(service);
  const order = { packageId: "growth", termMonths: 1, network: "TRON", requestKey: randomUUID() } as const;
  return { merchantId, code: await placeOrder(service, merchantId, order) };
}

const attentionTo = async (merchantId: string, moment: Date) =>
  Reflect.get(Object(await loadAttention.answer(at(moment), {}, { ...VISITOR, merchantId })), "total") > 0;

/** `begin` starts a lifetime, and returns a function that says whether it is still valid, or shown, at a later time. */
type Lifetime = { lasts: number; begin: (now: Date) => Promise<(later: Date) => Promise<boolean>> };

const LAST: Record<string, Lifetime> = {
  "a session: seven days": {
    lasts: 7 * DAY,
    begin: async () => {
      const { token } = await signInNewMerchant(service);
      return (later) => isTaken(signedInMerchant(at(later), { ...VISITOR, token }));
    },
  },
  "a verification code: ten minutes": {
    lasts: 10 * MINUTE,
    begin: async (now) => {
      const key = { email: `${randomUUID()}@company.example`, purpose: "register" } as const;
      const made = await createCode(service.db, key, ASKER, { codeResendSeconds: 60, codesPerDay: 20 }, { now });
      return (later) => checkCode(service.db, key, { code: made?.code ?? "", requester: ASKER, now: later });
    },
  },
  "a long verification code: 24 hours": {
    lasts: DAY,
    begin: async (now) => {
      const key = { email: `${randomUUID()}@company.example`, purpose: "register" } as const;
      const made = await createCode(service.db, key, ASKER, { codeResendSeconds: 60, codesPerDay: 0 }, { now });
      return (later) => checkCode(service.db, key, { code: made?.code ?? "", requester: ASKER, now: later });
    },
  },
  "a sign-in after a reset, whatever strangers do: a quarter of an hour": {
    lasts: 15 * MINUTE,
    begin: async (now) => {
      const email = `${randomUUID()}@company.example`;
      await clearFailedAttempts(service.db, email, ASKER.address, now);
      return async (later) => {
        for (let stranger = 0; stranger < 25; stranger += 1) {
          const address = `198.51.100.${stranger}`;
          await limitSignIns(at(later), email, { ...ASKER, subject: `address ${address}`, address }, VISITOR);
        }
        return isTaken(limitSignIns(at(later), email, ASKER, VISITOR));
      };
    },
  },
  "a proof of a gate: ten minutes": {
    lasts: 10 * MINUTE,
    begin: async (now) => {
      const gate = { ...(await newApplication()), purpose: "viewCredentials" } as const;
      const proof = await issueGateProof(service.db, gate, now);
      return (later) => isTaken(useGateProof(service.db, gate, proof, later));
    },
  },
  "a proof of the identity provider: five minutes": {
    lasts: 5 * MINUTE,
    begin: async (now) => {
      const value = await issueProof(service.db, { kind: "code", email: EMAIL }, now);
      return async (later) => (await useProof(service.db, { kind: "code", value }, later)) !== null;
    },
  },
  "an AppSecret after its rotation: 24 hours": {
    lasts: DAY,
    begin: async (now) => {
      const { db, sealingKey } = service;
      const { applicationCode } = await newApplication();
      await rotateStoredSecret(db, sealingKey, applicationCode, now);
      return async (later) => (await signingKeysOf(db, sealingKey, applicationCode, later)).old !== null;
    },
  },
  "the window of an order, as it was set": {
    lasts: 30 * DAY,
    begin: async () => {
      const { code } = await newOrder();
      return async (later) => {
        const { transfers } = await sendTransfer(at(later), code, "asRequested", () => "1");
        return transfers[0]?.kind === "onTime";
      };
    },
  },
  "an open order among what needs the merchant: a week": {
    lasts: 7 * DAY,
    begin: async () => {
      const { merchantId } = await newOrder();
      return (later) => attentionTo(merchantId, later);
    },
  },
  "a closed order on the page /sandbox: an hour": {
    lasts: HOUR,
    begin: async () => {
      const { code } = await newOrder();
      await service.db.updateTable("orders").set({ status: "cancelled" }).where("code", "=", code).execute();
      return async (later) => (await readTesterOrders(at(later), null)).closed.some(({ order }) => order.code === code);
    },
  },
};

test.each(Object.entries(LAST))("%s, and not longer", async (_, { lasts, begin }) => {
  const now = service.clock();
  const serves: boolean[] = [];
  for (const after of [lasts - 1, lasts, lasts + 1]) {
    const still = await begin(now);
    serves.push(await still(new Date(now.getTime() + after)));
  }
  expect(serves).toEqual([true, false, false]);
});

test.each<[string, number, (merchantId: string, moment: Date) => Promise<boolean>]>([
  ["is in *Needs attention* two weeks", 14 * DAY, attentionTo],
  [
    "is in the messages a week",
    7 * DAY,
    async (merchantId, moment) =>
      Reflect.get(Object(await listNotices.answer(at(moment), {}, { ...VISITOR, merchantId })), "total") > 0,
  ],
])("a package %s before its end, and not before", async (_, before, isTold) => {
  const end = new Date(service.clock().getTime() + 60 * DAY);
  const merchantId = await packageUntil(end);
  const told: boolean[] = [];
  for (const early of [1, 0, -1]) told.push(await isTold(merchantId, new Date(end.getTime() - before - early)));
  expect(told).toEqual([false, true, true]);
});
