import { expect, test } from "vitest";
import { describeProposed } from "#contracts/verification/summary.ts";
import type { Outcome } from "#contracts/verification/verify-provider.ts";
import { htmlReport } from "./html.ts";
import { jsonReport } from "./json.ts";
import { junitReport } from "./junit.ts";

const OUTCOME: Outcome = {
  description: "an answer with <b>",
  states: [],
  clauses: "clause 7.1 & 8.2",
  standing: "shown",
  proposed: false,
  reasons: ['errMsg: "<script>" & more'],
  hints: [],
};

test.each([
  ["HTML", htmlReport],
  ["JUnit", junitReport],
])("%s report: markup in what a service answers is escaped, in every part", (_name, report) => {
  const proposed = { ...OUTCOME, proposed: true };
  const written = report({ outcomes: [OUTCOME, proposed], problems: ["no <state> & no answer"] }, false);
  for (const [text, count] of [
    ["an answer with &lt;b&gt;", 2],
    ["7.1 &amp; 8.2", 2],
    ["errMsg: &quot;&lt;script&gt;&quot; &amp; more", 2],
    ["no &lt;state&gt; &amp; no answer", 1],
  ] as const)
    expect(written.split(text).length - 1, text).toBeGreaterThanOrEqual(count);
  expect(written).not.toMatch(/<script|<b>|<state| & /);
});

const HOLDS: Outcome = { ...OUTCOME, description: "a sign-in", clauses: "clause 3.2", reasons: [] };
const MIXED: Outcome[] = [HOLDS, OUTCOME, { ...HOLDS, proposed: true }, { ...OUTCOME, proposed: true }];

test.each([
  ["html", htmlReport],
  ["xml", junitReport],
  ["json", jsonReport],
  ["txt", describeProposed],
])("the whole report as %s", async (ending, report) => {
  const of = (outcomes: Outcome[], problems: string[] = []) => ({ outcomes, problems });
  const written = [
    ["broken", report(of(MIXED), false)],
    ["strict", report(of([HOLDS, ...MIXED.slice(2)]), true)],
    ["not strict", report(of([HOLDS, ...MIXED.slice(2)]), false)],
    ["could not be tried", report(of([], ["The service does not answer."]), false)],
  ].map(([title, text]) => `=== ${title}\n${text}`);
  await expect(written.join("\n")).toMatchFileSnapshot(`../printed/report-${ending}.txt`);
});
