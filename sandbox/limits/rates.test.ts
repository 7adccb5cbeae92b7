import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApplication } from "#contracts/applications/create-application.call.ts";
import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";
import { readSettings } from "#sandbox/settings.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { type CallbackReceiver, startCallbackReceiver } from "#sandbox/testing/callback-receiver.ts";
import { clientAt, type RawAnswer, signInOf } from "#sandbox/testing/client-at.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import { PASSWORD, type SandboxUnderTest, startUnderTest } from "#sandbox/testing/sandbox-under-test.ts";

/** How often something may be done within a period. */
type Rate = {
  /** A row, or part of a row, of the table in docs/sandbox.md. */
  documented: string;
  most: number;
  /** The period, in seconds. */
  within: number;
  /** Seconds between two attempts. */
  apart?: number;
  /** Milliseconds after the period until the next attempt is allowed. */
  after?: number;
  begin: () => Promise<(attempt: number) => Promise<RawAnswer>>;
};

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const WRONG = "Wrong-Horse-7";
const DOCUMENTED = readFileSync(new URL("../../docs/sandbox.md", import.meta.url), "utf8");

let now = Date.now();
let sandbox: SandboxUnderTest;
let receiver: CallbackReceiver;
beforeAll(async () => {
  const { openOrders } = readSettings({});
  sandbox = await startUnderTest({ trustProxy: true, addressLimits: true, openOrders }, () => now);
  receiver = await startCallbackReceiver();
});
afterAll(async () => {
  await sandbox.stop();
  await receiver.stop();
  expect(sandbox.faults).toEqual([]);
});

let homes = 0;
/** A client at an unused address, which no limit has counted yet. */
const newClient = (headers = {}) => {
  homes += 1;
  return clientAt(sandbox, `192.0.${homes >> 8}.${homes & 255}`, headers);
};
/** A new merchant with a session and an unused address. */
const signedIn = async () => {
  const merchant = await sandbox.newMerchant();
  return { ...merchant, ask: newClient({ Authorization: `Bearer ${merchant.token}` }) };
};
const mailbox = () => `${randomUUID()}@company.example`;
const code = (ask: ReturnType<typeof newClient>, body: object = {}) =>
  ask("/User/SentVerificationCode", { email: mailbox(), purpose: "resetPassword", ...body });

/** Counts as a refusal: the mailbox got a long code in place of one of six digits. */
const LONG = "long";
async function shortCode(
  ask: ReturnType<typeof newClient>,
  body: { email: string } & Record<string, unknown>,
): Promise<RawAnswer> {
  const answer = await code(ask, { purpose: "register", ...body });
  const sent = await sandbox.newestCode(body.email);
  return sent?.length === 12 ? { ...answer, errCode: LONG } : answer;
}

async function knownDevice() {
  const { email } = await sandbox.newMerchant();
  const home = newClient();
  return { email, home, ...signInOf(await home("/Login/Login", { email, password: PASSWORD })) };
}

