import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";
import { CALLS } from "#sandbox/http/calls.ts";
import { sandboxFixture } from "#sandbox/testing/fixtures.ts";
import type { Merchant } from "#sandbox/testing/sandbox-under-test.ts";

/* A body or query that two parsers could read differently is refused before it is used. */

const sandbox = sandboxFixture({ identity: true, providerStates: true });
let merchant: Merchant;
beforeAll(async () => {
  merchant = await sandbox.newMerchant();
});

const REFUSED = { success: false, errCode: PROPOSED_CODES.invalidInput, resData: null };

async function ask(path: string, body: Uint8Array<ArrayBuffer> | string, headers: Record<string, string> = {}) {
  const answer = await fetch(sandbox.url + path, {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${merchant.token}`, ...headers },
  });
  return { status: answer.status, said: await answer.text() };
}

const rename = (body: Uint8Array<ArrayBuffer> | string, headers?: Record<string, string>) =>
  ask("/api/User/update", body, headers).then(({ status, said }) => ({ status, envelope: JSON.parse(said) }));

/** `{"nickName":"…"}` with these bytes in the middle of the name. */
function named(...bytes: number[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([...Buffer.from('{"nickName":"A'), ...bytes, ...Buffer.from('B"}')]);
}

test.each([
  ["a byte that UTF-8 never has", named(0xff)],
  ["a continuation byte alone", named(0x80)],
  ["a truncated character", named(0xe6, 0x9e)],
  ["an overlong slash", named(0xc0, 0xaf)],
  ["a surrogate in three bytes", named(0xed, 0xa0, 0x80)],
  ["a character beyond U+10FFFF", named(0xf4, 0x90, 0x80, 0x80)],
  ["a byte order mark", Uint8Array.from([0xef, 0xbb, 0xbf, ...Buffer.from('{"nickName":"A"}')])],
  ["UTF-16", Uint8Array.from(Buffer.from('{"nickName":"A"}', "utf16le"))],
])("%s is refused and not repaired", async (_, body) => {
  expect(await rename(body)).toMatchObject({ status: 200, envelope: REFUSED });
});

test.each([
  ["a lone surrogate", '{"nickName":"A\\ud800B"}'],
  ["a lone surrogate in a name", '{"nickName":"A","\\udfff":1}'],
  ["a control character in a name", '{"nickName":"A","a\\u0000":1}'],
  ["one name twice", '{"nickName":"A","nickName":"B"}'],
  ["one name twice, once escaped", '{"nickName":"A","nick\\u004eame":"B"}'],
  ["one name twice in a nested object", '{"nickName":"A","more":[{"x":{"y":1, "y" : 2}}]}'],
  ["__proto__", '{"nickName":"A","__proto__":{"role":"admin"}}'],
  ["__proto__, escaped", '{"nickName":"A","more":{"__pro\\u0074o__":[]}}'],
  ["two values", '{"nickName":"A"}{"nickName":"B"}'],
  ["a comment", '{"nickName":"A"/* B */}'],
  ["a trailing comma", '{"nickName":"A",}'],
  ["NaN", '{"nickName":NaN}'],
])("%s is refused", async (_, body) => {
  expect(await rename(body)).toMatchObject({ status: 200, envelope: REFUSED });
});

const fields = CALLS.flatMap(({ method, path, inQuery, input }) =>
  Object.keys(input instanceof z.ZodMiniObject ? input.shape : {}).map((field) => ({
    ...{ method, field, inQuery },
    path: `/api${path.replace(/:product\{.*?Client\}/, "merchantClient")}`,
  })),
);

test("a control character is refused in every field of every call, by the field's name", async () => {
  expect(fields.length).toBeGreaterThan(100);
  const said = await Promise.all(
    fields.map(async ({ method, path, field, inQuery }) => {
      const typed = "a\u0000b";
      const query = inQuery ? `?${field}=${encodeURIComponent(typed)}` : "";
      const answer = await fetch(sandbox.url + path + query, {
        method,
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${merchant.token}` },
        ...(method === "POST" && { body: inQuery ? "" : JSON.stringify({ [field]: typed }) }),
      });
      const { errCode, errMsg } = (await answer.json()) as { errCode: string; errMsg: string };
      return `${path} ${errCode} ${/\((.*)\)$/.exec(errMsg)?.[1]}`;
    }),
  );
  expect(said).toEqual(fields.map(({ path, field }) => `${path} ${PROPOSED_CODES.invalidInput} ${field}`));
});

test("a duplicate-looking key inside a string is accepted", async () => {
  const body = '{"nickName":"\\"nickName\\":\\"} { ","a":[{"b":"c"},{"b":"b"}],"c":{"a":"b:"}}';
  expect(await rename(body)).toMatchObject({ envelope: { success: true } });
});

