import { expect, test } from "vitest";
import { project } from "#tools/testing/project.ts";
import { problemsOf } from "./defects.ts";

const defect = { breaks: ["8.2.c"], file: "machines/faults.ts", find: "5000", replace: "120_000", says: "it stays" };

test("a defect can be made where its text stands exactly once", () => {
  expect(problemsOf([defect], project({ "machines/faults.ts": "const shown = 5000;" }))).toEqual([]);
});

test.each([
  ["is gone", { "machines/faults.ts": "const shown = SHOWN;" }, "has the text 0 times"],
  ["stands twice", { "machines/faults.ts": "5000 5000" }, "has the text 2 times"],
  ["has lost its file", { "machines/other.ts": "5000" }, "has the text 0 times"],
])("a defect whose text %s is a problem", (_what, files, problem) => {
  expect(problemsOf([defect], project(files))).toEqual([expect.stringContaining(problem)]);
});

test("a defect of no statement, and one that changes nothing, are problems", () => {
  const root = project({ "machines/faults.ts": "5000" });
  expect(problemsOf([{ ...defect, breaks: ["8.2.z"] }], root)).toEqual([expect.stringContaining("no statement 8.2.z")]);
  expect(problemsOf([{ ...defect, replace: "5000" }], root)).toEqual([expect.stringContaining("nothing is changed")]);
});