const RATES: Record<string, Rate> = {
  "orders that wait for their payment": {
    ...{ documented: "| 20 (`SANDBOX_OPEN_ORDERS`) |", most: 20, within: 30 * MINUTE, after: 0 },
    begin: async () => {
      const { ask } = await signedIn();
      const order = { packageId: "growth", termMonths: 1, network: "TRON" };
      return () => ask("/Order/Create", { ...order, requestKey: randomUUID() });
    },
  },
  "orders made and cancelled in a row": {
    ...{ documented: "orders of one merchant, cancelled ones too | 100 an hour", most: 100, within: 60 * MINUTE },
    begin: async () => {
      const { ask } = await signedIn();
      const order = { packageId: "growth", termMonths: 1, network: "TRON" };
      return async () => {
        const answer = await ask("/Order/Create", { ...order, requestKey: randomUUID() });
        await ask("/Order/Cancel", { code: Reflect.get(Object(answer.resData), "code") });
        return answer;
      };
    },
  },
  "callbacks tried out and sent again": {
    ...{ documented: "callbacks sent again by one merchant | 30 a minute", most: 30, within: MINUTE },
    begin: async () => {
      const { ask, send } = await signedIn();
      const wanted = sampleApplication({ rechargeCallback: receiver.url });
      const { code: application } = acceptedValue(await createApplication(send, wanted));
      let sent: unknown;
      return async (attempt) => {
        if (attempt > 0) return ask("/Callback/Resend", { code: sent });
        const answer = await ask("/App/TestCallback", { code: application, address: "recharge" });
        sent = Reflect.get(Object(answer.resData), "code");
        return answer;
      };
    },
  },
  "old passwords": {
    ...{ documented: "old passwords of one merchant (7.10) | 5 wrong in a quarter of an hour", most: 5 },
    within: 15 * MINUTE,
    begin: async () => {
      const { ask } = await signedIn();
      return () => ask("/User/UpdatePwd", { oldPassword: WRONG, newPassword: "Battery-Staple-8" });
    },
  },
  "codes for one email and purpose": {
    ...{
      documented: "codes of six digits for one email and purpose | one a minute",
      most: 1,
      within: MINUTE,
      after: 0,
    },
    begin: async () => {
      const [ask, email] = [newClient(), mailbox()];
      return () => code(ask, { email });
    },
  },
  "codes for one email from one address": {
    ...{ documented: "20 a day by strangers, 10 from one address", most: 10, within: DAY, apart: MINUTE },
    begin: async () => {
      const [ask, email] = [newClient(), mailbox()];
      return () => shortCode(ask, { email });
    },
  },
  "codes for one email by strangers": {
    ...{ documented: "20 a day by strangers", most: 20, within: DAY, apart: MINUTE },
    begin: async () => {
      const email = mailbox();
      return () => shortCode(newClient(), { email });
    },
  },
  "codes for a known device": {
    ...{ documented: "20 for all known devices together", most: 20, within: DAY, apart: MINUTE },
    begin: async () => {
      const { email, deviceToken } = await knownDevice();
      return () => shortCode(newClient(), { email, deviceToken });
    },
  },
  "codes for a merchant's session": {
    ...{ documented: "and for the merchant's session", most: 20, within: DAY, apart: MINUTE },
    begin: async () => {
      const { email, ask } = await signedIn();
      return () => shortCode(ask, { email, purpose: "viewCredentials" });
    },
  },
  "codes from one address": {
    ...{ documented: "codes from one address | 100 a day", most: 100, within: DAY },
    begin: async () => {
      const ask = newClient();
      return () => code(ask);
    },
  },
  "wrong passwords from one address": {
    ...{ documented: "whatever the email | 30 in a quarter of an hour", most: 30, within: 15 * MINUTE },
    begin: async () => {
      const ask = newClient();
      return () => ask("/Login/Login", { email: mailbox(), password: WRONG });
    },
  },
  "wrong codes from one address": {
    ...{ documented: "wrong passwords and codes from one address", most: 30, within: 15 * MINUTE },
    begin: async () => {
      const ask = newClient();
      return () => ask("/Register/CheckCaptchaCode", { email: mailbox(), purpose: "register", code: "000000" });
    },
  },
  "sign-ins with one email from one address": {
    ...{
      documented: "10 failed from one address, or from all known devices together, in a quarter of an hour",
      most: 10,
    },
    within: 15 * MINUTE,
    begin: async () => {
      const [ask, { email }] = [newClient(), await sandbox.newMerchant()];
      return () => ask("/Login/Login", { email, password: WRONG });
    },
  },
  "sign-ins with one email from a known device": {
    ...{
      documented: "10 failed from one address, or from all known devices together, in a quarter of an hour",
      most: 10,
    },
    within: 15 * MINUTE,
    begin: async () => {
      const { email, deviceToken } = await knownDevice();
      return () => newClient()("/Login/Login", { email, password: WRONG, deviceToken });
    },
  },
  "sign-ins with one email from unknown devices": {
    ...{ documented: "25 from all unknown devices", most: 25, within: 15 * MINUTE },
    begin: async () => {
      const { email } = await sandbox.newMerchant();
      return () => newClient()("/Login/Login", { email, password: WRONG });
    },
  },
};

const TOO_MANY: readonly string[] = [LONG, PROPOSED_CODES.tooManyRequests, PROPOSED_CODES.tooManyOpenOrders];

test.each(Object.entries(RATES))(
  "%s: limited as documented, and allowed again after the period",
  async (_, { documented, most, within, apart = 0, after = 1, begin }) => {
    expect(DOCUMENTED).toContain(documented);
    const attempt = await begin();
    const isRefused = async (at: number) => TOO_MANY.includes((await attempt(at)).errCode);
    const first = now;
    for (let at = 0; at < most; at += 1) {
      expect(await isRefused(at), `attempt ${at + 1}`).toBe(false);
      now += apart * 1000;
    }
    expect(await isRefused(most)).toBe(true);
    now = first + within * 1000 + after - 1;
    expect(await isRefused(most)).toBe(true);
    now += 1;
    expect(await isRefused(most)).toBe(false);
  },
);

test.each([
  ["5 wrong guesses of one address, or of all known devices together", 5, false],
  ["20 of all strangers", 20, true],
])("a verification code allows %s, and is then refused", async (documented, most, isByAll) => {
  expect(DOCUMENTED).toContain(documented);
  for (const guesses of [most - 1, most]) {
    const [email, purpose, ask] = [mailbox(), "register", newClient()];
    await code(ask, { email, purpose });
    const right = await sandbox.newestCode(email);
    const check = (typed: unknown) =>
      (isByAll ? newClient() : ask)("/Register/CheckCaptchaCode", { email, purpose, code: typed });
    for (let guess = 0; guess < guesses; guess += 1) await check("no-code");
    expect((await check(right)).errCode).toBe(guesses < most ? "" : PROPOSED_CODES.wrongCode);
  }
});
