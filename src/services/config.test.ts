import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { DEFAULT_SETTINGS } from "#machines/shell/settings.ts";
import { parseConfig, readConfig } from "./config.ts";

test("an empty configuration means the page's origin and no debugging", () => {
  expect(parseConfig("{}")).toEqual({
    config: {
      apiBaseUrl: "",
      walletProduct: "merchant",
      identityFlow: "code",
      explorers: {},
      settings: DEFAULT_SETTINGS,
      debug: false,
    },
  });
});

test("the shipped configuration is valid", () => {
  expect(parseConfig(readFileSync("src/app/public/config.json", "utf8"))).toHaveProperty("config");
});

test.each([
  ["https://api.example/", "https://api.example"],
  ["https://api.example/v1//", "https://api.example/v1"],
  ["http://127.0.0.1:8080", "http://127.0.0.1:8080"],
])("with the service at %s, calls go to %s", (apiBaseUrl, asked) => {
  expect(parseConfig(JSON.stringify({ apiBaseUrl }))).toMatchObject({ config: { apiBaseUrl: asked } });
});

test.each(["/sandbox/identity/client.js", "https://accounts.example/client"])(
  "the identity provider's script can be at %s (2.38)",
  (identityScriptUrl) => {
    const text = JSON.stringify({ identityClientId: "console", identityScriptUrl });
    expect(parseConfig(text)).toMatchObject({ config: { identityScriptUrl } });
  },
);

test.each(["help@merchant.example", "https://merchant.example/support"])("config: support may be %s", (support) => {
  expect(parseConfig(JSON.stringify({ support }))).toMatchObject({ config: { support } });
});

test.each([
  ["support at no address", '{"support":"javascript:alert(1)@x"}'],
  ["an address of another scheme", '{"apiBaseUrl":"javascript:alert(1)"}'],
  ["an address whose scheme only ends like one", '{"apiBaseUrl":"xhttp://api.example"}'],
  ["an address whose scheme only begins like one", '{"apiBaseUrl":"httpx://api.example"}'],
  ["an explorer of another scheme", '{"explorers":{"TRON":"javascript:{hash}"}}'],
  ["an explorer without encryption", '{"explorers":{"TRON":"http://scan.example/{hash}"}}'],
  ["an identity script of another scheme", '{"identityScriptUrl":"javascript:alert(1)"}'],
  ["an identity script of a host without its scheme", '{"identityScriptUrl":"//accounts.example/client"}'],
  ["a setting that there is not", '{"settings":{"sidebar":true}}'],
  ["a theme colour that is none", '{"settings":{"themeColor":"red"}}'],
  ["a product that would change the path", '{"walletProduct":"../x"}'],
])("config: %s is reported as an error", (_, text) => {
  const reading = parseConfig(text);
  expect("faults" in reading && reading.faults.join("")).toMatch(/\S/);
});

test.each([
  ["<!doctype html>", ["The file is not JSON."]],
  ['{"explorers":{"TRON":"https://scan.example/tx"}}', ["explorers.TRON: must contain {hash}"]],
  ['{"support":"nowhere"}', ["support: must be an email address or an https URL"]],
  ["[]", ["The file must be an object."]],
  ['{"apiBaseURL":""}', ["apiBaseURL: is not known here"]],
  ['{"identityFlow":"implicit"}', ["identityFlow: must be one of: code, token"]],
  [
    '{"debug":"yes","explorers":{"TRON":"javascript:1"},"settings":{"menuWidth":1,"sidebar":true}}',
    [
      "explorers.TRON: must be an https URL",
      "explorers.TRON: must contain {hash}",
      "settings.menuWidth: must be a whole number from 160 to 400",
      "settings.sidebar: is not known here",
      "debug: must be true or false",
    ],
  ],
])("for %s the operator's message is %j", (text, faults) => {
  expect(parseConfig(text)).toEqual({ faults });
});

test("config: it is loaded from beside the page, with a timeout", async () => {
  const fetched = vi.fn(async (_: string, __: RequestInit) => Response.json({ walletProduct: "pay" }));
  vi.stubGlobal("fetch", fetched);
  expect(await readConfig()).toMatchObject({ config: { walletProduct: "pay" } });
  expect(fetched).toHaveBeenCalledExactlyOnceWith("/config.json", {
    credentials: "same-origin",
    signal: expect.any(AbortSignal),
  });
});

test("config: a missing file is an error; a failed request is not", async () => {
  const answered = (response: () => Promise<Response>) => vi.stubGlobal("fetch", response);
  answered(async () => new Response("", { status: 404 }));
  expect(await readConfig()).toEqual({ faults: ["HTTP 404"] });
  for (const status of [500, 503]) {
    answered(async () => new Response("", { status }));
    await expect(readConfig()).rejects.toThrow(`HTTP ${status}`);
  }
  answered(() => Promise.reject(new TypeError("Failed to fetch")));
  await expect(readConfig()).rejects.toThrow("Failed to fetch");
});

test.each([
  "https://api.example?x=1",
  "https://api.example/#a",
  "https://me:secret@api.example",
  "https://me@api.example",
  " https://api.example",
  "https://api .example",
  "https:api.example",
  "https:\\\\api.example",
])("config: an invalid address is rejected: %j", (apiBaseUrl) => {
  expect(parseConfig(JSON.stringify({ apiBaseUrl }))).toMatchObject({
    faults: [expect.stringContaining("apiBaseUrl")],
  });
});

test("config: addresses have no blanks or user names, and a template keeps its fragment", () => {
  const explorers = { TRON: "https://tronscan.org/#/transaction/{hash}" };
  expect(parseConfig(JSON.stringify({ explorers, support: "https://help.example/?from=console" }))).toHaveProperty(
    "config",
  );
  for (const odd of ["https://me@scan.example/{hash}", "https://scan.example/ {hash}"])
    expect(parseConfig(JSON.stringify({ explorers: { TRON: odd } }))).toHaveProperty("faults");
  for (const odd of ["https://me@help.example", "https://help .example"])
    expect(parseConfig(JSON.stringify({ support: odd }))).toHaveProperty("faults");
  for (const odd of ["/a b.js", "https://me:x@id.example/a.js"])
    expect(parseConfig(JSON.stringify({ identityScriptUrl: odd }))).toHaveProperty("faults");
});
