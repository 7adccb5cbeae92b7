import { beforeAll, describe, expect, test } from "vitest";
import { login } from "#contracts/account/login.call.ts";
import { updateProfile } from "#contracts/account/update-profile.call.ts";
import { createApplication } from "#contracts/applications/create-application.call.ts";
import { describeAccess } from "#sandbox/describe-access.ts";
import { redactor } from "#sandbox/redaction.ts";
import { DEMO_MERCHANT } from "#sandbox/seed/demo-merchant.ts";
import { readSettings } from "#sandbox/settings.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { SWEPT_ENGINES } from "#sandbox/testing/engines.ts";
import { refusedAs } from "#sandbox/testing/expected-answer.ts";
import { sandboxFixture } from "#sandbox/testing/fixtures.ts";
import { rawRequest } from "#sandbox/testing/raw-request.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import type { Merchant } from "#sandbox/testing/sandbox-under-test.ts";

const KEY = "a-key-of-the-tester-7";
const basic = (password: string) => ({ Authorization: `Basic ${btoa(`anybody:${password}`)}` });

describe("a sandbox reachable by others", () => {
  const sandbox = sandboxFixture({ testerKey: KEY, demo: false, identity: true, hosts: ["Pay.Example"] });

  test.each([
    ["GET", "/sandbox"],
    ["GET", "/sandbox/"],
    ["GET", "/sandbox/sandbox.css"],
    ["GET", "/sandbox/api/emails"],
    ["POST", "/sandbox/api/orders/1/pay"],
    ["POST", "/sandbox/orders/1/pay"],
    ["GET", "/sandbox/identity/choose"],
    ["POST", "/sandbox/identity/proofs"],
    ["GET", "/sandbox/%2e%2e/sandbox/api/emails"],
    ["GET", "/%73andbox/api/emails"],
  ])("%s %s asks for the key", async (method, path) => {
    for (const headers of [{}, basic("another-key-entirely"), basic(""), { Authorization: `Bearer ${KEY}` }]) {
      const { status, body } = await rawRequest(sandbox.url, { method, path, headers });
      expect(status).toBe(401);
      expect(body).not.toMatch(/Emails|sentAt/);
    }
  });

  test("with the key, the page opens", async () => {
    const { status, body } = await rawRequest(sandbox.url, { path: "/sandbox", headers: basic(KEY) });
    expect(status).toBe(200);
    expect(body).toContain("Open orders");
  });

  test("the demo account cannot sign in", async () => {
    expect(await login(sandbox.send, DEMO_MERCHANT)).toMatchObject(refusedAs("wrongCredentials"));
  });

  test.each([
    ["rebound.attacker.example", 421],
    ["127.0.0.1.attacker.example", 421],
    ["localhost.attacker.example", 421],
    ["[::1]@attacker.example", 400],
    ["pay.example", 200],
    ["PAY.example:443", 200],
    ["localhost:1", 200],
    ["console.localhost", 200],
    ["127.0.0.1", 200],
    ["[::1]:4180", 200],
  ])("a request to host %s gets %i", async (host, status) => {
    const path = "/sandbox/identity/client.js";
    expect((await rawRequest(sandbox.url, { path, headers: { Host: host } })).status).toBe(status);
  });

  test("an unknown host in an absolute request target is refused, whatever the Host header is", async () => {
    const path = "http://rebound.attacker.example/sandbox/identity/client.js";
    expect((await rawRequest(sandbox.url, { path, headers: { Host: "localhost" } })).status).toBe(421);
  });
});

