import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addApplication } from "#sandbox/applications/create-application.ts";
import { credentialsOf } from "#sandbox/applications/credentials.ts";
import { sendTest } from "#sandbox/applications/test-callback.ts";
import { produceBlock } from "#sandbox/chain/block-production.ts";
import { REQUIRED_CONFIRMATIONS } from "#sandbox/chain/networks.ts";
import { enableCurrency } from "#sandbox/currencies/switch-currency.ts";
import { signInNewMerchant } from "#sandbox/provider-states/stated-merchant.ts";
import { describeIfAvailable } from "#sandbox/testing/describe-if-available.ts";
import { serviceFixture } from "#sandbox/testing/fixtures.ts";
import { freePort } from "#sandbox/testing/free-port.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import { sendCallback } from "./callback-delivery.ts";
import { signCallback } from "./callback-message.ts";
import { collectPayment } from "./collection.ts";
import { withdraw } from "./withdrawal.ts";

/*
 * Runs the developer centre's sample receivers and sends them callbacks of a payment, a withdrawal and a test. Samples
 * whose language is not installed are skipped by name. The C# sample is compiled with Mono (Debian's mono-devel) and is
 * not tested with .NET.
 */

const sample = (name: string) => fileURLToPath(new URL(`../../src/help/samples/${name}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "receivers-"));
const compiled = join(folder, "receiver.exe");
const probe = join(folder, "probe.cs");
writeFileSync(probe, "class Probe {}");
const MCS = ["-r:System.Runtime.Serialization", `-out:${compiled}`];

/** Each with whether its language is installed and the command that runs it on a port. */
const RECEIVERS: [name: string, isHere: boolean, run: (port: number) => [command: string, ...args: string[]]][] = [
  ["Node", true, () => [process.execPath, sample("node.mjs")]],
  ["Python", has("python3"), () => ["python3", sample("python.py")]],
  ["PHP", has("php"), (port) => ["php", "-S", `127.0.0.1:${port}`, sample("php.php")]],
  [
    "C#",
    has("mono") && has("mcs", ...MCS, "-target:library", probe),
    () => {
      execFileSync("mcs", [...MCS, sample("csharp.cs")]);
      return ["mono", compiled];
    },
  ],
];

const service = serviceFixture();
afterAll(() => rm(folder, { recursive: true, force: true }));

for (const [name, isHere, run] of RECEIVERS) {
  describeIfAvailable(isHere ? null : `what runs ${name}`, `the receiver in ${name}`, () => receives(name, run));
}

function receives(name: string, run: (port: number) => [command: string, ...args: string[]]) {
  let url: string;
  let appSecret: string;
  let applicationCode: string;
  let userId: string;
  let receiver: ChildProcess;
  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}/callbacks/recharge`;
    ({ userId } = await signInNewMerchant(service));
    await enableCurrency(service, service.db, userId, "usdt-trc20");
    const addresses = { rechargeCallback: url, withdrawCallback: `http://127.0.0.1:${port}/callbacks/withdraw` };
    ({ code: applicationCode } = await addApplication(service, userId, sampleApplication(addresses)));
    ({ appSecret } = await credentialsOf(service.db, service.sealingKey, applicationCode, service.clock()));
    const [command, ...args] = run(port);
    receiver = spawn(command, args, {
      env: { ...process.env, APP_SECRET: appSecret, PORT: `${port}` },
    });
    await accepts(port);
  });
  afterAll(async () => {
    receiver.kill();
    await once(receiver, "exit");
  });

  test("accepts callbacks of a payment, of a withdrawal and of a test (2.31, 3.7, 3.8)", async () => {
    const payment = { network: "TRON", amount: "12.50", userId: "customer-17" } as const;
    await collectPayment(service, applicationCode, payment);
    await confirm();
    await withdraw(service, applicationCode, payment);
    await confirm();
    await sendTest(service, userId, { code: applicationCode, address: "recharge" });
    const callbacks = () =>
      service.db.selectFrom("callbacks").selectAll().where("applicationCode", "=", applicationCode);
    for (const callback of await callbacks().where("event", "<>", "test").execute()) {
      await sendCallback(service, callback, { isScheduled: false, stopping: new AbortController().signal });
    }
    expect((await callbacks().orderBy("event").execute()).map(({ event, status }) => [event, status])).toEqual([
      ["collection", "success"],
      ["test", "success"],
      ["withdrawal", "success"],
    ]);
  });

  test("accepts either signature during a rotation of the AppSecret (3.7)", async () => {
    const now = new Date().toISOString();
    const body = '{"event":"test","applicationCode":"APP1"}';
    const post = async (first: string, next: string) => {
      const signatures = {
        "X-Signature": signCallback(first, now, body),
        "X-Signature-Next": signCallback(next, now, body),
      };
      const headers = { "X-Timestamp": now, "X-Callback-Code": "CB2", ...signatures };
      return (await fetch(url, { method: "POST", headers, body })).status;
    };
    expect(await post(appSecret, "as_new")).toBe(204);
    expect(await post("as_old", appSecret)).toBe(204);
    expect(await post("as_old", "as_new")).toBe(401);
  });

  test("refuses a changed body, another secret and an old timestamp (2.31)", async () => {
    const now = new Date().toISOString();
    const old = new Date(Date.now() - 600_000).toISOString();
    const body =
      '{"event":"payment.collected","userId":"customer-17","amount":"12.50","currency":"USDT","billCode":"BILL1"}';
    const post = async (timestamp: string, signature: string, sent = body) => {
      const headers = { "X-Timestamp": timestamp, "X-Signature": signature, "X-Callback-Code": "CB1" };
      return (await fetch(url, { method: "POST", headers, body: sent })).status;
    };
    const signed = signCallback(appSecret, now, body);
    expect(await post(now, signed)).toBe(204);
    expect(await post(now, signed, body.replace("12.50", "99.50"))).toBe(401);
    expect(await post(now, signCallback("as_another", now, body))).toBe(401);
    expect(await post(old, signCallback(appSecret, old, body))).toBe(401);
  });

  test("accepts the request of the curl sample with the right secret only (2.31)", (context) => {
    if (!(has("curl") && has("openssl", "version"))) context.skip("needs curl and openssl");
    const send = (secret: string) =>
      execFileSync("sh", [sample("curl.sh")], { env: { ...process.env, APP_SECRET: secret, URL: url } })
        .toString()
        .trim();
    expect([name, send(appSecret), send("as_another")]).toEqual([name, "204", "401"]);
  });
}

/** Whether a program is installed and succeeds with these arguments. */
function has(program: string, ...args: string[]): boolean {
  return spawnSync(program, args.length > 0 ? args : ["--version"]).status === 0;
}

async function confirm(): Promise<void> {
  for (let block = 0; block < REQUIRED_CONFIRMATIONS.TRON; block += 1) await produceBlock(service);
}

/** Waits until the port accepts connections. */
async function accepts(port: number): Promise<void> {
  const isTaken = await new Promise<boolean>((answer) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => answer(true)).on("error", () => answer(false));
    socket.on("connect", () => socket.destroy());
  });
  if (!isTaken) await accepts(port);
}
