import { existsSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { command } from "#tools/check/command.ts";
import { project } from "#tools/testing/project.ts";
import { EMPTY_TALLY, readTally } from "./tally.ts";
import { runVitest } from "./vitest.ts";

const TOOLS = join(import.meta.dirname, "..");

/** A project of test files with this project's reporter and silence. */
function testProject(files: Readonly<Record<string, string>>): string {
  const settings = {
    include: ["*.test.ts"],
    tags: [{ name: "4.4.b" }, { name: "8.2.c" }],
    setupFiles: [join(TOOLS, "test/silence.ts")],
    reporters: [join(TOOLS, "test/reporter.ts")],
  };
  const tests = Object.entries(files).map(([name, source]) => [name, HEAD + source]);
  const root = project({
    "package.json": `{ "type": "module" }`,
    "vitest.config.js": `export default { test: ${JSON.stringify(settings)} };`,
    ...Object.fromEntries(tests),
  });
  symlinkSync(join(TOOLS, "../node_modules"), join(root, "node_modules"));
  return root;
}

async function tallyOf(files: Readonly<Record<string, string>>) {
  const root = testProject(files);
  const file = join(root, "tally.json");
  process.env.TALLY_FILE = file;
  const [problem] = await command("vitest", ["run"], root);
  delete process.env.TALLY_FILE;
  return readTally(file, problem === undefined ? 0 : 1, `vitest, which said ${problem}, and`);
}

const HEAD = `import { afterAll, expect, test } from "vitest";\n`;

test("passed, failed and skipped tests are reported, with the reasons", { timeout: 300_000 }, async () => {
  const source = `
test("passes", () => expect(1).toBe(1));
test("fails", { tags: ["8.2.c"] }, () => expect(1).toBe(2));
test("pays", { tags: ["4.4.b"] }, ({ task }) => { task.meta.situations = ["sign-in"]; });
test.skip("is silent", { tags: ["4.4.b"] }, () => {});
test("explains", (context) => context.skip("needs a printer"));`;
  expect(await tallyOf({ "a.test.ts": source })).toEqual({
    passed: 2,
    proven: ["4.4.b"],
    disproven: ["8.2.c"],
    situations: ["sign-in"],
    failed: ["a.test.ts › fails"],
    notRun: [],
    skipped: [
      { title: "a.test.ts › is silent", reason: null },
      { title: "a.test.ts › explains", reason: "needs a printer" },
    ],
  });
});

test("errors, warnings and output outside of assertions fail the run, each with its file or test", {
  timeout: 300_000,
}, async () => {
  const { failed } = await tallyOf({
    "console.test.ts": `test("talks", () => console.warn("careful"));`,
    "warning.test.ts": `test("warns", async () => { process.emitWarning("old"); await new Promise(setImmediate); });`,
    "output.test.ts": `console.log("loading"); test("passes", () => {});`,
    "rejection.test.ts": `test("passes", async () => {
  Promise.reject(new Error("lost"));
  await new Promise((done) => setTimeout(done, 20));
});`,
    "torn.test.ts": `throw new Error("torn");`,
    "hook.test.ts": `afterAll(() => { throw new Error("left open"); }); test("passes", () => {});`,
  });
  expect(failed.toSorted()).toEqual([
    "console.test.ts › talks",
    "hook.test.ts: left open",
    "output.test.ts › passes",
    "torn.test.ts: torn",
    "unhandled: lost",
    "warning.test.ts › warns",
  ]);
});

test("a run that hangs is stopped and names the running test", { timeout: 300_000 }, async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  const root = testProject({
    "stuck.test.ts": `
test("passes", () => {});
import { mkdirSync } from "node:fs";
const stay = () => {
  mkdirSync("stuck");
  return new Promise(() => {});
};
test.extend("shop", async ({}, { onCleanup }) => onCleanup(stay))("never leaves", ({ shop }) => {});`,
  });
  symlinkSync(TOOLS, join(root, "tools"));
  const late = new AbortController();
  const running = runVitest([], root, { signal: late.signal, silent: true });
  await expect.poll(() => existsSync(join(root, "stuck")), { timeout: 60_000 }).toBe(true);
  late.abort();
  expect((await running).failed).toContain("stuck.test.ts › never leaves never ended");
  expect(said).toHaveBeenCalledWith(expect.stringContaining("is ended"));
});

test("tests that did not run after too many failures are reported as not run, and not as passed or skipped", {
  timeout: 300_000,
}, async () => {
  const root = testProject({
    "a.test.ts": `test("fails", () => expect("the larger file is run first").toBe("")); test("is left", () => {});`,
    "b.test.ts": `test("passes", () => {});`,
  });
  symlinkSync(TOOLS, join(root, "tools"));
  const tally = await runVitest([], root, { words: ["--bail=1", "--maxWorkers=1"], silent: true });
  expect(tally).toEqual({
    ...EMPTY_TALLY,
    failed: ["a.test.ts › fails"],
    notRun: ["a.test.ts: 1 of its tests", "b.test.ts"],
  });
});
