import { expect, test } from "vitest";
import { readInteractions } from "#contracts/pact/written-pact.ts";
import { jsonAnswer } from "./answer.ts";
import { describeScore, isSharp, scoreOf } from "./score.ts";
import type { Verdict } from "./verdicts.ts";

const [exchange] = readInteractions();
if (!exchange) throw new Error("the pact is empty");
const verdict = (kind: string, fault: string, caught: boolean, noticed: boolean, rest = {}): Verdict => ({
  ...{ exchange, kind, fault, caught, noticed, answer: jsonAnswer({}) },
  ...rest,
});
const CAUGHT = Array.from({ length: 49 }, (_, index) => verdict("type", `a number ${index}`, true, true));

test("the bar is 98 of 100", () => {
  const missed = verdict("type", "a fraction", false, true);
  const isSharpWith = (...more: Verdict[]) => isSharp(scoreOf([...CAUGHT, ...more]));
  expect(isSharpWith(missed)).toBe(true);
  expect(isSharpWith(missed, missed)).toBe(false);
  expect(isSharpWith(verdict("rows", "twice", false, true, { inexpressible: "no rule relates two values" }))).toBe(
    true,
  );
  expect(isSharpWith(verdict("type", "not noticed either", false, false))).toBe(true);
});

test.each([
  ["a harmless change that is refused", verdict("harmless", "more fields", true, false, { harmless: true })],
  ["a kind that only the pact catches, without a reason", verdict("body", "a page", true, false)],
])("not sharp: %s", (_, given) => {
  expect(isSharp(scoreOf([...CAUGHT, given]))).toBe(false);
});

test("the report", async () => {
  const score = scoreOf([
    ...CAUGHT,
    verdict("type", "a fraction", false, true),
    verdict("range", "no letter T", true, false),
    verdict("body", "a page", true, false),
    verdict("rows", "the same row twice", false, true, { inexpressible: "no rule relates two values" }),
    verdict("harmless", "no charset", true, false, { harmless: true }),
    verdict("harmless", "additional headers", false, false, { harmless: true }),
  ]);
  await expect(describeScore(score)).toMatchFileSnapshot("printed/score.txt");
});
