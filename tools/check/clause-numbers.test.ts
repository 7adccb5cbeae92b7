import { expect, test } from "vitest";
import { project } from "#tools/testing/project.ts";
import { clauseNumbers } from "./clause-numbers.ts";

test.each([
  ["a machine's meta", "machines/a.ts", `export const meta = { spec: ["4.4", "4.10"] };`, "4.10"],
  ["a docstring", "contracts/a.ts", "/** Signs in (7.3, 7.20). */\nexport const a = 1;", "7.20"],
  ["the title of a test", "src/a.test.ts", `test("stays signed in (4.99)", () => {});`, "4.99"],
  ["the title of a table of tests", "src/a.test.ts", `test.each([1])("counts %s (10.1)", () => {});`, "10.1"],
])("a clause that does not exist is found in %s", async (_where, path, source, clause) => {
  const problems = await clauseNumbers.run(project({ [path]: source }));
  expect(problems).toEqual([expect.stringContaining(`names clause ${clause}`)]);
});

test("clauses that exist pass, and other numbers in the code are not read as clauses", async () => {
  const root = project({
    "src/a.test.ts": `/** Shows errors (8.2 to 8.4). */ test("asks (2.19, 2.20)", () => { Math.max(0.5); expect("(99.1)").toBe(1); });`,
  });
  expect(await clauseNumbers.run(root)).toEqual([]);
});
