import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface, type Interface } from "node:readline";

/** How long a sandbox may take to start on an empty folder, in milliseconds. */
const START_TIMEOUT = 180_000;
/** How long it may take to stop, in milliseconds: it gives open calls two seconds, and closes its storage. */
const STOP_TIMEOUT = 60_000;

export type RunningSandbox = {
  /** Without a slash at its end. */
  url: string;
  process: ChildProcess;
  /**
   * Stops it, and removes its data unless `DATA_DIR` was given.
   * @throws with its output when it did not stop in time and was killed
   */
  stop: () => Promise<void>;
};

/** The normal sandbox, and the one for tests, which hashes passwords with minimal effort. */
export type Entry = "sandbox/main.ts" | "sandbox/testing/quick-main.ts";

/** Node's options. Tests are too short to benefit from optimizing PGlite's WebAssembly. */
const NODE_OPTIONS: Readonly<Record<Entry, readonly string[]>> = {
  "sandbox/main.ts": [],
  "sandbox/testing/quick-main.ts": ["--liftoff-only"],
};

/**
 * Starts a sandbox on a free port, with an empty data folder unless the environment has `DATA_DIR`.
 * @throws with its output when it ends, or does not print its address in time
 */
export async function startSandbox(
  root: string,
  environment: Record<string, string> = {},
  entry: Entry = "sandbox/main.ts",
): Promise<RunningSandbox> {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-"));
  const sandbox = spawn(process.execPath, [...NODE_OPTIONS[entry], entry], {
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
  // Also stopped when this process ends by `process.exit` or an error.
  const abandon = () => void sandbox.kill("SIGKILL");
  process.once("exit", abandon);
  const printed: string[] = [];
  const outputs = [sandbox.stdout, sandbox.stderr].map((input) => createInterface({ input }));
  for (const output of outputs) output.on("line", (line) => printed.push(line));
  const stop = async () => {
    process.off("exit", abandon);
    sandbox.kill("SIGTERM");
    const timer = setTimeout(abandon, STOP_TIMEOUT);
    const [, signal] = await exit;
    clearTimeout(timer);
    rmSync(folder, { recursive: true, force: true });
    if (signal === "SIGKILL") throw new Error(`The sandbox did not stop. It printed:\n${printed.join("\n")}`);
  };
  try {
    return { url: await addressOf(sandbox, outputs, printed), process: sandbox, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function addressOf(sandbox: ChildProcess, outputs: readonly Interface[], printed: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The sandbox ${why}. It printed:\n${printed.join("\n")}`));
    const timer = setTimeout(() => fail("did not start in time"), START_TIMEOUT);
    const read = (line: string) => {
      const [, url] = /^Merchant Console: (\S+?)\/?$/.exec(line) ?? [];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    };
    for (const output of outputs) output.on("line", read);
    sandbox.once("exit", (code) => {
      clearTimeout(timer);
      fail(`ended with code ${code}`);
    });
  });
}