describe.each(SWEPT_ENGINES)("unusual inputs, on %s", (engine) => {
  const sandbox = sandboxFixture({}, engine);
  let merchant: Merchant;
  beforeAll(async () => {
    merchant = await sandbox.newMerchant();
  });

  /** Which characters these are is tested with the contract (`readable-text.test.ts`). */
  test("an invisible character is refused in displayed text (1001)", async () => {
    const text = "Sh\u200Bop";
    expect(await updateProfile(merchant.send, { nickName: text })).toMatchObject(refusedAs("invalidInput"));
    for (const field of ["name", "remark"]) {
      const wanted = sampleApplication({ [field]: text });
      expect(await createApplication(merchant.send, wanted)).toMatchObject(refusedAs("invalidInput"));
    }
  });

  test("a name in several scripts is accepted", async () => {
    expect(await updateProfile(merchant.send, { nickName: "Lin 林 ลิน 👩‍👩‍👧" })).toMatchObject({ accepted: true });
  });

  test("line breaks are accepted in a remark, not in a name", async () => {
    const { send } = await sandbox.newMerchant();
    const lines = "First\nsecond";
    expect(await createApplication(send, sampleApplication({ name: lines }))).toMatchObject(refusedAs("invalidInput"));
    expect(acceptedValue(await createApplication(send, sampleApplication({ remark: lines }))).remark).toBe(lines);
  });

  test.each([
    "/api/Order/%00",
    "/%00",
    "/sandbox/orders/%07/pay",
    "/home%0d%0aSet-Cookie:a=b",
    "/%C0%80",
    "/%",
    "/sandbox?to=%00",
    "/sandbox/api/emails?to=%1b",
    "//sandbox",
    "//attacker.example/sandbox",
    "///attacker.example/%2e%2e",
    // A cache and a file system would read these paths differently.
    "/assets/index.js/..%2f..%2fconfig.json",
    "/sandbox%2Fapi%2Femails",
    "/%5c..%5c..%5cpackage.json",
  ])("%s is a bad request", async (path) => {
    expect((await rawRequest(sandbox.url, { path })).status).toBe(400);
  });

  test.each([
    "text/plain",
    "text/plain; application/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "",
  ])("a body of type “%s”, which other sites can send without permission, is refused", async (type) => {
    const body = JSON.stringify({ email: "a@company.example", password: "Wrong-Horse-7" });
    for (const path of ["/api/Login/Login", "/sandbox/api/orders/1/pay"]) {
      const headers: Record<string, string> = type === "" ? {} : { "Content-Type": type };
      const { status } = await rawRequest(sandbox.url, { method: "POST", path, headers, body });
      expect(status).toBe(type === "" && path.startsWith("/sandbox") ? 400 : 415);
    }
  });
});

describe("the output at the start", () => {
  const settings = readSettings({
    DATABASE_URL: "postgresql://me:db%40secret@host/db",
    SMTP_URL: "smtp://me:mail-secret@host",
    SANDBOX_SECRETS_KEY: "ab".repeat(32),
    HOST: "0.0.0.0",
  });

  test.each([
    "connect to smtp://me:mail-secret@host failed",
    "password db@secret was not taken, nor db%40secret",
    `key ${"ab".repeat(32)}`,
    `Authorization: Bearer a-token-of-a-merchant`,
    `authorization: bearer a-token-of-a-merchant`,
    `the key ${settings.testerKey}`,
    "another address, https://you:other-secret@elsewhere/",
  ])("a secret is hidden in “%s”", (line) => {
    const printed = redactor(settings)(line);
    expect(printed).toContain("•••");
    expect(printed).not.toMatch(/secret|abab|a-token/);
    expect(printed).not.toContain(settings.testerKey ?? "");
  });

  test("names who can reach what, and requires no key on this machine alone", () => {
    expect(describeAccess(settings).flat().join(" ")).toMatch(/everyone who reaches 0\.0\.0\.0.*With the key/);
    expect(describeAccess(readSettings({})).flat().join(" ")).toContain("this machine alone");
    expect(readSettings({}).testerKey).toBeNull();
    expect(readSettings({ SANDBOX_TRUST_PROXY: "1" })).toMatchObject({ demo: false, testerKey: expect.any(String) });
    expect(readSettings({ HOST: "0.0.0.0", SANDBOX_DEMO: "1" }).demo).toBe(true);
  });
});
