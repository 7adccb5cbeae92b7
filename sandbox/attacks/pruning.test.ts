import { expect, test } from "vitest";
import { queueEmail } from "#sandbox/mail/outbox.ts";
import { readSettings } from "#sandbox/settings.ts";
import { openStorage } from "#sandbox/storage/database.ts";
import { newDataFolder } from "#sandbox/testing/data-folder.ts";
import { startUnderTest } from "#sandbox/testing/sandbox-under-test.ts";
import { openUnderTest } from "#sandbox/testing/storage-under-test.ts";

test("queued emails contain no plain code", async () => {
  const { service, close } = await openUnderTest(null);
  const { db, sealingKey, clock } = service;
  const email = { to: "a@company.example", subject: "Code", text: "482913", html: "482913", code: "482913" };
  await queueEmail(db, sealingKey, email, clock());
  expect(JSON.stringify(await db.selectFrom("emails").selectAll().execute())).not.toMatch(/482913|Code/);
  await close();
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
