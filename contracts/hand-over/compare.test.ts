import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { PACT_FILE_NAME, PACTS_FOLDER } from "#contracts/pact/written-pact.ts";
import { isBreakingVersion } from "./compare.ts";
import { compareCommand } from "./compare-command.ts";

/* Compares a few exchanges of the committed pact with the same exchanges after one change. */

type Json = ReturnType<typeof JSON.parse>;
const folder = mkdtempSync(join(tmpdir(), "compare-"));
afterAll(() => rmSync(folder, { recursive: true }));

const whole: Json = JSON.parse(readFileSync(join(PACTS_FOLDER, PACT_FILE_NAME), "utf8"));
const SIGN_IN = "a sign-in with the right password";
const PROFILE = "the profile of a signed-in merchant";
const REFUSED = "POST /api/user/menu without a token";
const PACKAGES = "the packages on sale";
const SAMPLE = [SIGN_IN, PROFILE, REFUSED, PACKAGES];
const sample = (): Json => ({
  ...structuredClone(whole),
  interactions: structuredClone(whole.interactions.filter((one: Json) => SAMPLE.includes(one.description))),
});

type Change = (exchange: Json, pact: Json) => unknown;
let files = 0;
function fileOf(pact: Json): string {
  files += 1;
  const file = join(folder, `${files}.json`);
  writeFileSync(file, JSON.stringify(pact));
  return file;
}

const versions = { base: null, head: join(PACTS_FOLDER, PACT_FILE_NAME) };