test.each(["1e400", "-1e400", "9007199254740993", "-1", "0", "1.5", "-0", '"1"', "[1]", "true", "null"])(
  "%s is refused as page and page size",
  async (number) => {
    for (const field of ["page", "pageSize"]) {
      const others = { page: '"pageSize":10', pageSize: '"page":1' }[field];
      const { said } = await ask("/api/Order/List", `{${others},"${field}":${number}}`);
      expect(JSON.parse(said)).toMatchObject({ ...REFUSED, errMsg: expect.stringContaining(`(${field})`) });
    }
  },
);

test("the largest page number returns an empty page", async () => {
  const { said } = await ask("/api/Order/List", `{"page":${Number.MAX_SAFE_INTEGER},"pageSize":100}`);
  expect(JSON.parse(said).resData.items).toEqual([]);
});

describe.each([
  "application/json; charset=utf-16",
  "application/json; charset=iso-8859-1",
  "application/json; charset=utf-8; charset=utf-16",
  "application/json; boundary=x",
  "application/json, text/plain",
  "application/jsonp",
  "application/problem+json",
])("a body of the type “%s”", (type) => {
  test.each(["/api/User/update", "/sandbox/api/orders/1/pay", "/sandbox/provider-states", "/sandbox/identity/proofs"])(
    "is refused at %s",
    async (path) => {
      expect((await ask(path, '{"nickName":"A"}', { "Content-Type": type })).status).toBe(415);
    },
  );
});

test.each(["application/json", "application/json;charset=UTF-8", 'APPLICATION/JSON ; charset="utf-8"'])(
  "a body of the type “%s” is read",
  async (type) => {
    const answer = await rename('{"nickName":"A"}', { "Content-Type": type });
    expect(answer).toMatchObject({ status: 200, envelope: { success: true } });
  },
);

test("a compressed body is refused unread", async () => {
  for (const encoding of ["gzip", "br", "deflate", "gzip, gzip"])
    expect((await rename("A", { "Content-Encoding": encoding })).status).toBe(415);
});

test.each(["%ff", "%ed%a0%80", "ja-JP%00", "%", "ja-JP&language=en-US", "ja-JP&__proto__=1"])(
  "a query is read just as strictly: language=%s",
  async (query) => {
    const { said } = await ask(`/api/User/Language?language=${query}`, "");
    expect(JSON.parse(said)).toMatchObject(REFUSED);
  },
);

test.each([
  ["/sandbox/api/orders/1/pay", { kind: "exact" }],
  ["/sandbox/api/applications/1/pay", { network: "TRON", amount: "1" }],
  ["/sandbox/api/applications/1/withdraw", { network: "TRON", amount: "1" }],
  ["/sandbox/api/merchants/1/top-up", { network: "TRON", amount: "1" }],
  ["/sandbox/provider-states", { state: "a paid order" }],
  ["/sandbox/identity/proofs", { client_id: "sandbox-console", kind: "code", email: "a@company.example" }],
])("requests of programs to %s are read just as strictly", async (path, given) => {
  const [name = ""] = Object.keys(given);
  const twice = JSON.stringify(given).replace("{", `{"${name}":"",`);
  const broken = Uint8Array.from([...Buffer.from(JSON.stringify({ ...given, x: "" }).slice(0, -2)), 0xff, 0x22, 0x7d]);
  for (const body of [twice, broken]) expect((await ask(path, body)).status).toBe(400);
});

test.each(["-1", "0", "0.0000001", "1e3", "1E3", "0x10", "1,5,5", "1 5", "١٢٫٥٫٥", "9".repeat(40), ""])(
  "%j is refused as an amount",
  async (amount) => {
    for (const path of ["orders/1/pay", "applications/1/pay", "applications/1/withdraw", "merchants/1/top-up"]) {
      const body = JSON.stringify({ kind: "exact", network: "TRON", amount });
      expect((await ask(`/sandbox/api/${path}`, body)).status).toBe(400);
    }
  },
);

describe.each(["orders/1/pay", "orders/1/refuse", "applications/1/withdraw", "merchants/1/top-up", "identity/choose"])(
  "the form of /sandbox/%s",
  (path) => {
    const form = "application/x-www-form-urlencoded";
    test.each([
      ["of another type", "multipart/form-data; boundary=x", "--x\r\nbroken", 415],
      ["that is no form", "text/plain", "kind=exact", 415],
      ["in another charset", `${form}; charset=utf-16`, "kind=exact", 415],
      ["with a field twice", form, "kind=exact&kind=short", 400],
      ["in bytes that are no UTF-8", form, "kind=%ff", 400],
      ["with the prototype as a field", form, "__proto__=1", 400],
    ])("%s is refused", async (_, type, body, status) => {
      const query = "?client_id=sandbox-console&response_type=code&request=1";
      expect((await ask(`/sandbox/${path}${query}`, body, { "Content-Type": type })).status).toBe(status);
    });
  },
);
