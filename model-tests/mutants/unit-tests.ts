import { existsSync } from "node:fs";
import { join } from "node:path";
import { createVitest } from "vitest/node";
import { usersOf } from "#model-tests/product/sources.ts";
import { STATEMENTS } from "#tools/requirements/statements.ts";

const ROOT = join(import.meta.dirname, "../..");
/** The timeout of a test in milliseconds; a timeout detects the mutant. */
const LIMIT = 5_000;

/** The unit tests of machines. One Vitest instance runs all mutants, since starting it takes longer than the tests. */
export async function startUnitTests() {
  // Failed tests detect mutants and must not change the exit code.
  const { exitCode } = process;
  const sources = new Map<string, string>();
  const options = {
    root: ROOT,
    config: false as const,
    watch: false,
    include: ["machines/**/*.test.ts"],
    setupFiles: ["./tools/test/silence.ts"],
    // Tags are not needed here.
    tags: STATEMENTS.map(({ id }) => ({ name: id })),
    isolate: false,
    maxWorkers: 1,
    bail: 1,
    testTimeout: LIMIT,
    // The cache on disk does not know changed sources.
    fsModuleCache: false,
    reporters: [{}],
  };
  const plugin = { name: "mutant", enforce: "pre" as const, load: (id: string) => sources.get(id) };
  const vitest = await createVitest(options, { plugins: [plugin] });
  return { hasTests, failure, stop };

  /** Whether a machine or one of its sources has a unit test. */
  function hasTests(files: readonly string[]): boolean {
    return files.some((file) => existsSync(testsOf(file)));
  }

  /**
   * Why a test of a machine, or of another that has the changed source, fails when one of its sources is another; null when none does.
   * @param file the one that defines the machine
   * @param changed the one that is another
   */
  async function failure(file: string, changed: string, source: string): Promise<string | null> {
    const files = [...new Set([file, changed, ...usersOf(changed)].map(testsOf))].filter((one) => existsSync(one));
    if (files.length === 0) return null;
    sources.set(changed, source);
    vitest.invalidateFile(changed);
    const tests = files.map((one) => vitest.getRootProject().createSpecification(one));
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests);
    sources.delete(changed);
    vitest.invalidateFile(changed);
    // Vitest also returns earlier results.
    const own = testModules.filter(({ moduleId }) => files.includes(moduleId));
    if (own.length === 0) throw new Error(`Vitest did not run ${files.join(", ")}`);
    const errors = own.flatMap((module) => [
      ...module.errors(),
      ...[...module.children.allTests("failed")].flatMap((one) => one.result().errors ?? []),
    ]);
    const [first] = [...errors, ...unhandledErrors];
    const isGood = unhandledErrors.length === 0 && own.every((module) => module.ok());
    return isGood ? null : messageOf(first);
  }

  async function stop(): Promise<void> {
    await vitest.close();
    process.exitCode = exitCode;
  }
}

function testsOf(file: string): string {
  return file.replace(/\.ts$/, ".test.ts");
}

function messageOf(error: unknown): string {
  return typeof error === "object" && error !== null && "message" in error ? String(error.message) : String(error);
}
