import { sql } from "kysely";
import { expect, test } from "vitest";
import { openUnderTest } from "#sandbox/testing/storage-under-test.ts";
import { migrate } from "./migrations.ts";

test("a migration added before later ones is still run", async () => {
  const { service, close } = await openUnderTest(null);
  const { db } = service;
  const steps = async () => (await sql`select name from kysely_migration order by name`.execute(db)).rows;
  const all = await steps();
  // This migration can run twice.
  await sql`delete from kysely_migration where name = '013-code-search'`.execute(db);
  await migrate(db);
  expect(await steps()).toEqual(all);
  await close();
});
