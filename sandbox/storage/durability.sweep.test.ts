import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { login } from "#contracts/account/login.call.ts";
import { createSend } from "#contracts/http.ts";
import { createOrder } from "#contracts/orders/create-order.call.ts";
import { finishPayment } from "#contracts/orders/finish-payment.call.ts";
import { loadOrder } from "#contracts/orders/load-order.call.ts";
import { DEMO_MERCHANT } from "#sandbox/seed/demo-merchant.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { newDataFolder } from "#sandbox/testing/data-folder.ts";
import { startPostgres } from "#sandbox/testing/postgres.ts";
import { type SandboxProcess, spawnSandbox } from "#sandbox/testing/sandbox-process.ts";

/** The numbers of acknowledged orders after which the sandbox is killed, one per run. */
const LIVES = [1, 60];
const STREAMS = 4;

type Acknowledged = Map<string, "pending" | "waiting">;

test("PGlite: a sandbox killed during orders loses nothing that it acknowledged", async () => {
  const { dataDir, remove } = await newDataFolder();
  await liveAndDie({ DATA_DIR: dataDir });
  await remove();
}, 120_000);

test("PostgreSQL: a sandbox killed during orders loses nothing that it acknowledged", async () => {
  const postgres = await startPostgres();
  await liveAndDie({ DATABASE_URL: postgres.url });
  await postgres.stop();
}, 120_000);

async function liveAndDie(environment: Record<string, string>): Promise<void> {
  const acknowledged: Acknowledged = new Map();
  const first = await spawnSandbox({ ...environment, SANDBOX_OPEN_ORDERS: "100000" });
  const token = acceptedValue(await login(sendTo(first, null), DEMO_MERCHANT)).accessToken;
  let living = first;
  for (const orders of LIVES) {
    await streamUntilKilled(living, token, acknowledged, acknowledged.size + orders);
    living = await spawnSandbox({ ...environment, SANDBOX_OPEN_ORDERS: "100000" });
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(LIVES.reduce((sum, orders) => sum + orders));
  const send = sendTo(living, token);
  const kept = await Promise.all(
    [...acknowledged.keys()].map(async (code) => acceptedValue(await loadOrder(send, { code }))),
  );
  const lost = kept.filter(({ code, payStatus }) => acknowledged.get(code) === "waiting" && payStatus !== "waiting");
  expect(lost).toEqual([]);
  await living.end("SIGTERM");
}

/** Creates and finishes orders in concurrent streams, and kills the sandbox while they run. */
async function streamUntilKilled(sandbox: SandboxProcess, token: string, acknowledged: Acknowledged, until: number) {
  const send = sendTo(sandbox, token);
  const request = { packageId: "growth", termMonths: 1, network: "BSC" } as const;
  let killed: Promise<unknown> | null = null;
  const stream = async () => {
    while (!killed) {
      const { code } = acceptedValue(await createOrder(send, { ...request, requestKey: randomUUID() }));
      acknowledged.set(code, "pending");
      if (acknowledged.size >= until) killed ??= sandbox.end("SIGKILL");
      acceptedValue(await finishPayment(send, { code }));
      acknowledged.set(code, "waiting");
    }
  };
  // Each stream rejects with the request that the kill interrupted.
  await Promise.allSettled(Array.from({ length: STREAMS }, stream));
  expect(killed, "the streams were to end by the kill, not before it").not.toBeNull();
  await killed;
}

function sendTo({ url }: SandboxProcess, token: string | null) {
  return createSend({ baseUrl: url, language: () => "en-US", token: () => token });
}
