import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { addApplication } from "#sandbox/applications/create-application.ts";
import { signInNewMerchant } from "#sandbox/provider-states/stated-merchant.ts";
import { serviceFixture } from "#sandbox/testing/fixtures.ts";
import { addManyRecords } from "#sandbox/testing/many-records.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import { settleOpenOrders } from "./settle-open-orders.ts";

const service = serviceFixture();
beforeAll(async () => {
  const { userId: merchantId } = await signInNewMerchant(service);
  const { code: applicationCode } = await addApplication(service, merchantId, sampleApplication());
  await addManyRecords(service.db, { merchantId, applicationCode, count: 400, now: new Date("2026-01-01T00:00:00Z") });
});

/** Leaves this many orders open after their payment window, every second one reported as paid. */
async function leaveOverdue(count: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    update orders set status = case when right(code, 1) < '5' then 'pending' else 'waiting' end, reason = null,
      expires_at = created_at
    where code in (select code from orders order by code limit ${count}) returning code`.execute(service.db);
  return rows.map(({ code }) => code);
}

/** Settles due orders. @returns the number of SQL statements. */
async function settle(): Promise<number> {
  let statements = 0;
  const count = {
    transformQuery: <Node>({ node }: { node: Node }) => node,
    transformResult: async <Result>({ result }: { result: Result }) => {
      statements += 1;
      return result;
    },
  };
  await settleOpenOrders({ ...service, db: service.db.withPlugin(count) });
  return statements;
}

test("settling three hundred overdue orders takes as many statements as ten (4.4)", async () => {
  await leaveOverdue(10);
  const few = await settle();
  const codes = await leaveOverdue(300);
  expect(await settle()).toBe(few);
  const settled = await service.db
    .selectFrom("orders")
    .select(["status", "reason"])
    .distinct()
    .where("code", "in", codes)
    .orderBy("status")
    .execute();
  expect(settled).toEqual([
    { status: "cancelled", reason: "windowEnded" },
    { status: "failed", reason: "amountShort" },
  ]);
});

test("without due orders, a block runs one query and changes nothing", async () => {
  expect(await settle()).toBe(1);
});
