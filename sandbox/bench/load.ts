import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import autocannon, { type Options, type Result } from "autocannon";
import { login } from "#contracts/account/login.ts";
import { createSend, type Send } from "#contracts/http.ts";
import { DEMO_MERCHANT } from "#sandbox/seed/demo-merchant.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { newDataFolder } from "#sandbox/testing/data-folder.ts";
import type { Engine } from "#sandbox/testing/engines.ts";
import { startPostgres } from "#sandbox/testing/postgres.ts";
import { type SandboxProcess, spawnSandbox } from "#sandbox/testing/sandbox-process.ts";

/*
 * How many calls a second the sandbox answers, and how fast, to 1, 50 and 500 clients at once, and whether sign-ins slow
 * lists down, on both engines in turn. Prints one figure a line as JSON, for `npm run bench`. The sandbox is a process of
 * its own, as it comes, but that one machine may ask as much as it likes; who asks runs on the same machine.
 */

/** How many clients at once, and how many calls they make together: all of them are answered before the next begin. */
const LEVELS = [
  { clients: 1, calls: 200 },
  { clients: 50, calls: 1000 },
  { clients: 500, calls: 1000 },
];
/** A second; each keeps one of two hashing threads busy for some hundredths of one. */
const SIGN_INS = 10;
const ROUNDS = 3;

type Ask = { path: string; body: object | (() => object) };
type Loaded = { perSecond: number; p50: number; p95: number; p99: number; errors: number };
type Living = { engine: Engine; sandbox: SandboxProcess; token: string; stop: () => Promise<void> };

const list = (path: string, search = {}): Ask => ({ path, body: { page: 1, pageSize: 20, ...search } });
const LISTS = [
  list("/api/Order/List"),
  list("/api/Bill/List"),
  list("/api/Bill/List", { sort: "-amount" }),
  list("/api/Transaction/List"),
  list("/api/Transaction/List", { kind: "recharge" }),
  list("/api/Callback/List", { status: "failed" }),
];
/** What merchants do: they look through lists, and now and then order a package. */
const MIX: Ask[] = [
  ...LISTS,
  ...LISTS,
  { path: "/api/Dashboard/Figures", body: {} },
  list("/api/App/List"),
  { path: "/api/Currency/Mine", body: {} },
  {
    path: "/api/Order/Create",
    body: () => ({ packageId: "growth", termMonths: 1, network: "TRON", requestKey: randomUUID() }),
  },
];

const living = [await start("PGlite"), await start("PostgreSQL")];
const measured = new Map<Engine, Map<number, Loaded>>(living.map(({ engine }) => [engine, new Map()]));
// Not measured: what a program does for the first time takes longer.
for (const { sandbox, token } of living) await load(sandbox.url, token, MIX, { clients: 20, calls: 300 });
const before = await Promise.all(living.map(({ sandbox }) => memoryOf(sandbox)));
for (const level of LEVELS) {
  for (const { engine, sandbox, token } of living) {
    const loaded = await load(sandbox.url, token, MIX, level);
    measured.get(engine)?.set(level.clients, loaded);
    report(`${engine}, ${level.clients} at once: ${inWords(loaded)}; calls that failed`, loaded.errors, { most: 0 });
  }
}
for (const [index, { engine, sandbox, token }] of living.entries()) {
  const at = (clients: number) => measured.get(engine)?.get(clients)?.perSecond ?? 0;
  report(`${engine}: calls a second with 500 clients, beside those with 50`, at(500) / at(50), { least: 0.7 });
  await measureSignIns(engine, sandbox.url, token);
  const [first = 1, last] = [before[index], await memoryOf(sandbox)];
  const memory = `${first.toFixed(0)} MB before, ${last.toFixed(0)} MB after`;
  report(`${engine}: memory at the end (${memory})`, last / first, { most: 3 });
}
for (const { stop } of living) await stop();

