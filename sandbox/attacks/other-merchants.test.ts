import { sql } from "kysely";
import { expect, test } from "vitest";
import { login } from "#sandbox/account/login.ts";
import { createApplication } from "#sandbox/applications/create-application.ts";
import { getUserWallet } from "#sandbox/currencies/get-user-wallet.ts";
import { switchCurrency } from "#sandbox/currencies/switch-currency.ts";
import type { Call, SignedIn } from "#sandbox/http/call.ts";
import { CALLS } from "#sandbox/http/calls.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import { createOrder } from "#sandbox/orders/create-order.ts";
import { signInNewMerchant } from "#sandbox/provider-states/stated-merchant.ts";
import { DEMO_MERCHANT, seedDemoMerchant } from "#sandbox/seed/demo-merchant.ts";
import { serviceFixture } from "#sandbox/testing/fixtures.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import { signedInAs } from "#sandbox/testing/signed-in-as.ts";

/*
 * One merchant never sees another's records: a new merchant makes every call that needs at most a code, beside one with
 * months of data.
 */

const service = serviceFixture();

/** Inputs of calls that need no code or id. */
const LISTS = [{}, { page: 1, pageSize: 50 }, { network: "TRON" }, { timeZone: "UTC", days: 100 }];
const needsNoCode = (call: Call) => LISTS.some((input) => call.input.safeParse(input).success);

/** The answers of these calls to the inputs that fit them; a refusal as its text. */
async function answersTo(
  calls: readonly Call[],
  inputs: readonly object[],
  who: SignedIn,
): Promise<Map<string, unknown>> {
  const answers = new Map<string, unknown>();
  for (const call of calls)
    for (const input of inputs) {
      const read = call.input.safeParse(input);
      if (call.access !== "merchant" || !read.success) continue;
      const answer = await call.answer(service, read.data, who).catch((error: unknown) => {
        if (error instanceof Refused) return `refused: ${error}`;
        throw error;
      });
      answers.set(`${call.path} ${JSON.stringify(input)}`, answer);
    }
  return answers;
}

/** Opens a session of the demo merchant, which remembers the device and sends a notice. */
async function signInDemo(userAgent: string): Promise<void> {
  const { email, password } = DEMO_MERCHANT;
  await login.answer(service, { email, password }, { ...signedInAs(""), userAgent });
}

/** The rows of a merchant in every table. */
async function rowsOf(merchantId: string): Promise<[table: string, rows: unknown[]][]> {
  const { db } = service;
  const tables = (await db.introspection.getTables()).filter(({ columns }) =>
    columns.some(({ name }) => name === "merchant_id"),
  );
  return Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql`select * from ${sql.table(name)} where merchant_id = ${merchantId} order by 1`.execute(
        db,
      );
      return [name, rows];
    }),
  );
}

/** Some codes and ids from each of these answers. */
function codesIn(answers: Iterable<unknown>): string[] {
  const codes = [...answers].flatMap((answer) =>
    ["code", "id", "applicationCode"].flatMap((name) => {
      const found = JSON.stringify(answer).matchAll(new RegExp(`"${name}":"?([^",}]+)`, "g"));
      return [...new Set([...found].map(([, code = ""]) => code))].slice(0, 3);
    }),
  );
  return [...new Set(codes)];
}

/** What a new merchant does first: how each is answered, and how many rows that makes. */
async function begin(): Promise<{ answers: string[]; rows: [table: string, count: number][] }> {
  const who = signedInAs((await signInNewMerchant(service)).userId);
  const order = { packageId: "growth", termMonths: 1, network: "TRON", requestKey: "a key of both" } as const;
  const currency = { id: "usdt-trc20" };
  const work = [
    () => createApplication.answer(service, sampleApplication({ requestKey: "a key of both" }), who),
    () => switchCurrency.answer(service, { ...currency, enabled: true }, who),
    () => switchCurrency.answer(service, { ...currency, enabled: false }, who),
    () => getUserWallet.answer(service, { network: "TRON" }, who),
    () => createOrder.answer(service, order, who),
  ];
  const answers: string[] = [];
  for (const act of work) answers.push(await act().then(() => "accepted", String));
  const rows = await rowsOf(who.merchantId);
  return { answers, rows: rows.map(([table, { length }]) => [table, length]) };
}

test("a merchant's calls neither show nor change another's records", async () => {
  const stranger = signedInAs((await signInNewMerchant(service)).userId);
  const demo = signedInAs(DEMO_MERCHANT.id);
  const lists = CALLS.filter(needsNoCode);
  const begun = await begin();
  expect(begun.answers).toEqual(begun.answers.map(() => "accepted"));
  // Some calls without input end sessions or mark notices as read.
  await answersTo(lists, LISTS, stranger);
  const before = await answersTo(lists, LISTS, stranger);
  expect(before.size).toBeGreaterThan(15);

  await seedDemoMerchant(service);
  await service.db.updateTable("applicationHealth").set({ failuresSinceDelivery: 9 }).execute();
  for (const userAgent of ["Firefox/150", "Chrome/150"]) await signInDemo(userAgent);
  const ofDemo = await answersTo(lists, LISTS, demo);
  expect(JSON.stringify([...ofDemo])).toContain("receiverFailing");
  await signInDemo("Firefox/150");
  const rows = await rowsOf(demo.merchantId);
  expect(rows.filter(([, all]) => all.length > 0).length).toBeGreaterThan(8);

  expect(await answersTo(lists, LISTS, stranger)).toEqual(before);
  expect(await begin()).toEqual(begun);
  const codes = codesIn([...ofDemo.values(), ...rows]).flatMap((code) => [{ code }, { id: code }]);
  const opened = await answersTo(
    CALLS.filter((call) => !needsNoCode(call)),
    codes,
    stranger,
  );
  expect(opened.size).toBeGreaterThan(100);
  expect([...opened].filter(([, answer]) => !String(answer).startsWith("refused: "))).toEqual([]);
  expect(await rowsOf(demo.merchantId)).toEqual(rows);
});
