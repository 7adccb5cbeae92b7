import { beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";
import { CALLS } from "#sandbox/http/calls.ts";
import { sandboxFixture } from "#sandbox/testing/fixtures.ts";

type Size = {
  /** Matches the call and its field, such as "/Order/List pageSize"; the first match applies. */
  field: RegExp;
  least?: number;
  most?: number;
  /** Makes a value of this size; by default a text of that many characters. */
  of?: (size: number) => unknown;
};

const number = (size: number) => size;
const items = (size: number) => Array.from({ length: size }, (_, index) => index);
const password = (size: number) => "Zz9".padEnd(size, "x");
const digits = (size: number) => "5".repeat(size);
const address = (size: number) => "https://shop.example/".padEnd(size, "x");
const email = (size: number) => `${"x".repeat(size - "@company.example".length)}@company.example`;

/** The limits of each field in characters, in items or as a number (contracts/, docs/contracts-reference.md). */
const SIZES: readonly Size[] = [
  { field: / email$/, most: 254, of: email },
  { field: /(Login\/Login password| oldPassword)$/, least: 1, most: 128 },
  { field: / (password|newPassword)$/, least: 8, most: 128, of: password },
  { field: / deviceToken$/, most: 512 },
  { field: /^\/(Register|User)\/\w+ code$/, least: 1, most: 12 },
  { field: /IdentityLogin value$/, least: 1, most: 8192 },
  { field: / proof$/, least: 1, most: 512 },
  { field: / requestKey$/, least: 8, most: 128 },
  { field: /\/List (keyword|search|code|name|hash|currency|applicationCode)$/, most: 128 },
  { field: / (code|packageId|applicationCode)$/, least: 1, most: 64 },
  { field: /\/List page$/, least: 1, of: number },
  { field: /\/List pageSize$/, least: 1, most: 100, of: number },
  { field: /RehearsePayment amount$/, least: 1, most: 9, of: digits },
  { field: / userId$/, most: 64 },
  { field: / amount(From|Until)$/, least: 1, most: 30, of: digits },
  { field: / termMonths$/, least: 1, of: number },
  { field: /Receipts days$/, least: 1, most: 100, of: number },
  { field: /Read ids$/, most: 1000, of: items },
  { field: / nickName$/, least: 1, most: 40 },
  { field: /^\/App\/\w+ name$/, least: 1, most: 40 },
  { field: / remark$/, most: 200 },
  { field: /^\/App\/(Create|Update) (address|rechargeCallback|withdrawCallback)$/, most: 300, of: address },
  { field: / (name|job)$/, most: 80 },
  { field: / (organization|location)$/, most: 120 },
  { field: / introduction$/, most: 500 },
  { field: / personalWebsite$/, most: 200, of: address },
  { field: / phone$/, least: 5, most: 32, of: digits },
];
/** Invalid values of these fields are refused at any length. */
const REFUSED_ANYWAY = / (after|timeZone)$/;

const BOUNDS = ["minLength", "maxLength", "minimum", "exclusiveMinimum", "maximum", "maxItems", "pattern"];
function isBounded(schema: unknown): boolean {
  const { format, anyOf = [], ...rules } = Object(schema);
  return format !== "date-time" && (BOUNDS.some((bound) => bound in rules) || anyOf.some(isBounded));
}

const fields = CALLS.flatMap(({ path, input, method }) => {
  const { properties = {} } = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  return Object.entries(properties).map(([name, schema]) => ({ at: `${path} ${name}`, path, name, method, schema }));
});

test("every limited field of the contracts is in the table", () => {
  const bounded = fields.filter(({ schema, method }) => method === "POST" && isBounded(schema)).map(({ at }) => at);
  expect(bounded.length).toBeGreaterThan(80);
  expect(bounded.filter((at) => !REFUSED_ANYWAY.test(at) && !SIZES.some(({ field }) => field.test(at)))).toEqual([]);
});

const sandbox = sandboxFixture({ trustProxy: true });
let token: string;
beforeAll(async () => {
  ({ token } = await sandbox.newMerchant());
});

/** Whether a call accepts this value. Other fields are missing, but a refusal names every wrong field. */
async function takes(path: string, name: string, value: unknown): Promise<boolean> {
  const body = JSON.stringify({ [name]: value });
  const answer = await sandbox.post(`/api${path}`, body, { Authorization: `Bearer ${token}` });
  const { errMsg } = z.object({ errMsg: z.nullable(z.string()) }).parse(await answer.json());
  const [, wrong = ""] = /\(([\w, ]+)\)/.exec(errMsg ?? "") ?? [];
  return !wrong.split(", ").includes(name);
}

const tried = fields.flatMap((one) => {
  const size = SIZES.find(({ field }) => field.test(one.at));
  return size ? [{ ...one, size }] : [];
});

test.for(tried)("$at is accepted at its limits and refused beyond", async ({ path, name, size }) => {
  const { least, most, of = (length: number) => "x".repeat(length) } = size;
  const sizes = [least, most].flatMap((edge) => (edge === undefined ? [] : [edge - 1, edge, edge + 1]));
  const taken = await Promise.all(sizes.map((each) => takes(path, name, of(each))));
  expect(sizes.filter((_, index) => taken[index])).toEqual(
    sizes.filter((each) => each >= (least ?? 0) && each <= (most ?? Number.POSITIVE_INFINITY)),
  );
});

test("a body has 64 kB at most (413 beyond)", async () => {
  const padded = (size: number) => JSON.stringify({ email: "" }).padEnd(size, " ");
  const asked = [-1, 0, 1].map((beside) => sandbox.post("/api/Login/Login", padded(64 * 1024 + beside)));
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 413]);
  expect(await answers[2]?.json()).toMatchObject({ success: false, errCode: PROPOSED_CODES.invalidInput });
});

test("an input is nested at most sixteen levels deep", async () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : { within: nested(depth - 1) });
  const errCodes = [15, 16, 17].map(async (depth) => {
    const body = { email: "unknown@company.example", password: "Correct-Horse-7", beside: nested(depth) };
    const answer = await sandbox.post("/api/Login/Login", JSON.stringify(body));
    return Reflect.get(Object(await answer.json()), "errCode");
  });
  const { wrongCredentials, invalidInput } = PROPOSED_CODES;
  expect(await Promise.all(errCodes)).toEqual([wrongCredentials, wrongCredentials, invalidInput]);
});

test("a request id from a proxy has 8 to 64 characters", async () => {
  const kept = [7, 8, 9, 63, 64, 65].map(async (length) => {
    const given = "n".repeat(length);
    const { headers } = await sandbox.post("/api/Login/Login", "{}", { "X-Request-Id": given });
    return headers.get("X-Request-Id") === given;
  });
  expect(await Promise.all(kept)).toEqual([false, true, true, true, true, false]);
});
