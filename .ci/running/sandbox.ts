import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** How long a sandbox may take to start on an empty folder, in milliseconds. */
const START_TIMEOUT = 60_000;

export type RunningSandbox = {
  /** Without a slash at its end. */
  url: string;
  process: ChildProcess;
  /** Ends it, and removes what it stored unless it was told where to. */
  stop: () => Promise<void>;
};

/**
 * Starts a sandbox on a free port. Without `DATA_DIR` in the environment given, on an empty folder of its own.
 * @throws with what it printed when it ends, or does not say where it listens in time.
 */
export async function startSandbox(root: string, environment: Record<string, string> = {}): Promise<RunningSandbox> {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-"));
  const sandbox = spawn(process.execPath, ["sandbox/main.ts"], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: "",
      SMTP_URL: "",
      DATA_DIR: folder,
      HOST: "127.0.0.1",
      PORT: "0",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exit = once(sandbox, "exit");
  // Whoever leaves without stopping it, by `process.exit` or an error, takes it along.
  const abandon = () => void sandbox.kill("SIGKILL");
  process.once("exit", abandon);
  const stop = async () => {
    process.off("exit", abandon);
    sandbox.kill("SIGTERM");
    await exit;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { url: await addressOf(sandbox), process: sandbox, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function addressOf(sandbox: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const printed: string[] = [];
    const fail = (why: string) => reject(new Error(`The sandbox ${why}. It printed:\n${printed.join("\n")}`));
    const timer = setTimeout(() => fail("did not start in time"), START_TIMEOUT);
    const read = (line: string) => {
      printed.push(line);
      const [, url] = /^Merchant Console: (\S+?)\/?$/.exec(line) ?? [];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    };
    for (const stream of [sandbox.stdout, sandbox.stderr]) if (stream) createInterface(stream).on("line", read);
    sandbox.once("exit", (code) => {
      clearTimeout(timer);
      fail(`ended with code ${code}`);
    });
  });
}
