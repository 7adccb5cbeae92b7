import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSettings, VARIABLES } from "./settings.ts";

const docs = readFileSync(new URL("../docs/sandbox.md", import.meta.url), "utf8");

/** Rows of the table in docs/sandbox.md: a variable and its default. */
const DOCUMENTED = [...docs.matchAll(/^\| `([A-Z_]+)` \| (.+?) \|/gm)].map(([, name = "", shown = ""]) => [
  name,
  shown,
]);

test("every variable is documented with its default", () => {
  expect(DOCUMENTED.map(([name]) => name).toSorted()).toEqual(VARIABLES.toSorted());
  const given = DOCUMENTED.flatMap(([name, shown = ""]) => {
    const value = /^`([^`]+)`$/.exec(shown)?.[1];
    return value === undefined ? [] : [[name, value]];
  });
  expect(given.length).toBeGreaterThan(15);
  expect(readSettings(Object.fromEntries(given))).toEqual(readSettings({}));
});

test("without any setting, only this machine has access, to everything", () => {
  expect(readSettings({})).toMatchObject({ host: "127.0.0.1", testerKey: null, demo: true, localCallbacks: true });
});

test("an identity provider needs a client id; its script has a default (2.38)", () => {
  const clientId = "shop.apps.example";
  const scriptUrl = "https://id.example/library.js";
  expect(readSettings({ IDENTITY_CLIENT_ID: clientId }).identityProvider).toEqual({
    clientId,
    scriptUrl: "https://accounts.google.com/gsi/client",
  });
  expect(readSettings({ IDENTITY_CLIENT_ID: clientId, IDENTITY_SCRIPT_URL: scriptUrl }).identityProvider).toEqual({
    clientId,
    scriptUrl,
  });
  expect(() => readSettings({ IDENTITY_SCRIPT_URL: "javascript:alert()" })).toThrow("must be an http(s) URL");
});

test.each(["postgres", "postgresql"])("the address of a database can begin with %s://", (scheme) => {
  const address = `${scheme}://sandbox:secret@db.example:5432/console`;
  expect(readSettings({ DATABASE_URL: address }).databaseUrl).toBe(address);
  expect(() => readSettings({ DATABASE_URL: `${scheme}:sandbox` })).toThrow("must begin with postgresql://");
  expect(() => readSettings({ DATABASE_URL: `x${address}` })).toThrow("must begin with postgresql://");
});

test("an empty variable counts as not set", () => {
  expect(readSettings({ PORT: "", DATABASE_URL: "", SMTP_URL: "" })).toEqual(readSettings({}));
});

test("seconds may be fractions", () => {
  expect(readSettings({ SANDBOX_BLOCK_SECONDS: "0.2" }).blockSeconds).toBe(0.2);
});

test.each([
  ["PORT", "70000"],
  ["PORT", "80.5"],
  ["DATABASE_URL", "mysql://secret@host/db"],
  ["SMTP_URL", "http://secret@host"],
  ["SMTP_URL", "smtp://me:secret@host:many"],
  ["DATABASE_URL", "postgresql://me:secret#1@host/db"],
  ["SANDBOX_KEY", "secret"],
  ["SANDBOX_DEMO", "yes"],
  ["SANDBOX_BLOCK_SECONDS", "-1"],
  ["SANDBOX_PAYMENT_WINDOW_SECONDS", "soon"],
  ["SANDBOX_CODES_PER_DAY", "0"],
  ["SANDBOX_PROVIDER_STATES", "yes"],
  ["SANDBOX_IDENTITY", "yes"],
  ["SANDBOX_SECRETS_KEY", "hunter2"],
  ["SANDBOX_MOCK", "yes"],
  ["SANDBOX_STANDS_AT", "yesterday"],
])("%s=%s is refused by name, and its value is not repeated", (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^(?=[^]*${name}: )(?![^]*secret)`));
});

test.each([
  ["SANDBOX_MOCK", "yes", "must be 0 or 1"],
  ["SANDBOX_OPEN_ORDERS", "1.5", "must be a whole number above 0"],
  ["SANDBOX_CODES_PER_DAY", "many", "must be a whole number above 0"],
])("%s=%s is refused, and the message says that it %s", (name, value, message) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name}: ${message}`);
});

test.each([
  ["127.0.0.1", undefined, true],
  ["::1", undefined, true],
  ["0.0.0.0", undefined, false],
  ["192.168.1.7", undefined, false],
  ["0.0.0.0", "1", true],
  ["127.0.0.1", "0", false],
])(
  "listening on %s with SANDBOX_CALLBACKS_LOCAL=%s, callbacks to this machine are allowed: %s",
  (HOST, local, allowed) => {
    expect(readSettings({ HOST, SANDBOX_CALLBACKS_LOCAL: local }).localCallbacks).toBe(allowed);
  },
);
