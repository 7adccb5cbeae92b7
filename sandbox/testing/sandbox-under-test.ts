import { login } from "#contracts/account/login.call.ts";
import { register } from "#contracts/account/register.call.ts";
import { sendVerificationCode } from "#contracts/account/send-verification-code.call.ts";
import { createSend, type Send } from "#contracts/http.ts";
import type { AgreedOrder as Order } from "#contracts/orders/order.ts";
import { readSettings, type Settings } from "#sandbox/settings.ts";
import { startSandbox } from "#sandbox/start.ts";
import { newDataFolder } from "./data-folder.ts";

/** A merchant who registered and signed in over HTTP. */
export type Merchant = { email: string; userId: string; token: string; send: Send };

export const PASSWORD = "Correct-Horse-7";

export type SandboxUnderTest = {
  url: string;
  /** Its data folder, which includes the tables if no other database is set. */
  dataDir: string;
  /** Sends calls without a session. */
  send: Send;
  sendAs: (token: string, language?: string) => Send;
  /** Posts any body, well-formed or not. */
  post: (path: string, body: string, headers?: Record<string, string>) => Promise<Response>;
  newMerchant: () => Promise<Merchant>;
  /** The code in the newest email to an address; null when there is none. */
  newestCode: (to: string) => Promise<string | null>;
  /** The actions of `/sandbox` on an order. */
  tester: (code: string, action: "pay" | "end-window" | "refuse", body?: object) => Promise<Order>;
  produceBlocks: (count?: number) => Promise<void>;
  /** Puts the sandbox's clock forward. */
  forward: (seconds: number) => void;
  /** The logged faults; empty if none occurred. */
  faults: string[];
  stop: () => Promise<void>;
};

/**
 * Starts a sandbox on PGlite in its own folder, without the demo merchant, with chains that move only on request and fast
 * password hashing unless configured otherwise.
 * @param machine the machine's time in milliseconds, which the test may advance.
 */
export async function startUnderTest(
  changes: Partial<Settings> = {},
  machine: () => number = Date.now,
): Promise<SandboxUnderTest> {
  const { dataDir, remove } = await newDataFolder();
  const given = readSettings({ PORT: "0", DATA_DIR: dataDir });
  const settings = {
    ...given,
    blockSeconds: null,
    passwordCost: 64,
    addressLimits: false,
    openOrders: 1000,
    demo: false,
    ...changes,
  };
  const faults: string[] = [];
  let ahead = 0;
  const sandbox = await startSandbox({
    settings,
    clock: () => new Date(machine() + ahead),
    log: (line) => faults.push(line),
  });
  const { url } = sandbox;
  const sendWith = (token: string | null, language = "en-US") =>
    createSend({ baseUrl: url, language: () => language, token: () => token });
  const send = sendWith(null);

  const post: SandboxUnderTest["post"] = (path, body, headers = {}) =>
    fetch(url + path, { method: "POST", body, headers: { "Content-Type": "application/json", ...headers } });

  const newestCode = async (to: string) => {
    const answer = await fetch(`${url}/sandbox/api/emails?to=${encodeURIComponent(to)}`);
    const emails = (await answer.json()) as { code: string | null }[];
    return emails[0]?.code ?? null;
  };

  let merchants = 0;
  const newMerchant = async () => {
    merchants += 1;
    const email = `merchant-${merchants}@company.example`;
    await sendVerificationCode(send, { email, purpose: "register" });
    await register(send, { email, code: (await newestCode(email)) ?? "", password: PASSWORD });
    const answer = await login(send, { email, password: PASSWORD });
    if (!answer.accepted) throw new Error(`the new merchant could not sign in: ${answer.errMsg}`);
    const { userId, accessToken: token } = answer.value;
    return { email, userId, token, send: sendWith(token) };
  };

  const tester: SandboxUnderTest["tester"] = async (code, action, body = {}) => {
    const answer = await post(`/sandbox/api/orders/${code}/${action}`, JSON.stringify(body));
    if (!answer.ok) throw new Error(`${action} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Order;
  };

  return {
    url,
    dataDir,
    send,
    sendAs: sendWith,
    post,
    newMerchant,
    newestCode,
    tester,
    produceBlocks: async (count = 1) => {
      for (let block = 0; block < count; block += 1) await sandbox.produceBlock();
    },
    forward: (seconds) => {
      ahead += seconds * 1000;
    },
    faults,
    stop: async () => {
      await sandbox.stop();
      await remove();
    },
  };
}
