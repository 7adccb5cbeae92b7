import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { identityLogin } from "#contracts/account/identity-login.call.ts";
import { securityHeadersFor } from "#sandbox/http/security-headers.ts";
import { type SandboxUnderTest, startUnderTest } from "#sandbox/testing/sandbox-under-test.ts";
import { IDENTITY_CLIENT_ID } from "./credential.ts";

let siteDir: string;
let sandbox: SandboxUnderTest;
beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), "site-"));
  await writeFile(join(siteDir, "config.json"), '{"walletProduct":"Usdt"}');
  await writeFile(join(siteDir, "index.html"), "<title>The console</title>");
  sandbox = await startUnderTest({ identity: true, siteDir });
});
afterAll(async () => {
  await sandbox.stop();
  await rm(siteDir, { recursive: true });
  expect(sandbox.faults).toEqual([]);
});

const ASKED = { client_id: IDENTITY_CLIENT_ID, response_type: "code", request: "r-1", scope: "email profile openid" };
const chooseUrl = (asked: Record<string, string>) => `/sandbox/identity/choose?${new URLSearchParams(asked)}`;
const read = (path: string) => fetch(sandbox.url + path);

async function choose(asked: Record<string, string>, chosen: Record<string, string>, headers = {}) {
  return fetch(sandbox.url + chooseUrl(asked), { method: "POST", body: new URLSearchParams(chosen), headers });
}

/** The answer that a page of the popup contains. */
async function handedOver(page: Response) {
  const [, written = ""] = /data-answer="([^"]*)"/.exec(await page.text()) ?? [];
  return JSON.parse(written.replaceAll("&quot;", '"').replaceAll("&amp;", "&").replaceAll("&lt;", "<"));
}

describe("the popup of the simulated provider (2.38, 7.19, 9.10)", () => {
  test("shows the requested scope", async () => {
    const page = await read(chooseUrl(ASKED));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("email profile openid");
  });

  test.each([
    ["code", "code", { code: expect.any(String), scope: ASKED.scope, state: "s 1" }],
    ["token", "accessToken", { access_token: expect.any(String), token_type: "Bearer", expires_in: 300, state: "s 1" }],
    ["credential", "credential", { credential: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) }],
  ] as const)("a request for a %s returns what signs in", async (response_type, kind, expected) => {
    const email = `${kind.toLowerCase()}@company.example`;
    const { request, response } = await handedOver(
      await choose({ ...ASKED, response_type, state: "s 1" }, { answer: "grant", email }),
    );
    expect(request).toBe("r-1");
    expect(response).toMatchObject(expected);
    const value = response.code ?? response.access_token ?? response.credential;
    expect(await identityLogin(sandbox.send, { kind, value })).toMatchObject({ accepted: true, value: { email } });
  });

  test("denying returns an OAuth error and no credential", async () => {
    const { response } = await handedOver(await choose({ ...ASKED, state: "s" }, { answer: "deny", email: "" }));
    expect(response).toMatchObject({ error: "access_denied", state: "s" });
    const none = await handedOver(await choose({ ...ASKED, response_type: "credential" }, { answer: "deny" }));
    expect(none.response).toBeNull();
  });

  test.each([
    ["another client", { ...ASKED, client_id: "another" }, "invalid_client"],
    ["a flow that does not exist", { ...ASKED, response_type: "magic" }, "invalid_request"],
    ["no number of its own", { ...ASKED, request: "" }, "invalid_request"],
  ])("a request with %s is refused, at its page and at its answer", async (_, asked, fault) => {
    for (const page of [await read(chooseUrl(asked)), await choose(asked, { answer: "grant", email: "a@b.example" })]) {
      expect(page.status).toBe(400);
      expect(await page.text()).toContain(fault);
    }
  });

  test("an invalid email shows the form again (5.2)", async () => {
    const page = await choose(ASKED, { answer: "grant", email: "merchant" });
    expect(page.status).toBe(400);
    expect(await page.text()).toContain("That is no email address.");
  });

  test("query parameters are escaped", async () => {
    const evil = `"><script>alert(1)</script>`;
    const asked = { ...ASKED, scope: evil, state: evil };
    for (const page of [await read(chooseUrl(asked)), await choose(asked, { answer: "deny" })]) {
      expect(await page.text()).not.toContain("<script>alert");
    }
  });

  test("a request from another site is refused", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site" };
    expect((await choose(ASKED, { answer: "grant", email: "a@b.example" }, headers)).status).toBe(403);
    const body = JSON.stringify({ client_id: IDENTITY_CLIENT_ID, kind: "code", email: "a@b.example" });
    expect((await sandbox.post("/sandbox/identity/proofs", body, headers)).status).toBe(403);
  });
});

test.each(["client.js", "hand-over.js"])("%s is a separate script with every security header", async (name) => {
  const { status, headers } = await read(`/sandbox/identity/${name}`);
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
  for (const [header, value] of Object.entries(securityHeadersFor({ identityProvider: null })))
    expect(headers.get(header)).toBe(value);
});

test("an unknown kind of proof is refused with the reason", async () => {
  const answer = await sandbox.post("/sandbox/identity/proofs", '{"client_id":"another","kind":"wish"}');
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error: expect.stringMatching(/client_id/) });
});

test("/config.json names the simulated provider beside the file's keys", async () => {
  const answer = await read("/config.json");
  expect(answer.headers.get("Cache-Control")).toBe("no-cache");
  expect(await answer.json()).toEqual({
    walletProduct: "Usdt",
    identityClientId: IDENTITY_CLIENT_ID,
    identityScriptUrl: "/sandbox/identity/client.js",
  });
});

test("an invalid config.json is served unchanged", async () => {
  const broken = await mkdtemp(join(tmpdir(), "site-"));
  await writeFile(join(broken, "config.json"), "{");
  const other = await startUnderTest({ identity: true, siteDir: broken });
  expect(await (await fetch(`${other.url}/config.json`)).text()).toBe("{");
  await other.stop();
  await rm(broken, { recursive: true });
});

test("a real provider's client and script are in config.json, and the content policy allows the script (2.38)", async () => {
  const scriptUrl = "https://id.example/library.js";
  const other = await startUnderTest({ identityProvider: { clientId: "shop", scriptUrl }, siteDir });
  const config = await fetch(`${other.url}/config.json`);
  expect(await config.json()).toMatchObject({ identityClientId: "shop", identityScriptUrl: scriptUrl });
  expect(config.headers.get("Content-Security-Policy")).toContain("script-src 'self' https://id.example/library.js;");
  await other.stop();
});

test("by default there is no simulated provider, and no other host may run scripts (2.38)", async () => {
  const plain = await startUnderTest({ siteDir });
  for (const name of ["client.js", "hand-over.js"]) {
    expect((await fetch(`${plain.url}/sandbox/identity/${name}`)).status).toBe(404);
  }
  expect(await (await fetch(plain.url + chooseUrl(ASKED))).text()).toContain("The console");
  const body = JSON.stringify({ client_id: IDENTITY_CLIENT_ID, kind: "code", email: "a@b.example" });
  expect((await plain.post("/sandbox/identity/proofs", body)).status).toBe(404);
  const config = await fetch(`${plain.url}/config.json`);
  expect(await config.json()).toEqual({ walletProduct: "Usdt" });
  expect(config.headers.get("Content-Security-Policy")).toContain("script-src 'self';");
  await plain.stop();
});
