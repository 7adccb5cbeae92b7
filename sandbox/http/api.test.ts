import { expect, test } from "vitest";
import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";
import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { sandboxFixture } from "#sandbox/testing/fixtures.ts";
import { securityHeadersFor } from "./security-headers.ts";

const sandbox = sandboxFixture({ siteDir: "/there/is/no/such/folder" });

const LOGIN = "/api/Login/Login";

function refusal(errCode: string) {
  return { success: false, errCode, errMsg: expect.stringMatching(/\S/), resData: null };
}

test.each([
  ["broken JSON", "{"],
  ["no JSON at all", ""],
  ["a list where an object is due", "[]"],
  ["a missing field", '{"email":"merchant@company.example"}'],
  ["a field of another type", '{"email":"merchant@company.example","password":7}'],
  ["something that is no email (5.2)", '{"email":"merchant","password":"x"}'],
])("%s is refused within an envelope (7.2, 8.2)", async (_, body) => {
  const answer = await sandbox.post(LOGIN, body);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual(refusal(PROPOSED_CODES.invalidInput));
});

test("a refusal names the invalid fields", async () => {
  const answer = await sandbox.post(LOGIN, '{"email":"merchant","password":""}');
  expect(await answer.json()).toMatchObject({ errMsg: expect.stringContaining("(email, password)") });
});

test.each([
  ["lists", `${"[".repeat(30_000)}${"]".repeat(30_000)}`],
  ["records", `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`],
])("%s nested thousands of times are refused, and not logged as a fault", async (_, nested) => {
  const { token } = await sandbox.newMerchant();
  const body = `{"page":1,"pageSize":10,"code":${nested}}`;
  const answer = await sandbox.post("/api/Order/List", body, { Authorization: `Bearer ${token}` });
  expect([answer.status, await answer.json()]).toEqual([200, refusal(PROPOSED_CODES.invalidInput)]);
});

test("a number too large for its column is refused", async () => {
  const { token } = await sandbox.newMerchant();
  const body = { packageId: "growth", termMonths: 3_000_000_000, network: "TRON", requestKey: "a-request" };
  const answer = await sandbox.post("/api/Order/Create", JSON.stringify(body), { Authorization: `Bearer ${token}` });
  expect(await answer.json()).toEqual(refusal(PROPOSED_CODES.invalidInput));
});

test.each(["/api/Nothing/Here", "/api", "/api/Login/Login/"])("%s does not exist, within an envelope", async (path) => {
  const answer = await sandbox.post(path, "{}");
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual(refusal(PROPOSED_CODES.notFound));
});

test.each(["Bearer of-nothing", "Basic abc", ""])("the header Authorization %j is refused (8.3)", async (header) => {
  const answer = await sandbox.post("/api/Order/List", "{}", { Authorization: header });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual(refusal("4010"));
});

test("a refusal is in the language of the header, or in English (7.1)", async () => {
  const speak = async (language: string) => {
    const answer = await sandbox.post(LOGIN, "{}", { Language: language });
    return ((await answer.json()) as { errMsg: string }).errMsg;
  };
  const said = await Promise.all(ALL_LANGUAGES.map(speak));
  expect(new Set(said).size).toBe(ALL_LANGUAGES.length);
  expect(await speak("xx-XX")).toBe(said[0]);
});

test.each(["/api/Login/Login", "/home", "/sandbox", "/sandbox/sandbox.css", "/api/none"])(
  "%s comes with the security headers",
  async (path) => {
    const { headers } = await fetch(sandbox.url + path);
    for (const [name, value] of Object.entries(securityHeadersFor({ identityProvider: null })))
      expect(headers.get(name)).toBe(value);
  },
);

test.each(["/api/Login/Login", "/api/none", "/sandbox", "/sandbox/api/emails"])(
  "answers of %s are not cached",
  async (path) => {
    expect((await fetch(sandbox.url + path)).headers.get("Cache-Control")).toBe("no-store");
  },
);

test("without a build, the console's pages name the command", async () => {
  const answer = await fetch(`${sandbox.url}/home`);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain("npm run build");
});
