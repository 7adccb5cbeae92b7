import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { UserError } from "./user-error.ts";
import type { Provider } from "./verify-provider.ts";

/** The path of the sandbox's state endpoint. */
const SANDBOX_STATE_PATH = "/sandbox/provider-states";

/** Optimizing PGlite's WebAssembly takes longer than a verification saves by it. */
const WITHOUT_OPTIMIZING = "--liftoff-only";

/** Without the demo account, which no exchange uses. */
const SETTINGS = { PORT: "0", HOST: "127.0.0.1", SANDBOX_PROVIDER_STATES: "1", SANDBOX_DEMO: "0" };

/** Milliseconds: it takes two seconds to start, or minutes on a busy machine. */
const START_TIMEOUT = 180_000;

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

export type RunningSandbox = Provider & {
  /** Ends the sandbox and removes its data. */
  stop: () => Promise<void>;
};

/**
 * Starts a sandbox on a free port and an empty folder, with cheap password hashing, since nearly every exchange signs a
 * merchant in.
 * @throws UserError with its output, if it ends or does not start in time.
 */
export async function startSandbox(): Promise<RunningSandbox> {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-"));
  const { DATABASE_URL: _database, SMTP_URL: _smtp, ...environment } = process.env;
  const sandbox = spawn(process.execPath, [WITHOUT_OPTIMIZING, "sandbox/testing/quick-main.ts"], {
    cwd: ROOT,
    env: { ...environment, ...SETTINGS, DATA_DIR: folder },
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
      const giveUp = (why: string) => reject(new UserError(`The sandbox ${why}. It printed:\n${printed}`));
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
