import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { DEFAULT_SETTINGS } from "#machines/shell/settings.ts";
import { parseConfig, readConfig } from "./config.ts";

test("an empty configuration means the page's own origin and no debugging", () => {
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

test("the configuration that ships can be used", () => {
  expect(parseConfig(readFileSync("src/app/public/config.json", "utf8"))).toHaveProperty("config");
});

test("a trailing slash of the service's address is dropped", () => {
  expect(parseConfig('{"apiBaseUrl":"https://api.example/"}')).toMatchObject({
    config: { apiBaseUrl: "https://api.example" },
  });
});

test.each(["/sandbox/identity/client.js", "https://accounts.example/client"])(
  "the identity provider's script may be at %s (2.38)",
  (identityScriptUrl) => {
    const text = JSON.stringify({ identityClientId: "console", identityScriptUrl });
    expect(parseConfig(text)).toMatchObject({ config: { identityScriptUrl } });
  },
);

test.each(["help@merchant.example", "https://merchant.example/support"])("support may be at %s", (support) => {
  expect(parseConfig(JSON.stringify({ support }))).toMatchObject({ config: { support } });
});

test.each([
  ["support at no address", '{"support":"javascript:alert(1)@x"}'],
  ["not JSON", "<!doctype html>"],
  ["a misspelt key", '{"apiBaseURL":""}'],
  ["an address of another scheme", '{"apiBaseUrl":"javascript:alert(1)"}'],
  ["an explorer without a place for the hash", '{"explorers":{"TRON":"https://scan.example/tx"}}'],
  ["an explorer of another scheme", '{"explorers":{"TRON":"javascript:{hash}"}}'],
  ["an explorer without encryption", '{"explorers":{"TRON":"http://scan.example/{hash}"}}'],
  ["an identity script of another scheme", '{"identityScriptUrl":"javascript:alert(1)"}'],
  ["an identity script of a host without its scheme", '{"identityScriptUrl":"//accounts.example/client"}'],
  ["a flow that the provider does not know", '{"identityFlow":"implicit"}'],
  ["a setting that there is not", '{"settings":{"sidebar":true}}'],
  ["a theme colour that is none", '{"settings":{"themeColor":"red"}}'],
  ["a product that would change the path", '{"walletProduct":"../x"}'],
])("%s is a fault that is named", (_, text) => {
  const reading = parseConfig(text);
  expect("faults" in reading && reading.faults.join("")).toMatch(/\S/);
});

test("a file that is not there is a fault; one that cannot be had just now is none", async () => {
  const answered = (response: () => Promise<Response>) => vi.stubGlobal("fetch", response);
  answered(async () => new Response("", { status: 404 }));
  expect(await readConfig()).toEqual({ faults: ["HTTP 404"] });
  answered(async () => new Response("", { status: 503 }));
  await expect(readConfig()).rejects.toThrow("HTTP 503");
  answered(() => Promise.reject(new TypeError("Failed to fetch")));
  await expect(readConfig()).rejects.toThrow("Failed to fetch");
});
