import { execFileSync } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { project } from "#tools/testing/project.ts";
import { chosenOf, sampleOf } from "./chosen.ts";
import type { Defect } from "./defect.ts";
import { prove } from "./prove.ts";

const TOOLS = join(import.meta.dirname, "..");
const PATH = "machines/fault.test.ts";
const longer = { file: "machines/fault.ts", find: "5_000", replace: "120_000", says: "it stays for 120 s" };

test("a defect that its test notices is killed, and one that nobody notices survives, with where to look", {
  timeout: 60_000,
}, async () => {
  const root = smallProject(`
test("a toast stays for 5 s", { tags: ["8.2.c"] }, () => expect(SHOWN).toBe(5_000));
test("a toast stays", { tags: ["9.1.b"] }, () => expect(SHOWN).toBeGreaterThan(0));`);
  const killed = await proveIn(root, [{ ...longer, breaks: ["8.2.c"] }]);
  expect(killed.isKept).toBe(true);
  expect(killed.said).toMatch(
    /✓ 8\.2\.c: it stays for 120 s .*\n\n1 of 1 defects killed \(100\.0 %, bar 95 %\) in \d+ s$/,
  );

  const survived = await proveIn(root, [{ ...longer, breaks: ["8.2.c", "9.1.b"] }]);
  expect(survived.isKept).toBe(false);
  expect(survived.said).toContain("✗ 8.2.c, 9.1.b: it stays for 120 s");
  expect(survived.said).toContain(`at machines/fault.ts:1, of 9.1.b, which these declare:\n    ${PATH}: of 9.1.b`);
  expect(survived.said).toContain("0 of 1 defects killed");
  expect(readFileSync(join(root, "machines/fault.ts"), "utf8")).toContain("5_000");
});

test("a file that no longer loads is no test that notices", { timeout: 60_000 }, async () => {
  const root = smallProject(`test("a toast stays", { tags: ["9.1.b"] }, () => expect(SHOWN).toBe(5_000));`);
  const torn = { ...longer, breaks: ["9.1.b"], replace: "5_000 +;" };
  const { isKept, said } = await proveIn(root, [torn]);
  expect(isKept).toBe(false);
  expect(said).toContain(`What failed instead:\n    ${PATH}: `);
});

test("a test that fails anyway proves nothing", { timeout: 60_000 }, async () => {
  const root = smallProject(`test("it always fails", { tags: ["8.2.c"] }, () => expect(SHOWN).toBe(0));`);
  const { isKept, said } = await proveIn(root, [{ ...longer, breaks: ["8.2.c"] }]);
  expect([isKept, said]).toEqual([false, "Not proven to begin with: 8.2.c"]);
});

test("a part of the defects is chosen by statement, clause, section and shard", () => {
  const all = ["4.4.a", "4.4.b", "4.41.a", "5.1.a"].map((id) => ({ ...longer, breaks: [id] }));
  const idsOf = (choice: Parameters<typeof chosenOf>[1]) => chosenOf(all, choice).flatMap(({ breaks }) => breaks);
  expect(idsOf({ statement: "4.4.b" })).toEqual(["4.4.b"]);
  expect(idsOf({ statement: "4.4" })).toEqual(["4.4.a", "4.4.b"]);
  expect(idsOf({ statement: "4" })).toEqual(["4.4.a", "4.4.b", "4.41.a"]);
  expect(idsOf({ shard: "2/2" })).toEqual(["4.4.b", "5.1.a"]);
  expect(() => idsOf({ shard: "3/2" })).toThrow("--shard is written as 1/4, and not as 3/2");
});

test("a day's sample is the same all day, and another day's is another", () => {
  const all = Array.from({ length: 200 }, (_, at) => ({ ...longer, breaks: [`4.${at}.a`] }));
  const monday = sampleOf(all, "2026-11-23", 12);
  expect(monday).toHaveLength(12);
  expect(sampleOf(all.toReversed(), "2026-11-23", 12)).toEqual(monday);
  expect(sampleOf(all, "2026-11-24", 12)).not.toEqual(monday);
});

/** A project with one constant and tests of it, as git knows it. */
function smallProject(tests: string): string {
  const settings = { include: ["machines/*.test.ts"], name: "unit", tags: [{ name: "8.2.c" }, { name: "9.1.b" }] };
  const root = project({
    "package.json": `{ "type": "module" }`,
    "vitest.config.js": `export default { test: ${JSON.stringify(settings)} };`,
    "machines/fault.ts": "export const SHOWN = 5_000;",
    [PATH]: `import { expect, test } from "vitest";\nimport { SHOWN } from "./fault.ts";\n${tests}`,
    "tools/test/reporter.ts": readFileSync(join(TOOLS, "test/reporter.ts"), "utf8"),
    ".gitignore": "node_modules\n",
  });
  symlinkSync(join(TOOLS, "../node_modules"), join(root, "node_modules"));
  execFileSync("git", ["init", "-q"], { cwd: root });
  return root;
}

async function proveIn(root: string, defects: readonly Defect[]) {
  const said: string[] = [];
  const testsOf = (id: string) => [{ id, path: PATH, title: `of ${id}`, inBrowser: false }];
  const { isKept } = await prove(defects, { root, testsOf }, (line) => said.push(line));
  return { isKept, said: said.join("\n") };
}
