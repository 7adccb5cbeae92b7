import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Branch } from "./branches.ts";
import { isGood, judge, type Reasons } from "./judge.ts";
import { NOT_REACHED, SOMETIMES_REACHED } from "./not-reached.ts";

const ROOT = join(import.meta.dirname, "../../..");

const branch = (text: string, isReached: boolean): Branch => ({
  ...{ file: "src/orders/OrderStatus.tsx", line: 1, whole: `shortBy && ${text}`, text, isReached },
});
const reached = Array.from({ length: 19 }, (_, index) => branch(`reached ${index}`, true));

test("a branch that no situation reaches needs a reason, by its text or by that of the whole", () => {
  const branches = [...reached, branch("<Tag />", false)];
  expect(judge(branches, {}).open).toHaveLength(1);
  for (const text of ["<Tag />", "shortBy && <Tag />"]) {
    const verdict = judge(branches, { "src/orders/OrderStatus.tsx": { [text]: "It cannot be held still." } });
    expect(verdict).toMatchObject({ share: 0.95, open: [], idle: [] });
    expect(isGood(verdict)).toBe(true);
  }
});

test("an unused reason fails unless some runs need it, and so does one for another file", () => {
  const idle = { "src/orders/OrderStatus.tsx": { "reached 1": "It is reached." } };
  expect(judge(reached, idle).idle).toEqual(["src/orders/OrderStatus.tsx: reached 1"]);
  expect(isGood(judge(reached, idle))).toBe(false);
  expect(judge(reached, {}, idle).idle).toEqual([]);
  expect(
    judge([branch("<Tag />", false)], {}, { "src/orders/OrderStatus.tsx": { "<Tag />": "It depends." } }).open,
  ).toEqual([]);
  expect(judge([branch("<Tag />", false)], { "src/other.tsx": { "<Tag />": "Another." } }).open).toHaveLength(1);
});

test("reasons excuse no more than one branch in twenty, and a build without branches is none", () => {
  const reasons = { "src/orders/OrderStatus.tsx": { "<Tag />": "It cannot be held still." } };
  expect(isGood(judge([...reached.slice(1), branch("<Tag />", false)], reasons))).toBe(false);
  expect(isGood(judge([], {}))).toBe(false);
});

test("each reason is for code that is in its file", () => {
  const inOneLine = (text: string) => text.replaceAll(/\s/g, "");
  const gone = [NOT_REACHED, SOMETIMES_REACHED].flatMap(Object.entries<Reasons[string]>).flatMap(([file, texts]) => {
    const source = inOneLine(readFileSync(join(ROOT, file), "utf8"));
    return Object.keys(texts).filter((text) => !source.includes(inOneLine(text.replace("else of ", ""))));
  });
  expect(gone).toEqual([]);
});
