import { randomBytes, randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { login } from "#contracts/account/login.call.ts";
import { resetPassword } from "#contracts/account/reset-password.call.ts";
import { sendVerificationCode } from "#contracts/account/send-verification-code.call.ts";
import { updatePassword } from "#contracts/account/update-password.call.ts";
import { createOrder } from "#contracts/orders/create-order.call.ts";
import { listOrders } from "#contracts/orders/list-orders.call.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import {
  type BusyMerchant,
  busyEnvironment,
  codeIn,
  expectAllKept,
  morePaid,
  newBusyMerchant,
} from "#sandbox/testing/busy-merchant.ts";
import { type CallbackReceiver, startCallbackReceiver } from "#sandbox/testing/callback-receiver.ts";
import { DONE, refusedAs } from "#sandbox/testing/expected-answer.ts";
import { sweep } from "#sandbox/testing/extent.ts";
import { startMailServer, type TestMailServer } from "#sandbox/testing/mail-server.ts";
import { startPostgres, type TestPostgres } from "#sandbox/testing/postgres.ts";
import { NotStarted, spawnSandbox } from "#sandbox/testing/sandbox-process.ts";
import { PASSWORD } from "#sandbox/testing/sandbox-under-test.ts";
import { type SeveralSandboxes, startSeveral } from "#sandbox/testing/several-sandboxes.ts";

/*
 * Three sandboxes share a PostgreSQL and are killed in turn under load. Nothing is lost, and only messages that were
 * being sent when their sandbox was killed are sent twice, since their outcome is unknown.
 */

const SANDBOXES = 3;
/** The sandboxes to kill, in this order. */
const KILLED = [0, 1, 2, 0, 1, 2];
/** Orders that are paid between two kills. */
const ORDERS_BETWEEN = 4;
const MERCHANTS = 3;
/** As in `busyEnvironment`. */
const BLOCK_SECONDS = 0.3;
/** Emails and callbacks that one sandbox sends at a time. */
const MOST_UNDER_WAY = { emails: 5, callbacks: 20 };

let postgres: TestPostgres;
let mail: TestMailServer;
let receiver: CallbackReceiver;
let sandboxes: SeveralSandboxes;
let client: Client;
let environment: Record<string, string>;
beforeAll(async () => {
  [postgres, mail, receiver] = await Promise.all([startPostgres(), startMailServer(), startCallbackReceiver()]);
  environment = busyEnvironment(postgres.url, mail);
  // All start at once, so they compete to create the tables.
  sandboxes = await startSeveral(SANDBOXES, environment);
  client = new Client({ connectionString: postgres.url });
  await client.connect();
});
afterAll(async () => {
  await sandboxes.stop();
  await client.end();
  await Promise.all([receiver.stop(), mail.stop()]);
  await postgres.stop();
});

sweep(
  "sandboxes killed under load lose nothing and do nothing twice",
  async () => {
    // The receiver refuses each callback once, so every one needs a second attempt.
    receiver.answer((callback) => (timesReceived(codeOf(callback)) === 0 ? 500 : 200));
    const began = Date.now();
    const firstHeight = await height();
    const merchants = await Promise.all(
      Array.from({ length: MERCHANTS }, (_, index) =>
        newBusyMerchant(sandboxes, { email: `busy-${index}@company.example`, mail, callbackUrl: receiver.url }),
      ),
    );
    const working = Promise.all(merchants.map(({ work }) => work()));
    for (const index of KILLED) {
      await morePaid(merchants, ORDERS_BETWEEN);
      await sandboxes.kill(index);
      await morePaid(merchants, ORDERS_BETWEEN);
      await sandboxes.revive(index);
    }
    await expectAllKept(client, merchants, working);
    await everyCallbackCounted();
    everyEmailCame(merchants);
    // Each block is made by one sandbox only, so the number of sandboxes does not matter.
    const mostBlocks = (Date.now() - began) / 1000 / BLOCK_SECONDS + 2;
    expect((await height()) - firstHeight).toBeLessThanOrEqual(mostBlocks);
    expect(sandboxes.printed()).not.toMatch(/failed|could not|deadlock/i);
  },
  240_000,
);

