import { randomBytes, randomUUID } from "node:crypto";
import type { Client } from "pg";
import { expect } from "vitest";
import { login } from "#contracts/account/login.call.ts";
import { register } from "#contracts/account/register.call.ts";
import { sendVerificationCode } from "#contracts/account/send-verification-code.call.ts";
import { createApplication } from "#contracts/applications/create-application.call.ts";
import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";
import { RequestFailed } from "#contracts/failure.ts";
import type { Send } from "#contracts/http.ts";
import { createOrder } from "#contracts/orders/create-order.call.ts";
import { finishPayment } from "#contracts/orders/finish-payment.call.ts";
import { loadOrder } from "#contracts/orders/load-order.call.ts";
import { acceptUsdt } from "./accept-usdt.ts";
import { acceptedValue } from "./accepted-value.ts";
import { findInconsistencies, unfinishedWork } from "./consistency.ts";
import type { TestMailServer } from "./mail-server.ts";
import { sampleApplication } from "./sample-application.ts";
import { PASSWORD } from "./sandbox-under-test.ts";
import type { SeveralSandboxes } from "./several-sandboxes.ts";

/** A merchant and the requests that were acknowledged. */
export type BusyMerchant = {
  email: string;
  send: Send;
  applicationCode: string;
  /** The code of each paid and finished order, by its request key. */
  orders: Map<string, string>;
  /** The codes of the bills of customers. */
  bills: string[];
  /** The number of acknowledged emails with a code. */
  emails: number;
  /** Creates orders, payments and codes in a loop, until stopped. */
  work: () => Promise<void>;
  stop: () => void;
};

/** Registers a merchant with an application; the requests go to the sandboxes in turn. */
export async function newBusyMerchant(
  sandboxes: SeveralSandboxes,
  { email, mail, callbackUrl }: { email: string; mail: TestMailServer; callbackUrl: string },
): Promise<BusyMerchant> {
  const visitor = sandboxes.sendAs(null);
  const arrives = mail.next(email);
  acceptedValue(await sendVerificationCode(visitor, { email, purpose: "register" }));
  const code = codeIn((await arrives).text);
  acceptedValue(await register(visitor, { email, code, password: PASSWORD }));
  const { accessToken } = acceptedValue(await login(visitor, { email, password: PASSWORD }));
  const send = sandboxes.sendAs(accessToken);
  await acceptUsdt(send, ["TRON"]);
  const wanted = sampleApplication({ rechargeCallback: callbackUrl });
  const { code: applicationCode } = acceptedValue(await createApplication(send, wanted));

  let stopped = false;
  let turn = 0;
  const tester = async (path: string, body: object) => {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(`${sandboxes.urlOf(turn++)}/sandbox/api/${path}`, {
      ...{ method: "POST", headers, body: JSON.stringify(body) },
    });
    if (answer.status === 503) throw new DatabaseAway();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const orderAndPay = async () => {
    const requestKey = randomUUID();
    const request = { packageId: "growth", termMonths: 1, network: "TRON", requestKey } as const;
    const { code } = acceptedValue(await retryUntilAnswered(() => createOrder(send, request)));
    await retryUntilAnswered(async () => {
      // Checks first whether the money has arrived.
      const { payment } = acceptedValue(await retryUntilAnswered(() => loadOrder(send, { code })));
      if (payment.transfers.length === 0) await tester(`orders/${code}/pay`, { kind: "exact" });
    });
    acceptedValue(await retryUntilAnswered(() => finishPayment(send, { code })));
    merchant.orders.set(requestKey, code);
  };
  const bePaid = async () => {
    const payment = { network: "TRON", amount: "1.25", userId: "customer" };
    const paid = await tester(`applications/${applicationCode}/pay`, payment).catch(ignoreConnectionError);
    if (paid) merchant.bills.push(String(Reflect.get(Object(paid), "code")));
  };
  const requestCode = async () => {
    const sent = await sendVerificationCode(send, { email, purpose: "resetPassword" }).catch(ignoreConnectionError);
    if (sent?.accepted) merchant.emails += 1;
  };
  const merchant: BusyMerchant = {
    ...{ email, send, applicationCode, orders: new Map(), bills: [], emails: 1 },
    work: async () => {
      while (!stopped) await Promise.all([orderAndPay(), bePaid(), requestCode()]);
    },
    stop: () => {
      stopped = true;
    },
  };
  return merchant;
}

/** The environment of sandboxes under load that share a PostgreSQL and a mail server. */
export function busyEnvironment(databaseUrl: string, mail: TestMailServer): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    SANDBOX_SECRETS_KEY: randomBytes(32).toString("hex"),
    SMTP_URL: mail.url,
    SANDBOX_BLOCK_SECONDS: "0.3",
    SANDBOX_CALLBACK_RETRY_SECONDS: "0.5",
    SANDBOX_CODE_RESEND_SECONDS: "0",
    SANDBOX_CODES_PER_DAY: "100000",
    SANDBOX_OPEN_ORDERS: "100000",
    SANDBOX_ADDRESS_LIMITS: "0",
  };
}

/** Waits until so many more orders are paid. */
export async function morePaid(merchants: readonly BusyMerchant[], count: number): Promise<void> {
  const paid = () => merchants.reduce((sum, { orders }) => sum + orders.size, 0);
  const until = paid() + count;
  await expect.poll(paid, { timeout: 60_000, interval: 20 }).toBeGreaterThanOrEqual(until);
}

/** Stops the merchants, waits until all work is finished, and expects that nothing acknowledged was lost or done twice. */
export async function expectAllKept(client: Client, merchants: readonly BusyMerchant[], working: Promise<unknown>) {
  for (const { stop } of merchants) stop();
  await working;
  await expect.poll(() => unfinishedWork(client), { timeout: 60_000, interval: 200 }).toEqual([]);
  expect(await findInconsistencies(client)).toEqual([]);
  const orders = await client.query<{ code: string; request_key: string; status: string }>("select * from orders");
  const kept = new Map(orders.rows.map((order) => [order.request_key, order]));
  for (const [requestKey, code] of merchants.flatMap((merchant) => [...merchant.orders])) {
    expect(kept.get(requestKey)).toMatchObject({ code, status: "paid" });
  }
  const bills = await client.query<{ code: string }>("select code from application_bills where paid_at is not null");
  expect(bills.rows.map(({ code }) => code)).toEqual(expect.arrayContaining(merchants.flatMap(({ bills }) => bills)));
}

/** The six digits of a code. */
export function codeIn(text: string | undefined): string {
  return /\b\d{6}\b/.exec(text ?? "")?.[0] ?? "";
}

/** A sandbox answered 503 because its database was unavailable. */
class DatabaseAway extends Error {}

/** A sandbox or its database was killed during a request: its outcome is unknown. */
function ignoreConnectionError(error: unknown): null {
  if (isConnectionError(error)) return null;
  throw error;
}

/** Repeats a request at the next sandbox if one was killed before it answered. */
async function retryUntilAnswered<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      const answer = await ask();
      if (!isUnavailable(answer)) return answer;
    } catch (error) {
      if (!isConnectionError(error)) throw error;
    }
  }
}

/** Whether an answer is a 503, which the client reads as a refusal with a waiting time. */
function isUnavailable(answer: unknown): boolean {
  return Reflect.get(Object(answer), "errCode") === PROPOSED_CODES.tooManyRequests;
}

function isConnectionError(error: unknown): boolean {
  return (
    error instanceof DatabaseAway ||
    error instanceof TypeError ||
    (error instanceof RequestFailed && error.failure.kind === "unreachable")
  );
}
