import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { busyEnvironment, expectAllKept, morePaid, newBusyMerchant } from "#sandbox/testing/busy-merchant.ts";
import { type CallbackReceiver, startCallbackReceiver } from "#sandbox/testing/callback-receiver.ts";
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
  sandboxes = await startSeveral(SANDBOXES, busyEnvironment(postgres.url, mail));
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
    await morePaid(merchants, ORDERS_BETWEEN);
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
  await morePaid(merchants, ORDERS_BETWEEN);

  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await expectAllKept(client, merchants, working);
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
