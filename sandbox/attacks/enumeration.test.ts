import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMerchant } from "#sandbox/account/create-merchant.ts";
import { CALLS } from "#sandbox/http/calls.ts";
import { addMerchant } from "#sandbox/provider-states/stated-merchant.ts";
import { clientAt } from "#sandbox/testing/client-at.ts";
import { newDatabase, SWEPT_ENGINES, startOn } from "#sandbox/testing/engines.ts";
import type { SandboxUnderTest } from "#sandbox/testing/sandbox-under-test.ts";
import { openUnderTest } from "#sandbox/testing/storage-under-test.ts";

/*
 * A stranger must not find out who has an account. Each call is made with registered and unregistered emails, among
 * them one that has just used a code and one that has had no code for long.
 */
describe.each(SWEPT_ENGINES)("account enumeration, on %s", (engine) => {
  let sandbox: SandboxUnderTest;
  beforeAll(async () => {
    sandbox = await startOn(engine, { trustProxy: true });
  });
  afterAll(async () => {
    await sandbox.stop();
    expect(sandbox.faults).toEqual([]);
  });

  const questions = [
    ["/Register/CheckCaptchaCode", { code: "000000", purpose: "register" }],
    ["/Register/CheckCaptchaCode", { code: "000000", purpose: "resetPassword" }],
    ["/Register/CheckCaptchaCode", { code: "000000", purpose: "editApplication" }],
    ["/Register/CheckCaptchaCode", { code: "000000", purpose: "viewCredentials" }],
    ["/Register/Register", { code: "000000", password: "Correct-Horse-7" }],
    ["/User/ResetPassword", { code: "000000", password: "Correct-Horse-7" }],
    ["/Login/Login", { password: "Wrong-Horse-7" }],
    ["/User/SentVerificationCode", { purpose: "register" }],
    ["/User/SentVerificationCode", { purpose: "resetPassword" }],
    ["/User/SentVerificationCode", { purpose: "viewCredentials" }],
  ] as const;

  test.each(questions)("%s with %o gives the same answers for every email", async (path, body) => {
    const { email: settled } = await sandbox.newMerchant();
    sandbox.forward(24 * 60 * 60);
    const { email: fresh } = await sandbox.newMerchant();
    const emails = [settled, fresh, `un${fresh}`, `no-${fresh}`];
    const answers = emails.map(async (email, at) => {
      const ask = clientAt(sandbox, `203.0.113.${at + 1}`);
      const said: unknown[] = [];
      for (let time = 0; time < 7; time += 1) {
        const { status, errCode, errMsg, resData } = await ask(path, { email, ...body });
        // The waiting time depends on the earlier requests, not on the account.
        said.push({ status, errCode, errMsg: errMsg.replace(/\d+/, "n"), resData });
      }
      return said;
    });
    const [first, ...others] = await Promise.all(answers);
    for (const other of others) expect(other).toEqual(first);
  });

  test.each(questions)("%s with %o runs the same queries for every email", async (path, body) => {
    const { service, close } = await openUnderTest(engine === "PostgreSQL" ? await newDatabase() : null);
    const { db } = service;
    const call = CALLS.find((known) => known.path === path);
    const add = (email: string, passwordHash: string | null) =>
      createMerchant(db, { email, passwordHash, language: "th-TH" }, service.clock());
    await addMerchant(service, "settled@company.example", "Correct-Horse-7");
    await add("vouched-for@company.example", null);
    const emails = ["settled@company.example", "vouched-for@company.example", "unknown@company.example"];
    const done = await Promise.all(
      emails.map(async (email, at) => {
        const statements: string[] = [];
        const watched = { ...service, db: db.withPlugin(writingDown(statements)) };
        const visitor = { language: "en-US", token: null, userAgent: null, address: `203.0.113.${at}` } as const;
        // Twelve calls include both answered ones and ones refused by the limit.
        for (let time = 0; time < 12; time += 1) {
          const answering = call?.answer(watched, { email, ...body } as never, visitor as never);
          statements.push((await answering?.then(String, String)) ?? "no call");
        }
        return statements.map((statement) => statement.replace(/\d+/g, "n"));
      }),
    );
    expect(done[0]?.length).toBeGreaterThanOrEqual(12);
    for (const other of done) expect(other).toEqual(done[0]);
    await close();
  });
});

/** Records the kind of each query. */
function writingDown(statements: string[]): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}