/** What a list costs while others sign in, beside what it costs alone; in turns, so that a busy machine slows both alike. */
async function measureSignIns(engine: Engine, url: string, token: string): Promise<void> {
  const times: { alone: number; among: number }[] = [];
  let failed = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await load(url, token, LISTS, { clients: 5, calls: 200 });
    const signingIn = signInOften(url);
    const among = await load(url, token, LISTS, { clients: 5, calls: 200 });
    failed += alone.errors + among.errors + (await signingIn.stop());
    times.push({ alone: alone.p50, among: among.p50 });
  }
  const sum = (which: "alone" | "among") => times.reduce((total, time) => total + time[which], 0);
  const [alone, among] = [sum("alone") / ROUNDS, sum("among") / ROUNDS];
  const words = `${alone.toFixed(1)} ms alone, ${among.toFixed(1)} ms beside ${SIGN_INS} sign-ins a second`;
  report(`${engine}: a list among sign-ins (${words})`, among / alone, { most: 2 });
  report(`${engine}: lists and sign-ins that failed`, failed, { most: 0 });
}

/** Signs in so often a second, until it is stopped; gives then how many failed. */
function signInOften(url: string): { stop: () => Promise<number> } {
  const send = sendTo(url);
  const answers: Promise<boolean>[] = [];
  const timer = setInterval(
    () =>
      answers.push(
        login(send, DEMO_MERCHANT).then(
          ({ accepted }) => accepted,
          () => false,
        ),
      ),
    1000 / SIGN_INS,
  );
  return {
    stop: async () => {
      clearInterval(timer);
      return (await Promise.all(answers)).filter((accepted) => !accepted).length;
    },
  };
}

function sendTo(url: string): Send {
  return createSend({ baseUrl: url, language: () => "en-US", token: () => null });
}

async function start(engine: Engine): Promise<Living> {
  const { dataDir, remove } = await newDataFolder();
  const postgres = engine === "PostgreSQL" ? await startPostgres() : null;
  const sandbox = await spawnSandbox({
    DATA_DIR: dataDir,
    ...(postgres && { DATABASE_URL: postgres.url }),
    SANDBOX_ADDRESS_LIMITS: "0",
    SANDBOX_OPEN_ORDERS: "1000000",
  });
  const { accessToken: token } = acceptedValue(await login(sendTo(sandbox.url), DEMO_MERCHANT));
  const stop = async () => {
    await sandbox.end("SIGTERM");
    await postgres?.stop();
    await remove();
  };
  return { engine, sandbox, token, stop };
}

/** Makes so many calls, each client the next one once the one before is answered. */
async function load(
  url: string,
  token: string,
  asks: readonly Ask[],
  { clients, calls }: { clients: number; calls: number },
): Promise<Loaded> {
  const times: number[] = [];
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  const options: Options = {
    url,
    connections: clients,
    amount: calls,
    timeout: 120,
    headers,
    requests: asks.map(({ path, body }) => ({
      method: "POST",
      path,
      ...(typeof body === "function"
        ? { setupRequest: (request) => ({ ...request, body: JSON.stringify(body()) }) }
        : { body: JSON.stringify(body) }),
    })),
    // A refusal is HTTP 200 as well.
    verifyBody: (body) => String(body).startsWith('{"success":true'),
  };
  const began = performance.now();
  const { errors, timeouts, non2xx, mismatches } = await new Promise<Result>((resolve, reject) => {
    const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    run.on("response", (_, __, ___, milliseconds) => times.push(milliseconds));
  });
  const seconds = (performance.now() - began) / 1000;
  times.sort((one, other) => one - other);
  const percentile = (part: number) => times[Math.ceil(times.length * part) - 1] ?? 0;
  return {
    perSecond: times.length / seconds,
    ...{ p50: percentile(0.5), p95: percentile(0.95), p99: percentile(0.99) },
    errors: errors + timeouts + non2xx + mismatches + (calls - times.length),
  };
}

/** What a sandbox holds in memory, in MB. */
async function memoryOf({ pid }: SandboxProcess): Promise<number> {
  const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(pid)]);
  return Number(stdout) / 1000;
}

function inWords({ perSecond, p50, p95, p99 }: Loaded): string {
  const times = [p50, p95, p99].map((time) => time.toFixed(1));
  return `${perSecond.toFixed(0)} calls a second, p50 ${times[0]}, p95 ${times[1]}, p99 ${times[2]} ms`;
}

function report(name: string, value: number, bar: { most: number } | { least: number }): void {
  process.stdout.write(`${JSON.stringify({ name, value, unit: "", bar })}\n`);
}
