import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { NotTried } from "./not-tried.ts";
import type { Provider } from "./verify-provider.ts";

/** Where the sandbox sets up the situations of `provider-states.ts`, below its own address. */
const SANDBOX_STATE_PATH = "/sandbox/provider-states";

/** It is over before it would get back the time it takes to optimize PGlite's WebAssembly. */
const WITHOUT_OPTIMIZING = "--liftoff-only";

/** How long the sandbox may take to start on an empty folder, in milliseconds: two seconds, or minutes on a busy machine. */
const START_TIMEOUT = 180_000;

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

export type RunningSandbox = Provider & {
  /** Ends the sandbox and removes what it stored. */
  stop: () => Promise<void>;
};

/**
 * Starts a sandbox of its own on a free port and an empty folder, ready for verification. To hash a password costs it next
 * to nothing: nearly every exchange has a merchant signed in.
 * @throws NotTried with what it printed, when it ends or says nothing in time.
 */
export async function startSandbox(): Promise<RunningSandbox> {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-"));
  const { DATABASE_URL: _database, SMTP_URL: _smtp, ...environment } = process.env;
  const sandbox = spawn(process.execPath, [WITHOUT_OPTIMIZING, "sandbox/testing/quick-main.ts"], {
    cwd: ROOT,
    env: { ...environment, PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder, SANDBOX_PROVIDER_STATES: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => {
    sandbox.once("close", () => resolve());
  });
  const stop = async () => {
    sandbox.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };

  try {
    const url = await new Promise<string>((resolve, reject) => {
      let printed = "";
      const giveUp = (why: string) => reject(new NotTried(`The sandbox ${why}. It printed:\n${printed}`));
      const timer = setTimeout(() => giveUp("did not start in time"), START_TIMEOUT);
      const read = (chunk: Buffer) => {
        printed += chunk;
        const [, found] = /Merchant Console: (http:\/\/\S+?)\/?\s/.exec(printed) ?? [];
        if (found) resolve(found);
      };
      sandbox.stdout.on("data", read);
      sandbox.stderr.on("data", read);
      sandbox.once("error", reject);
      sandbox.once("exit", (code) => giveUp(`ended with exit code ${code}`));
      void ended.then(() => clearTimeout(timer));
    });
    return { url, stateUrl: url + SANDBOX_STATE_PATH, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
