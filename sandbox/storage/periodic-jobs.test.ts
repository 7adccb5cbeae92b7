import { sql } from "kysely";
import { expect, test } from "vitest";
import { serviceFixture } from "#sandbox/testing/fixtures.ts";
import { claimPeriodicJob } from "./periodic-jobs.ts";

const HOUR = 60 * 60 * 1000;

const service = serviceFixture();

/** Claims a job that is due in so many hours. @returns whether it was claimed, and the hours until the next run. */
async function takenWhenDueIn(hours: number): Promise<[boolean, number]> {
  const { db } = service;
  await db
    .updateTable("turns")
    .set({ dueAt: sql`now() + ${hours} * interval '1 hour'` })
    .execute();
  const taken = await claimPeriodicJob(db, "pruning", HOUR);
  const { rows } = await sql<{ hours: number }>`
    select round(extract(epoch from due_at - now()) / 3600, 2)::float8 as hours from turns`.execute(db);
  return [taken, rows[0]?.hours ?? 0];
}

test("one process runs a job, and no other until it is due again", async () => {
  expect(await claimPeriodicJob(service.db, "pruning", HOUR)).toBe(true);
  expect(await claimPeriodicJob(service.db, "pruning", HOUR)).toBe(false);
});

test.each([
  ["was due long ago, when no process ran: it is taken", -9, true, 1],
  ["is due within half a period: it is taken, and makes the next no earlier", 0.4, true, 1.4],
  ["is due later: it is left", 0.9, false, 0.9],
  ["is due in less than two periods: it is left", 1.9, false, 1.9],
  ["is due far ahead, since the database's clock was set back: it is taken", 9, true, 1.5],
])("a turn %s", async (_, dueIn, taken, next) => {
  expect(await takenWhenDueIn(dueIn)).toEqual([taken, next]);
});
