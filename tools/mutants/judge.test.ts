import { expect, test } from "vitest";
import { judge } from "./judge.ts";
import type { Mutant, Status } from "./mutant.ts";

const FILE = "machines/fault.ts";

/** One change a line, each called by its line. */
function changes(...statuses: readonly Status[]): Mutant[] {
  return statuses.map((status, at) => ({
    file: FILE,
    line: at + 1,
    kind: "StringLiteral",
    original: '"paid"',
    replacement: '""',
    changed: `  const word${at + 1} = "";`,
    status,
  }));
}
const NINE: readonly Status[] = [...Array<Status>(8).fill("Killed"), "Timeout"];

test("nine in ten are enough where the tenth has its reason, and what is made at load is left out", () => {
  const excuses = [{ because: "It is never read.", mutants: [`${FILE}: const word10 = "";`] }];
  expect(judge("faults", changes(...NINE, "Survived", "Ignored"), excuses)).toEqual({
    summary:
      "faults: 9 of 10 changes noticed (90.0 %, bar 90 %), 1 of the others explained, 1 made while a file is loaded, and not tried",
    problems: [],
  });
});

test.each(["Survived", "NoCoverage"] as const)(
  "one that lives without a reason (%s) is told with its place",
  (status) => {
    expect(judge("faults", changes(...NINE, "Killed", status), []).problems).toEqual([
      `${FILE}:11 StringLiteral: "paid" → ""\n    ${FILE}: const word11 = "";`,
    ]);
  },
);

test("reasons do not make up for what too few tests notice", () => {
  const mutants = [`${FILE}: const word1 = "";`];
  expect(judge("faults", changes("Survived", "Killed"), [{ because: "So it is.", mutants }]).problems).toEqual([
    "faults: only 50.0 % of the changes are noticed, and not 90 %",
  ]);
  expect(judge("faults", [], []).problems).toEqual(["faults: nothing was changed"]);
});

test("a reason for what is noticed by now is refused, and one for a file of another part is left alone", () => {
  const mutants = [`${FILE}: const word1 = "";`, `${FILE}: gone`, "machines/other.ts: gone"];
  expect(judge("faults", changes("Killed"), [{ because: "So it is.", mutants }]).problems).toEqual([
    `An excuse for what does not survive: ${FILE}: const word1 = "";`,
    `An excuse for what does not survive: ${FILE}: gone`,
  ]);
});
