import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NotStarted, type SandboxProcess, spawnSandbox } from "./testing/sandbox-process.ts";

let folder: string;
let long: string;
let sandbox: SandboxProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sandbox-main-"));
  long = join(folder, "a-long-name".repeat(12));
  await mkdir(long);
  // A long path of the temporary folder works.
  const settings = { SANDBOX_IDENTITY: "1", SANDBOX_MOCK: "1", SANDBOX_LOG: "info", TMPDIR: long };
  sandbox = await spawnSandbox({ DATA_DIR: folder, ...settings });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function post(path: string, body: object, token = ""): Promise<Response> {
  const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) };
  return fetch(sandbox.url + path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** The JSON lines logged so far. */
function lines(): Record<string, unknown>[] {
  const printed = sandbox.printed().split("\n");
  return printed.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
}

async function failure(environment: Record<string, string>): Promise<NotStarted> {
  const error = await spawnSandbox(environment).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(NotStarted);
  return error as NotStarted;
}

test("prints its address, how to sign in, and where emails are", () => {
  expect(sandbox.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(sandbox.printed()).toContain("demo@merchant.example");
  expect(sandbox.printed()).toContain("Demo1234pay");
  expect(sandbox.printed()).toContain(`${sandbox.url}/sandbox`);
});

test("prints that the simulated identity provider signs anyone in (2.38)", () => {
  expect(sandbox.printed()).toContain("a simulated provider signs anyone in with any email");
});

test("prints that mock mode is on (7.17)", () => {
  expect(sandbox.printed()).toMatch(/Mock mode +messages, the server menu and the role are made up/);
});

test("every request is logged as a line of JSON with its request id and without secrets", async () => {
  const email = "do-not-tell@company.example";
  const password = "Do-Not-Tell-7";
  await post("/api/User/SentVerificationCode", { email, purpose: "register" });
  const [sent] = (await (await fetch(`${sandbox.url}/sandbox/api/emails?to=${email}`)).json()) as { code: string }[];
  const code = sent?.code ?? "";
  expect(code).toMatch(/^\d{6}$/);
  await post("/api/Register/Register", { email, password, code });
  const signIn = (await (await post("/api/Login/Login", { email, password })).json()) as {
    resData: { accessToken: string; deviceToken: string };
  };
  const { accessToken, deviceToken } = signIn.resData;
  const { headers } = await post("/api/Session/List", {}, accessToken);
  const missing = await post(`/api/none?token=${accessToken}`, { password });

  await expect.poll(() => lines().at(-1)?.path).toBe("/api/none");
  expect(lines()).toContainEqual({
    ...{ level: "info", msg: "answered", method: "POST", path: "/api/Session/List", status: 200 },
    ...{ requestId: headers.get("X-Request-Id"), milliseconds: expect.any(Number), time: expect.any(String) },
  });
  expect(lines().at(-1)).toMatchObject({ level: "warn", status: 404, requestId: missing.headers.get("X-Request-Id") });
  for (const secret of [password, accessToken, deviceToken]) expect(sandbox.printed()).not.toContain(secret);
  expect(lines().some((line) => JSON.stringify({ ...line, requestId: "", time: "" }).includes(code))).toBe(false);
});

test("failed sign-ins, limits, wrong codes, forged tokens and foreign records are logged as warnings", async () => {
  const signIn = async (password: string, email = "demo@merchant.example") =>
    (await (await post("/api/Login/Login", { email, password })).json()) as {
      resData: { accessToken: string; userId: string };
    };
  const { accessToken, userId } = (await signIn("Demo1234pay")).resData;
  const before = lines().length;
  for (let guess = 0; guess < 12; guess += 1) await signIn("Do-Not-Tell-8", "victim@company.example");
  await post("/api/Order/Detail", { code: "ORD202611210000000001" }, "forged-token");
  const { headers } = await post("/api/Order/Detail", { code: "ORD202611210000000001" }, accessToken);
  const code = { email: "victim@company.example", purpose: "resetPassword", code: "000000" };
  await post("/api/Register/CheckCaptchaCode", code);
  const last = await post("/api/App/Credentials", { code: "APP1000010001", proof: "forged-proof" }, accessToken);
  await expect.poll(() => lines().at(-1)?.requestId).toBe(last.headers.get("X-Request-Id"));
  const told = lines().slice(before);
  expect(told.map(({ event }) => event)).toEqual([
    ...Array(10).fill("signInFailed"),
    ...["limitReached", "limitReached", "tokenRefused", "recordNotFound", "codeRefused", "recordNotFound"],
  ]);
  for (const line of told) expect(line).toMatchObject({ level: "warn", status: 200, address: "127.0.0.1" });
  expect(told[13]).toMatchObject({ merchantId: userId, requestId: headers.get("X-Request-Id") });
  expect(told[0]).not.toHaveProperty("merchantId");
  for (const secret of ["victim@company.example", "Do-Not-Tell-8", "forged", "000000001"])
    expect(JSON.stringify(told)).not.toContain(secret);
});

test("reachable by others, it prints who can reach what, and the tester's key", async () => {
  const reached = await spawnSandbox({
    ...{ DATA_DIR: `${folder}/reached`, SANDBOX_TRUST_PROXY: "1", SANDBOX_KEY: "the-key-of-the-tester" },
    ...{ SMTP_URL: "smtp://me:do-not-tell@127.0.0.1:1", SANDBOX_SECRETS_KEY: "ab".repeat(32) },
  });
  await fetch(`${reached.url}/api/User/SentVerificationCode`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "a@company.example", purpose: "register" }),
  });
  await expect.poll(reached.printed, { timeout: 10_000 }).toContain("ECONNREFUSED");
  expect(reached.printed()).toMatch(/Open to +everyone who reaches the proxy.+\n +With the key +\/sandbox:/);
  expect(reached.printed().split("the-key-of-the-tester")).toHaveLength(2);
  expect(reached.printed()).not.toMatch(/do-not-tell|abab|Demo1234pay/);
  expect(await reached.end("SIGTERM")).toBe(0);
});

