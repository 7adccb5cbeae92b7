import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NotStarted, type SandboxProcess, spawnSandbox } from "./testing/sandbox-process.ts";

let folder: string;
let sandbox: SandboxProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sandbox-main-"));
  sandbox = await spawnSandbox({ DATA_DIR: folder, SANDBOX_IDENTITY: "1", SANDBOX_MOCK: "1" });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function failure(environment: Record<string, string>): Promise<NotStarted> {
  const error = await spawnSandbox(environment).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(NotStarted);
  return error as NotStarted;
}

test("it says where it is, how to sign in, and where the e-mails are", () => {
  expect(sandbox.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(sandbox.printed()).toContain("demo@merchant.example");
  expect(sandbox.printed()).toContain("Demo1234pay");
  expect(sandbox.printed()).toContain(`${sandbox.url}/sandbox`);
});

test("it says that a stand-in for an identity provider signs anybody in (2.38)", () => {
  expect(sandbox.printed()).toContain("a stand-in signs anybody in with any e-mail");
});

test("it says that it is in mock mode (7.17)", () => {
  expect(sandbox.printed()).toMatch(/Mock mode +messages, the server menu and the role are made up/);
});

test("a port that is taken is explained, without a stack", async () => {
  const { code, message } = await failure({ PORT: new URL(sandbox.url).port, DATA_DIR: `${folder}/other` });
  expect(code).toBe(1);
  expect(message).toMatch(/Port \d+ is taken/);
  expect(message).not.toMatch(/\bat .+:\d+:\d+/);
});

test("data that another sandbox has open is left alone", async () => {
  const { code, message } = await failure({ DATA_DIR: folder });
  expect(code).toBe(1);
  expect(message).toContain("Another sandbox is already running");
});

test("a database that cannot be reached is explained, without its password", async () => {
  const { code, message } = await failure({ DATABASE_URL: "postgresql://me:do-not-tell@127.0.0.1:1/none" });
  expect(code).toBe(1);
  expect(message).toContain("ECONNREFUSED");
  expect(message).not.toContain("do-not-tell");
});

test("settings that cannot be used are named", async () => {
  const { code, message } = await failure({ PORT: "many", SANDBOX_BLOCK_SECONDS: "0" });
  expect(code).toBe(1);
  expect(message).toMatch(/PORT: .+\n.+SANDBOX_BLOCK_SECONDS: .+/);
});

test("asked to end, it ends well", async () => {
  expect(await sandbox.end("SIGTERM")).toBe(0);
});
