import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { login } from "#contracts/account/login.call.ts";
import { createSend, type Send } from "#contracts/http.ts";
import { DEMO_MERCHANT } from "#sandbox/seed/demo-merchant.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { newDataFolder } from "#sandbox/testing/data-folder.ts";
import type { Engine } from "#sandbox/testing/engines.ts";
import { startPostgres } from "#sandbox/testing/postgres.ts";
import { spawnSandbox } from "#sandbox/testing/sandbox-process.ts";

/** A sandbox with default settings in its own process, and the demo merchant's session. */
export type BenchSandbox = {
  engine: Engine;
  url: string;
  token: string;
  /** The memory of its process, in MB. */
  memory: () => Promise<number>;
  stop: () => Promise<void>;
};

/** Starts one without limits by address. */
export async function startBenchSandbox(engine: Engine): Promise<BenchSandbox> {
  const { dataDir, remove } = await newDataFolder();
  const postgres = engine === "PostgreSQL" ? await startPostgres() : null;
  const sandbox = await spawnSandbox({
    DATA_DIR: dataDir,
    ...(postgres && { DATABASE_URL: postgres.url }),
    SANDBOX_ADDRESS_LIMITS: "0",
    SANDBOX_OPEN_ORDERS: "1000000",
  });
  const { accessToken: token } = acceptedValue(await login(sendTo(sandbox.url), DEMO_MERCHANT));
  const memory = async () => {
    const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(sandbox.pid)]);
    return Number(stdout) / 1000;
  };
  const stop = async () => {
    await sandbox.end("SIGTERM");
    await postgres?.stop();
    await remove();
  };
  return { engine, url: sandbox.url, token, memory, stop };
}

/** Sends calls without a session. */
export function sendTo(url: string): Send {
  return createSend({ baseUrl: url, language: () => "en-US", token: () => null });
}
