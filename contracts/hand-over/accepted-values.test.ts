import { expect, test } from "vitest";
import { acceptsSubset, type Expected } from "./accepted-values.ts";

type Matcher = NonNullable<Expected["rule"]>["matchers"][number];
const exactly = (value: unknown): Expected => ({ value, rule: null });
const by = (value: unknown, ...matchers: Matcher[]): Expected => ({ value, rule: { combine: "AND", matchers } });
const either = (value: unknown, ...matchers: Matcher[]): Expected => ({ value, rule: { combine: "OR", matchers } });
const type = (value: unknown, size: { min?: number; max?: number } = {}) => by(value, { match: "type", ...size });
const regex = (regex: string) => by("a", { match: "regex", regex });
const [integer, decimal, number] = ["integer", "decimal", "number"].map((match) => by(1, { match })) as [
  Expected,
  Expected,
  Expected,
];
const flag = by(true, { match: "boolean" });
const nothing = by(null, { match: "null" });
const textOrNull = either("a", { match: "type" }, { match: "null" });
const text = by("a", { match: "type" }, { match: "regex", regex: "^[a-z]+$" });

test.each<[name: string, within: boolean, one: Expected, other: Expected]>([
  ["a value in itself", true, exactly({ a: [1] }), exactly({ a: [1] })],
  ["a value in another", false, exactly(5), exactly(6)],
  ["a type in a value", false, type(5), exactly(5)],
  ["a value in its type", true, exactly("x"), type("a")],
  ["a value in another type", false, exactly(5), type("a")],
  ["null in the type of a text", false, exactly(null), type("a")],
  ["a list in the type of an object", false, exactly([]), type({})],
  ["whole numbers in numbers", true, integer, number],
  ["decimals in numbers", true, decimal, number],
  ["numbers in whole numbers", false, number, integer],
  ["whole numbers in the type of one", true, integer, type(5)],
  ["the type of a number in whole numbers", false, type(5), integer],
  ["5 in whole numbers", true, exactly(5), integer],
  ["1.5 in whole numbers", false, exactly(1.5), integer],
  ["1.5 in numbers", true, exactly(1.5), number],
  ["a text in numbers", false, exactly("1"), number],
  ["yes or no in its type", true, flag, type(false)],
  ["the type of yes or no in yes or no", true, type(false), flag],
  ["a text in yes or no", false, exactly("true"), flag],
  ["whole numbers in yes or no", false, by(true, { match: "integer" }), flag],
  ["null in null", true, exactly(null), nothing],
  ["the rule null in null", true, nothing, nothing],
  ["a text in null", false, exactly("a"), nothing],
  ["a text in a text or null", true, type("b"), textOrNull],
  ["null in a text or null", true, nothing, textOrNull],
  ["a text or null in a text", false, textOrNull, type("b")],
  ["two words in three", true, regex("^(a|b)$"), regex("^(a|b|c)$")],
  ["three words in two", false, regex("^(a|b|c)$"), regex("^(a|b)$")],
  ["a pattern in itself", true, regex("^\\S+$"), regex("^\\S+$")],
  ["a pattern in another", false, regex("^\\S+$"), regex("^.+$")],
  ["a value in its pattern", true, exactly("a"), regex("^[a-z]$")],
  ["a value in another pattern", false, exactly("A"), regex("^[a-z]$")],
  ["a value in a pattern that JavaScript cannot read", false, exactly("a"), regex("(?<")],
  ["a type with a pattern in the type", true, text, type("b")],
  ["a pattern alone in a type", false, regex("^a$"), type("a")],
  ["a type in a type with a pattern", false, type("a"), text],
  ["one at least in any number", true, type([1], { min: 1 }), type([1])],
  ["any number in one at least", false, type([1]), type([1], { min: 1 })],
  ["two at most in three at most", true, type([1], { max: 2 }), type([1], { max: 3 })],
  ["three at most in two at most", false, type([1], { max: 3 }), type([1], { max: 2 })],
  ["no items in one at least", false, exactly([]), type([1], { min: 1 })],
  ["one item in one at least", true, exactly([7]), type([1], { min: 1 })],
  ["two items in one at most", false, exactly([7, 8]), type([1], { max: 1 })],
  ["an unknown rule in itself", true, by(1, { match: "semver" }), by(2, { match: "semver" })],
  ["an unknown rule in another", false, by(1, { match: "semver" }), by(1, { match: "date" })],
])("%s: %s", (_name, within, one, other) => {
  expect(acceptsSubset(one, other)).toBe(within);
});
