import { expect, test } from "vitest";
import { queueEmail } from "#sandbox/mail/outbox.ts";
import { seedCatalogue } from "#sandbox/seed/catalogue.ts";
import { readSettings } from "#sandbox/settings.ts";
import { openStorage } from "#sandbox/storage/database.ts";
import { prune } from "#sandbox/storage/pruning.ts";
import { newDataFolder } from "#sandbox/testing/data-folder.ts";
import { startUnderTest } from "#sandbox/testing/sandbox-under-test.ts";

/* Data that would accumulate is deleted after a time (docs/sandbox.md lists how long each kind is kept). */

test("queued emails contain no plain code, and old data is deleted", async () => {
  const { dataDir, remove } = await newDataFolder();
  const settings = readSettings({ DATA_DIR: dataDir });
  const { db, close } = await openStorage(settings, { log: () => {}, onFatal: () => {} });
  await seedCatalogue(db);
  const { createCode } = await import("#sandbox/account/verification-codes.ts");
  const now = new Date();
  const email = { to: "a@company.example", subject: "Code", text: "482913", html: "482913", code: "482913" };
  await queueEmail(db, Buffer.alloc(32), email, now);
  expect(JSON.stringify(await db.selectFrom("emails").selectAll().execute())).not.toMatch(/482913|Code/);
  const requester = { subject: "address 1", isKnown: false, address: "1" };
  const key = { email: email.to, purpose: "register" } as const;
  const pace = { codeResendSeconds: 60, codesPerDay: 20 };
  await createCode(db, key, requester, pace, { now });
  const rows = async () =>
    Promise.all(
      (["emails", "verificationCodes", "attempts"] as const).map(
        async (table) => (await db.selectFrom(table).selectAll().execute()).length,
      ),
    );
  const later = (hours: number) => () => new Date(now.getTime() + hours * 3_600_000);
  await prune({ db, clock: () => now });
  expect(await rows()).toEqual([1, 1, 2]);
  await prune({ db, clock: later(2) });
  expect(await rows()).toEqual([1, 0, 2]);
  await prune({ db, clock: later(25) });
  expect(await rows()).toEqual([1, 0, 0]);
  await prune({ db, clock: later(7 * 24 + 1) });
  expect(await rows()).toEqual([0, 0, 0]);
  await close();
  await remove();
});

test("a start deletes data that is too old", async () => {
  const { dataDir, remove } = await newDataFolder();
  const settings = readSettings({ DATA_DIR: dataDir });
  const { db, close } = await openStorage(settings, { log: () => {}, onFatal: () => {} });
  const old = new Date(Date.now() - 8 * 24 * 3_600_000);
  const email = { to: "a@company.example", subject: "Code", text: "", html: "", code: null };
  for (const at of [old, new Date()]) await queueEmail(db, Buffer.alloc(32), email, at);
  await close();
  const sandbox = await startUnderTest({ dataDir, secretsKey: "0".repeat(64) });
  const emails = async () => (await (await fetch(`${sandbox.url}/sandbox/api/emails`)).json()) as unknown[];
  await expect.poll(async () => (await emails()).length).toBe(1);
  await sandbox.stop();
  await remove();
  expect(sandbox.faults).toEqual([]);
});
