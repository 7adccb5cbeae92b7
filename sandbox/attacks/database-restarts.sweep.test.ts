import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BusyMerchant, newBusyMerchant } from "#sandbox/testing/busy-merchant.ts";
import { type CallbackReceiver, startCallbackReceiver } from "#sandbox/testing/callback-receiver.ts";
import { findInconsistencies, unfinishedWork } from "#sandbox/testing/consistency.ts";
import { startMailServer, type TestMailServer } from "#sandbox/testing/mail-server.ts";
import { startPostgres, type TestPostgres } from "#sandbox/testing/postgres.ts";
import { type SeveralSandboxes, startSeveral } from "#sandbox/testing/several-sandboxes.ts";

/*
 * Three sandboxes share a PostgreSQL that is restarted and killed under load. They keep running, answer 503 meanwhile,
 * continue afterwards, and lose nothing that was acknowledged.
 */

const SANDBOXES = 3;
const WAYS = ["SIGINT", "SIGQUIT", "SIGKILL"] as const;
const RESTARTS = 10;
/** Orders that are paid between two restarts. */
const ORDERS_BETWEEN = 3;

let postgres: TestPostgres;
let mail: TestMailServer;
let receiver: CallbackReceiver;
let sandboxes: SeveralSandboxes;
beforeAll(async () => {
  [postgres, mail, receiver] = await Promise.all([startPostgres(), startMailServer(), startCallbackReceiver()]);
  sandboxes = await startSeveral(SANDBOXES, {
    DATABASE_URL: postgres.url,
    SANDBOX_SECRETS_KEY: randomBytes(32).toString("hex"),
    SMTP_URL: mail.url,
    SANDBOX_BLOCK_SECONDS: "0.3",
    SANDBOX_CALLBACK_RETRY_SECONDS: "0.5",
    SANDBOX_CODE_RESEND_SECONDS: "0",
    SANDBOX_CODES_PER_DAY: "100000",
    SANDBOX_OPEN_ORDERS: "100000",
    SANDBOX_ADDRESS_LIMITS: "0",
  });
}, 240_000);
afterAll(async () => {
  await sandboxes.stop();
  await Promise.all([receiver.stop(), mail.stop()]);
  await postgres.stop();
});

test("a database restarted and killed under load stops no sandbox, and nothing acknowledged is lost", async () => {
  const merchants = await Promise.all(
    [0, 1, 2].map((index) =>
      newBusyMerchant(sandboxes, { email: `busy-${index}@company.example`, mail, callbackUrl: receiver.url }),
    ),
  );
  const working = Promise.all(merchants.map(({ work }) => work()));
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    await morePaid(merchants);
    await postgres.down(WAYS[restart % WAYS.length] ?? "SIGKILL");
    for (let index = 0; index < SANDBOXES; index += 1) {
      const refused = await askForPackages(index);
      expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
    }
    await postgres.up();
    for (let index = 0; index < SANDBOXES; index += 1) {
      await expect.poll(async () => (await askForPackages(index)).status, { timeout: 60_000 }).toBe(200);
    }
  }
  await morePaid(merchants);
  for (const { stop } of merchants) stop();
  await working;

  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await expect.poll(() => unfinishedWork(client), { timeout: 60_000, interval: 200 }).toEqual([]);
  expect(await findInconsistencies(client)).toEqual([]);
  const orders = await client.query<{ code: string; request_key: string; status: string }>("select * from orders");
  const kept = new Map(orders.rows.map((order) => [order.request_key, order]));
  for (const [requestKey, code] of merchants.flatMap((merchant) => [...merchant.orders])) {
    expect(kept.get(requestKey)).toMatchObject({ code, status: "paid" });
  }
  const bills = await client.query<{ code: string }>("select code from application_bills where paid_at is not null");
  expect(bills.rows.map(({ code }) => code)).toEqual(expect.arrayContaining(merchants.flatMap(({ bills }) => bills)));
  await client.end();
  expect(sandboxes.living()).toBe(SANDBOXES);
  // Each sandbox logs a restart once, or twice if it reconnected just before the database went away.
  const said = sandboxes.printed().match(/The database is away/g)?.length ?? 0;
  expect(said).toBeGreaterThanOrEqual(SANDBOXES * RESTARTS);
  expect(said).toBeLessThanOrEqual(2 * SANDBOXES * RESTARTS);
  expect(sandboxes.printed()).not.toMatch(/A call failed|could not be|deadlock/i);
}, 600_000);

function askForPackages(index: number): Promise<Response> {
  const headers = { "Content-Type": "application/json", Authorization: "Bearer of-no-session" };
  return fetch(`${sandboxes.urlOf(index)}/api/Package/List`, { method: "POST", body: "{}", headers });
}

async function morePaid(merchants: readonly BusyMerchant[]): Promise<void> {
  const paid = () => merchants.reduce((sum, { orders }) => sum + orders.size, 0);
  const until = paid() + ORDERS_BETWEEN;
  await expect.poll(paid, { timeout: 60_000, interval: 20 }).toBeGreaterThanOrEqual(until);
}
