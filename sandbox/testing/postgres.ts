import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { findPostgres } from "./postgres-programs.ts";
import { chownToUnprivileged, isRoot, UNPRIVILEGED } from "./unprivileged-user.ts";

export type TestPostgres = {
  url: string;
  /** Stops the server and keeps its data: SIGINT cleanly, SIGQUIT immediately, SIGKILL as a power cut does. */
  down: (signal: "SIGINT" | "SIGQUIT" | "SIGKILL") => Promise<void>;
  /** Starts it again, on the same port and data. */
  up: () => Promise<void>;
  stop: () => Promise<void>;
};

const USER = "sandbox";
const PASSWORD = "in-tests-only";

/**
 * Starts an empty PostgreSQL in its own folder and on a free local port. PostgreSQL refuses to run as root, so it then
 * runs as the user `nobody`, from a copy which that user can read.
 * @throws Error with its output if it does not start.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), "sandbox-postgres-"));
  const programs = await findPostgres(isRoot ? join(folder, "programs") : null);
  const data = join(folder, "data");
  const passwordFile = join(folder, "password");
  await writeFile(passwordFile, PASSWORD);
  if (isRoot) await chownToUnprivileged(folder);
  const run = (program: string, parameters: string[]) =>
    spawn(program, parameters, { cwd: folder, env: { LC_ALL: "C" }, ...(isRoot && UNPRIVILEGED) });

  const initdb = run(programs.initdb, [
    `--pgdata=${data}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    ...["--auth=scram-sha-256", "--encoding=UTF8", "--locale=C", "--no-sync"],
  ]);
  await prints(initdb, null);
  const port = await freePort();
  let server: ChildProcess | null = null;
  const up = async () => {
    server = run(programs.postgres, [
      ...["-D", data, "-p", String(port)],
      ...["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="],
    ]);
    await prints(server, "ready to accept connections");
  };
  const down = async (signal: NodeJS.Signals) => {
    // The event follows once all of the server's processes have ended.
    const closed = server && once(server, "close");
    server?.kill(signal);
    await closed;
    server = null;
  };
  const endWithTests = () => server?.kill("SIGQUIT");
  process.once("exit", endWithTests);
  // Vitest ends slow processes by SIGTERM, which triggers no exit event by itself.
  const leave = () => process.exit(143);
  process.once("SIGTERM", leave);
  await up();

  const stop = async () => {
    process.off("exit", endWithTests);
    process.off("SIGTERM", leave);
    await down("SIGINT");
    await rm(folder, { recursive: true, force: true });
  };
  return { url: `postgresql://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`, down, up, stop };
}

/** Waits until a process prints this text, or until it succeeds if null. */
function prints(child: ChildProcess, awaited: string | null): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = "";
    const read = (chunk: Buffer) => {
      printed += chunk;
      if (awaited && printed.includes(awaited)) resolve();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0 && awaited === null) resolve();
      else reject(new Error(`PostgreSQL ended with code ${code}. It printed:\n${printed}`));
    });
  });
}