/** The non-empty sections of a comparison. */
function compared(description: string, change: Change, before: Change = () => undefined) {
  const [base, head] = [sample(), sample()];
  for (const [pact, changes] of [
    [base, [before]],
    [head, [before, change]],
  ] as const) {
    const exchange = pact.interactions.find((one: Json) => one.description === description);
    for (const one of changes) one(exchange, pact);
  }
  const texts: string[] = [];
  const code = compareCommand(["--base", fileOf(base), "--head", fileOf(head)], (text) => texts.push(text), versions);
  const printed = texts.join("");
  const sections = [...printed.matchAll(/^### (\w+)/gm)].map(([, title]) => title?.toLowerCase());
  return { code, sections, printed };
}

const rulesOf = (exchange: Json): Json => exchange.response.matchingRules.body;
const data = (exchange: Json): Json => exchange.response.body.content.resData;
const pattern = (regex: string) => ({ combine: "AND", matchers: [{ match: "type" }, { match: "regex", regex }] });
const orNull = (rule: Json) => ({ combine: "OR", matchers: [{ match: "null" }, rule] });
const LANGUAGE = "$.resData.language";

test.each<[string, "breaking" | "additive" | "proposed" | "words" | "nothing", string, Change, Change?]>([
  ["an additional field in the answer", "breaking", SIGN_IN, (one) => Object.assign(data(one), { tier: "gold" })],
  ["a removed field in the answer", "additive", SIGN_IN, (one) => Reflect.deleteProperty(data(one), "avatar")],
  [
    "a field of another type",
    "breaking",
    SIGN_IN,
    (one) => {
      data(one).userId = 100234;
      rulesOf(one)["$.resData.userId"] = { combine: "AND", matchers: [{ match: "integer" }] };
    },
  ],
  ["a type by another example", "breaking", PROFILE, (one) => Object.assign(data(one), { nickName: 7 }), withType],
  ["another example of the same rule", "words", SIGN_IN, (one) => Object.assign(data(one), { accessToken: "0a1b2c" })],
  ["another literal", "breaking", SIGN_IN, (one) => Object.assign(data(one), { email: "x@example.com" })],
  [
    "success that became a refusal",
    "breaking",
    SIGN_IN,
    (one) => Object.assign(one.response.body.content, { success: false }),
  ],
  [
    "a literal that became any text",
    "additive",
    SIGN_IN,
    (one) => Object.assign(rulesOf(one), { "$.resData.email": pattern("^\\S+$") }),
  ],
  [
    "any text that became a literal",
    "breaking",
    SIGN_IN,
    (one) => Reflect.deleteProperty(rulesOf(one), "$.resData.accessToken"),
  ],
  [
    "an additional word",
    "additive",
    SIGN_IN,
    (one) => Object.assign(rulesOf(one), { [LANGUAGE]: words("en-US|zh-TW|th-TH") }),
    withWords,
  ],
  [
    "a removed word",
    "breaking",
    SIGN_IN,
    (one) => Object.assign(rulesOf(one), { [LANGUAGE]: words("en-US") }),
    withWords,
  ],
  [
    "words that became any text",
    "additive",
    SIGN_IN,
    (one) => Object.assign(rulesOf(one), { [LANGUAGE]: pattern("^\\S+$") }),
    withWords,
  ],
  [
    "another pattern",
    "breaking",
    SIGN_IN,
    (one) => Object.assign(rulesOf(one), { "$.resData.userId": pattern("^\\d{12}$") }),
  ],
  [
    "null in addition",
    "additive",
    REFUSED,
    (one) => Object.assign(rulesOf(one), { "$.errMsg": orNull({ match: "type" }) }),
    withText,
  ],
  ["null no longer", "breaking", PROFILE, (one) => Object.assign(rulesOf(one), { "$.resData.nickName": text() })],
  [
    "a number that became a whole one",
    "breaking",
    PROFILE,
    (one) => Object.assign(rulesOf(one), { "$.resData.role": only("integer") }),
    withNumber,
  ],
  [
    "a whole number that became any",
    "additive",
    PROFILE,
    (one) => Object.assign(rulesOf(one), { "$.resData.role": only("number") }),
    withInteger,
  ],
  [
    "a rule that is not known",
    "breaking",
    PROFILE,
    (one) => Object.assign(rulesOf(one), { "$.resData.role": only("semver") }),
  ],
  [
    "another code of a refusal",
    "breaking",
    REFUSED,
    (one) => Object.assign(rulesOf(one), { "$.errCode": pattern("^4010$") }),
  ],
  ["a list that may be empty", "additive", PACKAGES, listOf(0), mustHold],
  ["a list of two at least", "breaking", PACKAGES, listOf(2), mustHold],
  [
    "an additional field in a row",
    "breaking",
    PACKAGES,
    (one) => Object.assign(data(one).items[0], { rank: 1 }),
    mustHold,
  ],
  [
    "a removed field in a row",
    "additive",
    PACKAGES,
    (one) => Reflect.deleteProperty(data(one).items[0], "name"),
    mustHold,
  ],
  [
    "a rule for what no example has",
    "breaking",
    PROFILE,
    (one) => Object.assign(rulesOf(one), { "$.resData.tags[*]": text() }),
  ],
  ["another status", "breaking", SIGN_IN, (one) => Object.assign(one.response, { status: 201 })],
  [
    "an additional header in the answer",
    "breaking",
    SIGN_IN,
    (one) => Object.assign(one.response.headers, { "X-Trace": ["1"] }),
  ],
  [
    "a removed header in the answer",
    "additive",
    SIGN_IN,
    (one) => Reflect.deleteProperty(one.response.headers, "X-Trace"),
    withHeader,
  ],
  [
    "another rule for a header",
    "breaking",
    SIGN_IN,
    (one) => Object.assign(one.response.matchingRules.header, { "Content-Type": pattern("^text/plain$") }),
  ],
  ["the name of a header in small letters", "nothing", SIGN_IN, headerInSmallLetters],
  ["metadata about tools", "nothing", SIGN_IN, (_, pact) => Object.assign(pact.metadata, { pactRust: {} })],
  [
    "a value of a situation in the answer",
    "breaking",
    PROFILE,
    (one) => Object.assign(one.response, { generators: { body: {} } }),
  ],
  ["another path", "breaking", SIGN_IN, (one) => Object.assign(one.request, { path: "/api/Login" })],
  ["another method", "breaking", SIGN_IN, (one) => Object.assign(one.request, { method: "PUT" })],
  [
    "an additional field in the request",
    "breaking",
    SIGN_IN,
    (one) => Object.assign(one.request.body.content, { captcha: "x" }),
  ],
  [
    "a removed field in the request",
    "breaking",
    SIGN_IN,
    (one) => Reflect.deleteProperty(one.request.body.content, "password"),
  ],
  [
    "another word in the request",
    "breaking",
    SIGN_IN,
    (one) => Object.assign(one.request.body.content, { email: "y@example.com" }),
  ],
  ["another length in the request", "breaking", PROFILE, (one) => Object.assign(one.request.query, { id: ["1"] })],
  [
    "an additional header in the request",
    "breaking",
    SIGN_IN,
    (one) => Object.assign(one.request.headers, { "X-Client": ["console"] }),
  ],
  [
    "another requested language",
    "breaking",
    SIGN_IN,
    (one) => Object.assign(one.request.headers, { Language: ["th-TH"] }),
  ],
  ["a value of a situation that has another name", "breaking", PROFILE, renamedValue],
  [
    "a value that is no longer the situation's",
    "breaking",
    PROFILE,
    (one) => Reflect.deleteProperty(one.request.generators, "query"),
  ],
  ["another situation", "breaking", SIGN_IN, (one) => Object.assign(one.providerStates[0], { name: "a full moon" })],
  [
    "an additional situation",
    "breaking",
    SIGN_IN,
    (one) => one.providerStates.push({ name: "a full moon", params: {} }),
  ],
  [
    "another param of a situation",
    "breaking",
    SIGN_IN,
    (one) => Object.assign(one.providerStates[0].params, { password: "X" }),
  ],
  ["a param that has another name", "breaking", SIGN_IN, renamedParam],
  ["a proposed exchange that must hold", "breaking", PACKAGES, (one) => Object.assign(one, { pending: false })],
  ["a binding exchange that is only proposed", "additive", SIGN_IN, (one) => Object.assign(one, { pending: true })],
  [
    "anything about a proposed exchange",
    "proposed",
    PACKAGES,
    (one) => Object.assign(one.request, { path: "/api/Packages" }),
  ],
  ["a new exchange that must hold", "breaking", SIGN_IN, (one, pact) => pact.interactions.push(another(one))],
  ["a new proposed exchange", "proposed", PACKAGES, (one, pact) => pact.interactions.push(another(one))],
  [
    "a removed exchange",
    "additive",
    SIGN_IN,
    (one, pact) => pact.interactions.splice(pact.interactions.indexOf(one), 1),
  ],
  ["another description", "words", SIGN_IN, (one) => Object.assign(one, { description: "a sign-in that is right" })],
  [
    "other clauses",
    "words",
    SIGN_IN,
    (one) => Object.assign(one.comments.references.specification, { clauses: "clause 7.3" }),
  ],
  ["another kind of interaction", "breaking", SIGN_IN, (one) => Object.assign(one, { type: "Asynchronous/Messages" })],
  [
    "an unknown field of an exchange",
    "breaking",
    SIGN_IN,
    (one) => Object.assign(one, { pluginConfiguration: { grpc: {} } }),
  ],
  ["another provider", "breaking", SIGN_IN, (_, pact) => Object.assign(pact.provider, { name: "payments" })],
])("%s is %s", (_name, weight, description, change, before) => {
  const { sections, printed, code } = compared(description, change, before);
  expect(sections[0] ?? "nothing", printed).toBe(weight);
  expect(code).toBe(weight === "breaking" ? 1 : 0);
});

test("a parent's type rule applies to fields without their own, in either version", () => {
  const literal: Change = (one) => Object.assign(one.response.matchingRules, { body: {} });
  const ofParent: Change = (one) => Object.assign(rulesOf(one), { "$.resData": { matchers: [{ match: "type" }] } });
  const typed: Change = (one) => [literal, ofParent].map((change) => change(one, null));
  expect(compared(SIGN_IN, literal, typed).printed).toContain("resData.nickName: less is accepted");
  expect(compared(SIGN_IN, typed, literal).printed).toContain("resData.nickName: more is accepted");
});

test("a new description with a wider rule is additive", () => {
  const { sections } = compared(SIGN_IN, (one) => {
    one.description = "a sign-in that is right";
    delete data(one).avatar;
  });
  expect(sections).toEqual(["additive", "words"]);
});

test("the same contract does not differ from itself", () => {
  const { code, printed } = compared(SIGN_IN, () => undefined);
  expect(code).toBe(0);
  expect(printed).toContain("Nothing differs.");
});

test("a breaking change is allowed under a breaking version", () => {
  const bump: Change = (one, pact) => {
    data(one).tier = "gold";
    pact.metadata.contract.version = "9.0.0";
  };
  expect(compared(SIGN_IN, bump)).toMatchObject({ code: 0, sections: ["breaking"] });
  expect(isBreakingVersion(["0.1.0", "0.1.1"])).toBe(false);
  expect(isBreakingVersion(["0.1.0", "0.2.0"])).toBe(true);
  expect(isBreakingVersion(["1.1.0", "1.2.0"])).toBe(false);
});

test.each([
  ["a missing base", ["--base", "no-such-ref"], 'There is no contract to compare with at "no-such-ref".'],
  ["a base that is no pact", ["--base", "package.json"], 'What is at "package.json" is no pact in format V4.'],
])("%s: one sentence, and exit code 2", (_name, args, sentence) => {
  const command = fileURLToPath(new URL("../compare.ts", import.meta.url));
  const cwd = fileURLToPath(new URL("../../", import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [command, ...args], { encoding: "utf8", cwd });
  expect(status).toBe(2);
  expect(stdout).toBe(`${sentence}\n`);
});

function text() {
  return { combine: "AND", matchers: [{ match: "type" }] };
}
function only(match: string) {
  return { combine: "AND", matchers: [{ match }] };
}
function words(these: string) {
  return pattern(`^(${these})$`);
}
function withWords(one: Json) {
  rulesOf(one)[LANGUAGE] = words("en-US|zh-TW");
}
function withText(one: Json) {
  rulesOf(one)["$.errMsg"] = text();
}
function withType(one: Json) {
  rulesOf(one)["$.resData.nickName"] = text();
}
function withNumber(one: Json) {
  data(one).role = 7;
  rulesOf(one)["$.resData.role"] = only("number");
}
function withInteger(one: Json) {
  data(one).role = 7;
  rulesOf(one)["$.resData.role"] = only("integer");
}
function withHeader(one: Json) {
  one.response.headers["X-Trace"] = ["1"];
}
function headerInSmallLetters(one: Json) {
  one.response.headers = { "content-type": one.response.headers["Content-Type"] };
  one.response.matchingRules.header = { "content-type": one.response.matchingRules.header["Content-Type"] };
}
function mustHold(one: Json) {
  one.pending = false;
}
function listOf(min: number): Change {
  return (one) => {
    rulesOf(one)["$.resData.items"] = { combine: "AND", matchers: [{ match: "type", min }] };
  };
}
function renamedValue(one: Json) {
  one.request.generators = JSON.parse(JSON.stringify(one.request.generators).replace("{userId}", "{merchantId}"));
}
function renamedParam(one: Json) {
  const { password, ...params } = one.providerStates[0].params;
  one.providerStates[0].params = { ...params, passphrase: password };
}
function another(one: Json) {
  return {
    ...structuredClone(one),
    description: "another exchange",
    request: { ...one.request, path: "/api/Another" },
  };
}
