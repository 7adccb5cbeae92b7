import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { command } from "../check/command.ts";
import { project } from "../testing/project.ts";
import { readTally } from "./tally.ts";

const CI = join(import.meta.dirname, "..");

/** Runs a test file under the reporter and the silence of this project, and returns its tally. */
async function tallyOf(source: string) {
  const settings = { setupFiles: [join(CI, "test/silence.ts")], reporters: [join(CI, "test/reporter.ts")] };
  const root = project({
    "package.json": `{ "type": "module" }`,
    "vitest.config.js": `export default { test: ${JSON.stringify(settings)} };`,
    "a.test.ts": source,
  });
  symlinkSync(join(CI, "../node_modules"), join(root, "node_modules"));
  const file = join(root, "tally.json");
  process.env.TALLY_FILE = file;
  const [problem] = await command("vitest", ["run"], root);
  delete process.env.TALLY_FILE;
  return readTally(file, problem === undefined ? 0 : 1, `vitest, which said ${problem}, and`);
}

const HEAD = `import { afterAll, expect, test } from "vitest";\n`;

test("what passes, fails and is skipped is told apart, with the reasons", { timeout: 60_000 }, async () => {
  const tally = await tallyOf(`${HEAD}
test("passes", () => expect(1).toBe(1));
test("fails", () => expect(1).toBe(2));
test.skip("is silent", () => {});
test("explains", (context) => context.skip("needs a printer"));`);
  expect(tally).toEqual({
    passed: 1,
    failed: ["a.test.ts › fails"],
    skipped: [
      { title: "a.test.ts › is silent", reason: null },
      { title: "a.test.ts › explains", reason: "needs a printer" },
    ],
  });
});

test.each([
  ["a test that writes to the console", `test("talks", () => console.warn("careful"));`, "a.test.ts › talks"],
  [
    "a process that warns",
    `test("warns", async () => { process.emitWarning("old"); await new Promise(setImmediate); });`,
    "a.test.ts › warns",
  ],
  ["output outside of the tests", `console.log("loading"); test("passes", () => {});`, "a.test.ts › passes"],
  [
    "a rejection that nobody handles",
    `test("passes", async () => { Promise.reject(new Error("lost")); await new Promise((done) => setTimeout(done, 20)); });`,
    "unhandled: lost",
  ],
  ["a file that can't be loaded", `throw new Error("torn");`, "torn"],
  ["a hook that breaks", `afterAll(() => { throw new Error("left open"); }); test("passes", () => {});`, "left open"],
])("%s fails the run", { timeout: 60_000 }, async (_what, source, problem) => {
  expect((await tallyOf(HEAD + source)).failed.join("\n")).toContain(problem);
});
