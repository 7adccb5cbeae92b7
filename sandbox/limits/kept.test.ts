import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addFailedSignIn } from "#sandbox/account/account-events.ts";
import { issueGateProof } from "#sandbox/account/gate-proofs.ts";
import { recordDevice } from "#sandbox/account/known-devices.ts";
import { countAttempt } from "#sandbox/account/rate-limits.ts";
import { createCode } from "#sandbox/account/verification-codes.ts";
import { addApplication } from "#sandbox/applications/create-application.ts";
import { rotateStoredSecret } from "#sandbox/applications/credentials.ts";
import { sendTest } from "#sandbox/applications/test-callback.ts";
import { issueProof } from "#sandbox/identity/proofs.ts";
import { queueEmail } from "#sandbox/mail/outbox.ts";
import { signInNewMerchant } from "#sandbox/provider-states/stated-merchant.ts";
import { prune } from "#sandbox/storage/pruning.ts";
import type { Tables } from "#sandbox/storage/tables.ts";
import { serviceFixture } from "#sandbox/testing/fixtures.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const EMAIL = "limits@company.example";
const ASKER = { subject: "address 192.0.2.1", isKnown: false, address: "192.0.2.1" };
const PACE = { codeResendSeconds: 60, codesPerDay: 20 };
const STRANGER = { userAgent: null, address: "192.0.2.1" };

const service = serviceFixture();

async function newApplication() {
  const { userId: merchantId, token } = await signInNewMerchant(service);
  // Callbacks to this address are forbidden, so each fails at once.
  const wanted = sampleApplication({ rechargeCallback: "https://169.254.169.254/" });
  const { code: applicationCode } = await addApplication(service, merchantId, wanted);
  return { merchantId, token, applicationCode };
}

type Kept = { table: keyof Tables; kept: number; add: () => Promise<unknown> };

/** The retention periods of docs/sandbox.md. Data that expires is deleted at its end, other data just after. */
const KEPT: Record<string, Kept> = {
  "sessions until they expire": {
    ...{ table: "sessions", kept: 7 * DAY - 1 },
    add: () => signInNewMerchant(service),
  },
  "codes until an hour after they expire": {
    ...{ table: "verificationCodes", kept: 10 * MINUTE + HOUR - 1 },
    add: () => createCode(service.db, { email: EMAIL, purpose: "register" }, ASKER, PACE, { now: service.clock() }),
  },
  "long codes until they expire": {
    ...{ table: "mailboxCodes", kept: DAY - 1 },
    add: () =>
      createCode(
        service.db,
        { email: EMAIL, purpose: "register" },
        ASKER,
        { ...PACE, codesPerDay: 0 },
        {
          now: service.clock(),
        },
      ),
  },
  "known devices for 400 days after their last sign-in": {
    ...{ table: "knownDevices", kept: 400 * DAY },
    add: async () => {
      const { userId } = await signInNewMerchant(service);
      await recordDevice(service.db, userId, STRANGER, service.clock());
    },
  },
  "proofs of a gate until they expire": {
    ...{ table: "verificationProofs", kept: 10 * MINUTE - 1 },
    add: async () =>
      issueGateProof(service.db, { ...(await newApplication()), purpose: "viewCredentials" }, service.clock()),
  },
  "proofs of the identity provider until they expire": {
    ...{ table: "identityProofs", kept: 5 * MINUTE - 1 },
    add: () => issueProof(service.db, { kind: "code", email: EMAIL }, service.clock()),
  },
  "counts of attempts for a day": {
    ...{ table: "attempts", kept: DAY },
    add: () => countAttempt(service.db, { kind: "tries", most: 1, period: DAY }, "subject", service.clock()),
  },
  "emails for seven days": {
    ...{ table: "emails", kept: 7 * DAY },
    add: () =>
      queueEmail(
        service.db,
        service.sealingKey,
        { to: EMAIL, subject: "Code", text: "", html: "", code: null },
        service.clock(),
      ),
  },
  "test callbacks for 90 days": {
    ...{ table: "callbacks", kept: 90 * DAY },
    add: sentTest,
  },
  "attempts to deliver a callback for 90 days": {
    ...{ table: "callbackAttempts", kept: 90 * DAY },
    add: async () => {
      await sentTest();
      await service.db.updateTable("callbacks").set({ event: "collection", reference: randomUUID() }).execute();
    },
  },
  "security events for 400 days": {
    ...{ table: "accountEvents", kept: 400 * DAY },
    add: () => signInNewMerchant(service),
  },
  "failed sign-ins for 90 days": {
    ...{ table: "accountEvents", kept: 90 * DAY },
    add: () => failed("signInFailed"),
  },
  "blocked sign-ins for 90 days": {
    ...{ table: "accountEvents", kept: 90 * DAY },
    add: () => failed("lockOut"),
  },
  "sign-ins with an unregistered email for a day": {
    ...{ table: "accountEvents", kept: DAY },
    add: () =>
      addFailedSignIn(service.db, { email: "x@company.example", kind: "signInFailed" }, STRANGER, service.clock()),
  },
};

async function sentTest(): Promise<void> {
  const { merchantId, applicationCode } = await newApplication();
  await sendTest(service, merchantId, { code: applicationCode, address: "recharge" });
}

async function failed(kind: "signInFailed" | "lockOut"): Promise<void> {
  const { db, clock } = service;
  await signInNewMerchant(service);
  const { email } = await db.selectFrom("merchants").select("email").executeTakeFirstOrThrow();
  await db.deleteFrom("accountEvents").execute();
  await addFailedSignIn(db, { email, kind }, STRANGER, clock());
}

test.each(Object.entries(KEPT))("retention: %s, and no longer", async (_, { table, kept, add }) => {
  const { db } = service;
  await db.deleteFrom("merchants").execute();
  await db.deleteFrom(table).execute();
  await add();
  const left: number[] = [];
  for (const after of [kept - 1, kept, kept + 1]) {
    await prune({ db, clock: () => new Date(service.clock().getTime() + after) });
    left.push((await db.selectFrom(table).selectAll().execute()).length);
  }
  expect(left).toEqual([1, 1, 0]);
});

test("an old AppSecret is deleted when it ends", async () => {
  const { db, clock, sealingKey } = service;
  const { applicationCode } = await newApplication();
  await rotateStoredSecret(db, sealingKey, applicationCode, clock());
  const left: number[] = [];
  for (const after of [DAY - 1, DAY]) {
    await prune({ db, clock: () => new Date(clock().getTime() + after) });
    const kept = db.selectFrom("applicationCredentials").selectAll().where("oldSealedSecret", "is not", null);
    left.push((await kept.execute()).length);
  }
  expect(left).toEqual([1, 0]);
});