test("a used port is explained without a stack trace", async () => {
  const { code, message } = await failure({ PORT: new URL(sandbox.url).port, DATA_DIR: `${folder}/other` });
  expect(code).toBe(1);
  expect(message).toMatch(/Port \d+ is taken/);
  expect(message).not.toMatch(/\bat .+:\d+:\d+/);
});

test.each(["by its own path", "through a symbolic link", "with another temporary folder"])(
  "data that another sandbox has open is not used, %s",
  async (way) => {
    const elsewhere = await mkdtemp(join(tmpdir(), "sandbox-elsewhere-"));
    const link = join(elsewhere, "link");
    await symlink(folder, link);
    const { code, message } = await failure({
      DATA_DIR: way === "through a symbolic link" ? link : folder,
      TMPDIR: way === "with another temporary folder" ? elsewhere : long,
    });
    expect(code).toBe(1);
    expect(message).toContain("Another sandbox is already running");
    await rm(elsewhere, { recursive: true });
  },
);

test("a long path of the data folder is explained", async () => {
  const { code, message } = await failure({ DATA_DIR: long });
  expect(code).toBe(1);
  expect(message).toMatch(/DATA_DIR.*shorter path/);
  expect(message).not.toMatch(/\bat .+:\d+:\d+/);
});

test("a database that cannot be reached is explained, without its password", async () => {
  const { code, message } = await failure({ DATABASE_URL: "postgresql://me:do-not-tell@127.0.0.1:1/none" });
  expect(code).toBe(1);
  expect(message).toContain("ECONNREFUSED");
  expect(message).not.toContain("do-not-tell");
});

test("an unexpected error is printed with its stack", () => {
  const started = 'import { run } from "#sandbox/run.ts"; await run({ dataDir: 7 })';
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", started], { encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toMatch(/TypeError.*\n +at .+:\d+:\d+/s);
});

test("invalid settings are named", async () => {
  const { code, message } = await failure({ PORT: "many", SANDBOX_BLOCK_SECONDS: "0" });
  expect(code).toBe(1);
  expect(message).toMatch(/PORT: .+\n.+SANDBOX_BLOCK_SECONDS: .+/);
});

test("SIGTERM ends it cleanly", async () => {
  expect(await sandbox.end("SIGTERM")).toBe(0);
});
