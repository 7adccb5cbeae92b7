import { describe, expect, test } from "vitest";
import {
  anyText,
  type Check,
  fields,
  flag,
  listOf,
  oneOf,
  optional,
  readAs,
  recordOf,
  text,
  textThat,
  wholeNumber,
  withDefault,
} from "./checks.ts";

const RANGE = wholeNumber({ min: 1, max: 9 });
const digits = readAs("must be digits", (sent) => (typeof sent === "number" ? String(sent) : undefined));

test.each<[string, Check<unknown>, unknown]>([
  ["any text", anyText, ""],
  ["a text", text, "x"],
  ["a word", oneOf(["light", "dark"]), "dark"],
  ["false", flag, false],
  ["the least", RANGE, 1],
  ["the most", RANGE, 9],
  ["what may be left out", optional(text), undefined],
  ["a list", listOf(RANGE), [3, 1]],
  ["an empty list", listOf(RANGE), []],
  ["a record", recordOf(flag), { a: true, constructor: false }],
])("%s is taken as it is", (_, check, sent) => {
  expect(check.safeParse(sent)).toEqual({ success: true, data: sent });
});

test.each<[string, Check<unknown>, unknown]>([
  ["must be a text", anyText, 5],
  ["must be a text", text, null],
  ["must not be empty", text, ""],
  ["must be one of: light, dark", oneOf(["light", "dark"]), "sepia"],
  ["must be true or false", flag, "true"],
  ["must be a whole number from 1 to 9", RANGE, 0],
  ["must be a whole number from 1 to 9", RANGE, 10],
  ["must be a whole number from 1 to 9", RANGE, 1.5],
  ["must be a whole number from 1 to 9", RANGE, "5"],
  ["must be digits", digits, "5"],
  ["must be a text", optional(text), null],
  ["must be a list", listOf(flag), { 0: true }],
  ["must be an object", recordOf(flag), [true]],
  ["must be an object", fields({}), null],
  ["must be an object", fields({}), []],
  ["must be an object", fields({}), "{}"],
])("%s", (message, check, sent) => {
  expect(check.safeParse(sent)).toEqual({ success: false, error: { issues: [{ path: [], message }] } });
});

test("every rule that a text breaks is a fault", () => {
  const template = textThat(
    [(sent) => sent.startsWith("https:"), "must be https"],
    [(sent) => sent.includes("#"), "#"],
  );
  expect(template.safeParse("https:#").success).toBe(true);
  expect(faultsOf(template, "http:")).toEqual([": must be https", ": #"]);
});

describe("an object", () => {
  const shape = { name: text, size: withDefault(RANGE, 5), note: optional(anyText) };

  test("has what is left out by default, and no field for what may be left out", () => {
    expect(fields(shape).safeParse({ name: "a" })).toStrictEqual({ success: true, data: { name: "a", size: 5 } });
  });

  test("leaves out what is not asked for, or refuses it by its name, also where every object has one", () => {
    const sent = JSON.parse('{"name":"a","more":1,"toString":2,"__proto__":{"size":7}}');
    expect(fields(shape).safeParse(sent)).toStrictEqual({ success: true, data: { name: "a", size: 5 } });
    expect(faultsOf(fields(shape, { only: true }), sent)).toEqual([
      "more: is not known here",
      "toString: is not known here",
      "__proto__: is not known here",
    ]);
  });

  test("takes nothing from a prototype", () => {
    const anything = readAs("must be there", (sent) => sent);
    expect(faultsOf(fields({ toString: anything }), {})).toEqual(["toString: must be there"]);
  });

  test("names every fault at once, with the way to it", () => {
    const nested = fields({ list: listOf(fields(shape)), by: recordOf(flag) });
    expect(faultsOf(nested, { list: [{ name: "a" }, { size: 0 }], by: { one: 1, two: true } })).toEqual([
      "list.1.name: must be a text",
      "list.1.size: must be a whole number from 1 to 9",
      "by.one: must be true or false",
    ]);
  });
});

test("a record has no field that would become a prototype", () => {
  const read = recordOf(anyText).safeParse(JSON.parse('{"__proto__":"x","a":"b"}'));
  expect(read).toStrictEqual({ success: true, data: { a: "b" } });
});

function faultsOf(check: Check<unknown>, sent: unknown): string[] {
  const read = check.safeParse(sent);
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}