/** A callback whose sandbox was killed before it recorded the attempt is sent again, with the same code. */
async function everyCallbackCounted(): Promise<void> {
  const { rows } = await client.query<{ code: string; attempts: number }>(
    `
    select c.code, (select count(*)::int from callback_attempts a where a.callback_code = c.code) as attempts
    from callbacks c where c.url = $1`,
    [receiver.url],
  );
  expect(rows.length).toBeGreaterThan(0);
  const surplus = rows.map(({ code, attempts }) => timesReceived(code) - attempts);
  expect(Math.min(...surplus)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...surplus)).toBeLessThanOrEqual(KILLED.length);
  expect(surplus.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(KILLED.length * MOST_UNDER_WAY.callbacks);
  for (const { code, attempts } of rows) {
    // One refusal and one success, unless the sandbox was killed before it recorded the refusal.
    expect([1, 2]).toContain(attempts);
    if (attempts === 1) expect(timesReceived(code)).toBeGreaterThan(1);
  }
}

function everyEmailCame(merchants: readonly BusyMerchant[]): void {
  const twice = mail.received.length - new Set(mail.received.map(({ messageId }) => messageId)).size;
  expect(twice).toBeLessThanOrEqual(KILLED.length * MOST_UNDER_WAY.emails);
  for (const { email, emails } of merchants) {
    const came = mail.received.filter(({ to }) => to?.[0]?.address === email).map(({ messageId }) => messageId);
    expect(new Set(came).size).toBeGreaterThanOrEqual(emails);
  }
}

test("several sandboxes share counts, used codes and new records", async () => {
  const email = "shared@company.example";
  const { send } = await newBusyMerchant(sandboxes, { email, mail, callbackUrl: receiver.url });
  const requestKey = randomUUID();
  const request = { packageId: "growth", termMonths: 1, network: "TRON", requestKey } as const;
  const orders = await Promise.all(Array.from({ length: 9 }, () => createOrder(send, request)));
  expect(new Set(orders.map((answer) => acceptedValue(answer).code)).size).toBe(1);

  const arrives = mail.next(email);
  expect(await sendVerificationCode(send, { email, purpose: "resetPassword" })).toEqual(DONE);
  const reset = { email, code: codeIn((await arrives).text), password: "Another-Horse-8" };
  const resets = await Promise.all(Array.from({ length: 9 }, () => resetPassword(send, reset)));
  expect(resets.filter(({ accepted }) => accepted)).toHaveLength(1);

  // A password change at one sandbox ends the other sessions at every sandbox.
  const again = async () => acceptedValue(await login(sandboxes.sendAs(null), { email, password: reset.password }));
  const [kept, ended] = [await again(), await again()];
  const change = { oldPassword: reset.password, newPassword: "Changed-Horse-7" };
  expect(await updatePassword(sandboxes.sendAs(kept.accessToken), change)).toEqual(DONE);
  for (let turn = 0; turn < SANDBOXES; turn += 1) {
    const list = { page: 1, pageSize: 1 };
    expect(await listOrders(sandboxes.sendAs(ended.accessToken), list)).toMatchObject(refusedAs("notSignedIn"));
    expect(await listOrders(sandboxes.sendAs(kept.accessToken), list)).toMatchObject({ accepted: true });
  }

  // Without a known device, ten failed sign-ins are allowed from one address.
  const wrong = { email: "unknown@company.example", password: PASSWORD };
  const guesses = await Promise.all(Array.from({ length: 30 }, () => login(sandboxes.sendAs(null), wrong)));
  const { errCode } = refusedAs("tooManyRequests");
  expect(guesses.filter((answer) => !answer.accepted && answer.errCode === errCode)).toHaveLength(20);
}, 60_000);

test("a sandbox with another secrets key does not start, and names the key", async () => {
  const other = { ...environment, SANDBOX_SECRETS_KEY: randomBytes(32).toString("hex") };
  const refused = await spawnSandbox(other, "oneOfSeveral").catch((reason: unknown) => reason);
  expect(refused).toBeInstanceOf(NotStarted);
  expect(refused).toMatchObject({
    code: 1,
    message: expect.stringMatching(/SANDBOX_SECRETS_KEY is another key.*every sandbox on one database needs the same/),
  });
}, 60_000);

async function height(): Promise<number> {
  const { rows } = await client.query<{ height: number }>("select height from chains where network = 'TRON'");
  return z.array(z.object({ height: z.number() })).parse(rows)[0]?.height ?? 0;
}

function codeOf({ headers }: CallbackReceiver["received"][number]): string {
  return String(headers["x-callback-code"]);
}

function timesReceived(code: string): number {
  return receiver.received.filter((callback) => codeOf(callback) === code).length;
}
